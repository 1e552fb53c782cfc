// The numbers of the chromophores, and of what is not skin by its colour. Development images: README.md of
// the package.

/**
 * Optical density that the chromophores, pigment (melanin) and blood (haemoglobin), add in red, green and
 * blue. Chosen by hand so that measured redness depends least on skin tone.
 */
export const PIGMENT_SPECTRUM = [0.33, 0.49, 0.81] as const;
export const BLOOD_SPECTRUM = [0.11, 0.76, 0.64] as const;

/**
 * Red density above the fitted shading from which a place is hair, rim or beard: blood hardly darkens red.
 */
export const NOT_SKIN_DARKER = 0.5;
/**
 * The same under the eyes, where no hair grows and the circles of two brown people of set B are darker than
 * that. From 0.7 to 1.5 set B reads the same.
 */
export const NOT_SKIN_DARKER_UNDER_EYE = 0.7;

/**
 * Deviation of pigment and blood from the face's median, optical density, from which a place is not skin but
 * clothes, make-up or a screen.
 */
export const NOT_SKIN_MORE_PIGMENT = 0.9;
/** Specular reflection lowers the pigment of dark skin by up to 1.5, and the place is still skin. */
export const NOT_SKIN_LESS_PIGMENT = 1.6;
export const NOT_SKIN_LESS_BLOOD = 0.6;
export const NOT_SKIN_MORE_BLOOD = 1.3;
