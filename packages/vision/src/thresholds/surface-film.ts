// The numbers that decide about specular reflection and the skin's surface film. Development images:
// README.md of the package.

/**
 * Share of the pixels of forehead, nose and cheeks, the palest ones, that are left out when the colour of
 * matte skin is estimated.
 */
export const MATTE_FROM = 0.2;

/**
 * Usual variation of the matte skin of one face: shading that the fitted smooth surface does not explain,
 * pigment, blood, and an independent remainder per channel. `lamp` is the usual deviation of the lamp's
 * colour from white, in linear light. Chosen with `MATTE_FROM` and `MISSING_LIGHT_COUNTS` among about 50
 * settings on development faces of all tones, for the least difference between tones at which neither warm
 * light nor patches of pigment count as shine.
 */
export const MATTE_VARIES = { shading: 0.3, pigment: 0.1, blood: 0.1, channel: 0.03, lamp: 0.055 };

/**
 * Specular reflection of ordinary skin, relative to the brightest parts of the picture. It is subtracted. The
 * surface film of painted skin reflects 0.06 at most.
 */
export const ORDINARY_FILM = 0.05;

/**
 * Weight of missing light beyond the same limit when it is subtracted from excess light. Patches of pigment
 * and blood deviate in both directions, specular reflection only in one. A weight of 1 would hide shine on
 * pale skin.
 */
export const MISSING_LIGHT_COUNTS = 0.35;

/**
 * Contrast of the reflection to the diffuse light beside it, as the logarithm of their sum over the diffuse
 * light, of ordinary skin on any tone. It is subtracted. The darkest painted face without shine has 0.01
 * beyond it on average, dark skin in set B that does not shine up to 0.03, and the three glossiest dark faces
 * of sets A and B 0.08 to 0.12.
 */
export const ORDINARY_CONTRAST = 0.3;

/** The least diffuse light that a contrast is taken to, relative to the brightest parts of the picture. */
export const LEAST_DIFFUSE = 0.02;

/**
 * The share of light that visible contrast counts as at most, and the contrast at which it is at two thirds
 * of that. The glossiest dark faces then read 1.3 to 1.6. A thick film has any contrast on dark skin; what
 * is beyond the limit is read from its light alone, so that it reads alike on every tone.
 */
export const CONTRAST_COUNTS = 0.065;
export const CONTRAST_SCALE = 0.05;

/** Contrast beyond the ordinary from which a place is drawn as shining. */
export const SHINING_CONTRAST = 0.2;

/** Reflection above `ORDINARY_FILM`, in the same unit, from which a place is drawn as shining. */
export const SHINING_PLACE = 0.05;

/**
 * Light that the film of ordinary skin reflects on the cheek and under the eyes, relative to the brightest
 * parts of the picture. Chosen among about 25 pairs on development faces, for the least difference of planted
 * circles between tones; the value under the eyes then among six, where only strong reflections are left out
 * there. That it is the higher one is known from painted faces only.
 */
export const FILM_ON_CHEEK = 0.004;
export const FILM_UNDER_EYE = 0.012;

/**
 * Density of darkness that this film hides under an eye from which only the eye with the stronger circle
 * counts. It is 0.01 on the palest skin and 0.16 on the darkest. Chosen among five values on development
 * faces of all tones.
 */
export const FILM_HIDES_EYE = 0.2;

/**
 * Variation of pigment over a face, optical density, and of the light that the film reflects, relative to the
 * brightest parts of the picture. Where the first pales the skin more than the second, paleness is no sign of
 * film. Our choice, of the size seen on painted faces. With 0.02 of pigment the lines of ten tones were
 * equally even.
 */
export const PIGMENT_VARIES = 0.05;
export const FILM_VARIES = 0.02;

/**
 * Least paleness of a film, as a share of its darkness. Set B in its own light has 0.36 to 1.8. In bluer
 * light skin looks as pale as the film, so the share falls to 0 and below, and the film would make lines of
 * everything.
 */
export const LEAST_PALENESS = 0.35;

/**
 * Contrast that a line loses per density that the film hides. A film over the whole line would take a little
 * more than 1, but the folds of real, shining foreheads stand out in the shine itself. From 0.5 to 1, lines
 * are equally even on ten tones.
 */
export const FILM_DIMS_LINES = 0.8;

/**
 * Share of that density that is added to the response that a line needs. A film that reflects unevenly makes
 * lines of its own, mostly between the brows. Chosen among three values on 60 development faces with pores,
 * JPEG and side light.
 */
export const LINE_FILM_SHARE = 0.02;

/**
 * Film over the skin whose evenness is measured, in the same unit; the skin that reflects most is left out.
 * Among four values 0.003 to 0.004 is the most even on ten tones (14 development faces). More would also
 * amplify compression noise on dark skin.
 */
export const FILM_OVER_PATCHES = 0.003;
