// The numbers of the measures, in optical density on the canonical face map ("chart") unless said otherwise.
// Development images: README.md of the package.

/**
 * Skin that is brighter than the fitted shading by more than this, and paler, may have its colour hidden by
 * specular reflection.
 */
export const SHINE_BRIGHTER = 0.15;
export const SHINE_PALER = 0.05;

/**
 * Share of the open skin, the less red part, whose mean blood counts as ordinary for the face. On development
 * faces half of the skin changes least when the photo is saved again and differs least between tones; the
 * whole of it loses half of what is planted.
 */
export const LESS_RED_SKIN = 0.5;

/** Blood above the ordinary from which a place is drawn as red. */
export const RED_PLACE = 0.08;

/** Line response (second derivative across the line, mean along it): thin (1.5 px), broad (2.4 px) lines. */
export const LINE_THIN = 0.017;
export const LINE_BROAD = 0.021;

/**
 * Share of the noise (standard deviation) that is added to the two limits above, and the noise from which the
 * addition stops growing.
 */
export const LINE_NOISE_SHARE = 0.12;
export const LINE_NOISE_LIMIT = 0.1;

/** Length of the shortest line, chart pixels (about 8 mm). */
export const LINE_LENGTH = 24;

/**
 * Width of the face, pixels, from which lines are told. Photos of set B that were made smaller rank by lines
 * as in full size with a correlation of 0.90 at 250 pixels, 0.88 at 220 and 0.86 at 200. Of 15 portraits of
 * set A with lines of 0.5 to 3.1 the furthest moved by 0.4, 0.7 and 1.4 points.
 */
export const LINES_FROM_WIDTH = 250;

/**
 * Standard deviation that a face narrower than `FACE_WIDTH_WARN` adds to lines, points: those portraits at
 * 250 pixels, against their full size, have 0.18, and set B has 0.08.
 */
export const LINES_SMALL_FACE_SPREAD = 0.2;

/**
 * Standard deviation that a smile adds to lines, points: those of forehead and glabella alone differ from
 * those of all places by 0.16 in the neutral photos of set B. Our choice for faces with more lines.
 */
export const SMILE_SPREAD = 0.2;

/**
 * Share of burnt-out skin from which shine reads too high, because the white that it is measured by no longer
 * grows with the light, and the standard deviation that this adds, points. Second photos of set B in 1.3 to
 * 2.5 times the light differ by 0.41 points with 0.01 to 0.03 of the face burnt out and by 0.66 with 0.03 to
 * 0.06, where 0.16 is usual.
 */
export const SHINE_BURNS_FROM = 0.01;
export const SHINE_BURNT_SPREAD = 0.5;

/** Minimum number of free pixels in a region for measuring a line, texture or colour there. */
export const REGION_PIXELS = 250;

/** Minimum of half-size pixels of matte skin under an eye: about a sixth of those without glasses. */
export const UNDER_EYE_PIXELS = 50;

/**
 * Quantile of the darkness under an eye at which a circle is read. On 16 development faces of all tones 0.3
 * to 0.9 were tried: from 0.8 on, light and surface film change a circle least.
 */
export const CIRCLE_CORE = 0.8;

/**
 * Weight of darkness in a dark circle. The rest of the darkness may be shadow, which moves with a smile. Of
 * 0.3 to 1, two photos of a person of set B agree better the lower it is, and painted circles in light from
 * the side are followed worse.
 */
export const CIRCLE_DARKNESS_SHARE = 0.4;
