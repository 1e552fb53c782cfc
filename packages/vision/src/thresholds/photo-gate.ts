// The limits of the photo gate, measured by blurring, shrinking, lighting and turning six portraits. No limit
// depends on skin brightness.

/** Width of the face in pixels: below the first no skin can be seen, below the second no fine detail. */
export const FACE_WIDTH_FAIL = 200;
export const FACE_WIDTH_WARN = 350;

/** Share of the face's oval that is inside the picture. Faces cut by the edge reached 0.80 to 0.86. */
export const FACE_INSIDE_FAIL = 0.95;

/**
 * Head turned to a side, degrees. From about 25 the far cheek is foreshortened, from about 40 it is hidden.
 */
export const YAW_WARN = 25;
export const YAW_FAIL = 40;

/**
 * Degrees up to which the report says that a head looks straight at the camera. Our choice: beyond it,
 * another photo may be called turned.
 */
export const LOOKS_STRAIGHT = 10;

/** Chin up or down, degrees. The mesh reads 4 to 9 for a level head, so the range is centred there. */
export const PITCH_LEVEL = 7;
export const PITCH_WARN = 18;
export const PITCH_FAIL = 28;

/**
 * Ratio of fine to coarse contrast at the eyes: 0.44 to 0.80 in sharp photos, under 0.43 with a blur of 1.2
 * px, under 0.36 with 2.5 px and more. Pale faces are 0.03 lower than dark ones, so a limit inside the range
 * of sharp photos would refuse only pale faces.
 */
export const SHARPNESS_WARN = 0.44;
export const SHARPNESS_FAIL = 0.38;

/**
 * Share of white that is added to both cheeks before they are compared. With it the balance of the same light
 * varies by 1 % over ten tones, without it by 14 %.
 */
export const LIGHT_BALANCE_LIFT = 0.008;

/**
 * Difference of the cheeks' optical density. A planted difference of 0.6 reads 0.9, one of 1 reads 1.4, one
 * of 1.5 reads 1.95.
 */
export const LIGHT_BALANCE_WARN = 0.7;
export const LIGHT_BALANCE_FAIL = 1.5;

/** Difference up to which the report praises even light. Our choice: half of what causes a warning. */
export const EVENLY_LIT = 0.35;

/** Share of the skin with a channel at 253 or more. An exposure 1.5 times too long gives 0.37. */
export const CLIPPED_BYTE = 253;
export const CLIPPED_WARN = 0.1;
export const CLIPPED_FAIL = 0.4;

/** Share of the skin whose brightest channel is at most this byte: too dark to measure on any skin tone. */
export const CRUSHED_BYTE = 12;
export const CRUSHED_WARN = 0.05;
export const CRUSHED_FAIL = 0.3;

/**
 * Largest difference of the three channels' optical densities at a place without colour, and the share of
 * such places in the face from which the photo is black and white. In such a photo all three are equal; skin
 * of every tone is denser in blue than in red.
 */
export const GREY_DIFFERENCE = 0.02;
export const GREY_FAIL = 0.9;

/**
 * Pigment and blood, optical density, that coloured light adds to the whites of the eyes; beyond these, it
 * hides the colour of the skin. The whites have nearly the same colour in everybody, so the same light is
 * treated alike on every skin. Sets A and B reach -0.3 to 1.8 and 0 to 0.9, painted faces 0 to 0.8 and 0.1 to
 * 0.4. Light that is a fifth too weak in red and blue (tubes) or half too strong in blue (shade) lies inside,
 * and light about one and a half times as far off lies beyond. Light half too weak in blue (bulbs) reaches
 * 3.5, since lids pass for the whites in narrow eyes, and four fifths too weak 4.1 at least.
 */
export const LIGHT_PIGMENT_RANGE: readonly [number, number] = [-1.25, 3.6];
export const LIGHT_BLOOD_RANGE: readonly [number, number] = [-0.65, 1.8];

/** Pigment that warm light adds to the whites from which it causes a warning. No photo of set A or B. */
export const LIGHT_PIGMENT_WARN = 2.8;

/**
 * Sum of the pigment and blood of the skin, and of that sum above the whites, below both of which the photo
 * is a negative. Sets A and B have 0.77 and -0.42 at least, and -0.7 and -0.35 in the blue light of shade.
 * Negatives in which a face is found reach -0.8 and -0.63 at most.
 */
export const SKIN_IN_BLUE = -0.4;
export const SKIN_OVER_WHITES = -0.5;

/**
 * A photo in one brown, such as sepia: the whites are as brown as in warm light and not red at all, and the
 * colours of the face hardly vary (a share of its brightness). In sepia the whites reach 1.3 to 1.8 and 0.02
 * at most, the variety is 0.004 at most, and 0.012 after JPEG 80. Painted faces vary by 0.0093 at least and
 * real ones by 0.025.
 */
export const ONE_COLOUR_PIGMENT = 1.2;
export const ONE_COLOUR_BLOOD = 0.03;
export const ONE_COLOUR_VARIETY = 0.012;

/**
 * Variety of colours below which a photo is in two colours if its whites are not those of ordinary light:
 * sets A and B vary by 0.025 at least, portraits in two colours (JPEG 85) by 0.003 to 0.008 in the median.
 * Pale painted faces vary as little, and their whites are ordinary.
 */
export const DUOTONE_VARIETY = 0.0085;
export const DUOTONE_PIGMENT: readonly [number, number] = [-0.6, 1.9];
export const DUOTONE_BLOOD: readonly [number, number] = [-0.1, 0.95];

/**
 * Variety from which colours are more vivid than those of skin: no photo of sets A and B exceeds 0.103. With
 * 1.8 times their colour they have 0.049 to 0.171, so nobody is refused for a filter.
 */
export const VIVID_VARIETY = 0.11;

/**
 * Linear light in green, 0 to 1, that the picture reaches beside the face (99th percentile) or in the eyes
 * (90th), whichever is more. Eye whites, a wall or a shirt are light in every well lit photo, so this tells a
 * dark photo from dark skin. The limits are the bytes 95 and 60.
 */
export const HIGHLIGHT_WARN = 0.114;
export const HIGHLIGHT_FAIL = 0.045;

/** Noise of the skin in optical density (finest scale). Phones in daylight stay under 0.03 on every tone. */
export const NOISE_WARN = 0.12;
export const NOISE_FAIL = 0.3;

/** Share of nearly black or white pixels in a picture without a face from which the light is named. */
export const NO_FACE_EXTREME = 0.75;
