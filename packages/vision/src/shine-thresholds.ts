// The numbers that decide about mirrored light; where they come from is told as in `thresholds.ts`.

/** Share of the pixels of forehead, nose and cheeks, the palest first, that are not asked what colour matte skin has. */
export const MATTE_FROM = 0.2;

/**
 * How much matte skin of one face usually varies: shading beside the smooth surface that is fitted, pigment, blood, a rest of its own
 * in each channel; and how far the lamp's colour may be from white, as linear light. Chosen with the share above and the one below
 * among about 50 settings on development faces on all tones, for the least difference between tones that neither warm light nor patches
 * of pigment pass for shine.
 */
export const MATTE_VARIES = { shading: 0.3, pigment: 0.1, blood: 0.1, channel: 0.03, lamp: 0.055 };

/**
 * Mirrored light over that of the brightest parts of the picture, which ordinary skin shows as well and which is taken off. Painted
 * skin has a film that mirrors 0.06 at most.
 */
export const ORDINARY_FILM = 0.05;

/**
 * Share in which light that is missing beyond the same limit is set against light that is too much: patches of pigment and blood
 * come both ways, mirrored light only one. The whole of it would hide shine on pale skin.
 */
export const MISSING_LIGHT_COUNTS = 0.35;

/** The same share beyond that film, from which a place is drawn as shining. */
export const SHINING_PLACE = 0.05;

/**
 * Light that the film of ordinary skin mirrors on the cheek and under the eyes, over that of the brightest parts of the picture.
 * Chosen among about 25 pairs on development faces, for the least difference of planted circles between tones. How much more it is
 * under the eyes was seen on painted faces only.
 */
export const FILM_ON_CHEEK = 0.004;
export const FILM_UNDER_EYE = 0.01;

/**
 * Density of darkness that this film hides under an eye, from which only the eye that shows more counts; on the palest skin it is
 * 0.01, on the darkest 0.16. Chosen among five values on development faces on all tones.
 */
export const FILM_HIDES_EYE = 0.2;

/**
 * How much pigment differs over a face, optical density, and how much light the film mirrors, over that of the brightest parts of the
 * picture: where the first pales the skin more than the second, paleness is no sign of film. Ours, of the size of painted faces; with
 * 0.02 of pigment the lines of ten tones were as even.
 */
export const PIGMENT_VARIES = 0.05;
export const FILM_VARIES = 0.02;

/**
 * Contrast that a line loses per density that the film hides. A film over everything would take a little more than the whole of it,
 * but the folds of real, shining foreheads stand out in the shine itself. From 0.5 to 1 lines are as even on ten tones.
 */
export const FILM_DIMS_LINES = 0.8;

/**
 * How much of that density is added to the response that a line needs: a film that mirrors unevenly makes lines of its own, between
 * the brows above all. Chosen among three values on 60 development faces with pores, JPEG and side light.
 */
export const LINE_FILM_SHARE = 0.02;

/**
 * Film over the skin whose evenness is read, in the same share; where it mirrors most, the skin is left out. Among four values the
 * most even on ten tones is 0.003 to 0.004 (14 development faces); more would also add to the grain of compression on dark skin.
 */
export const FILM_OVER_PATCHES = 0.003;
