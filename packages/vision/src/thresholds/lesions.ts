/**
 * Every number that decides what is a blemish or a dark spot, except the weights that
 * `lab/vision/train-blemishes.ts` finds. Development images: README.md of the package.
 */

/**
 * Weights of blood, pigment and darkness in the mixture that is searched for blemishes and dark spots. Chosen
 * so that shade alone (pores, folds) weighs a quarter and all the lesion spectra of the development phantoms
 * stand out.
 */
export const STAIN_OF_BLOOD = 0.5;
export const STAIN_OF_PIGMENT = 0.25;
export const STAIN_OF_DARKNESS = 0.25;

/**
 * Minimum height of a blob in that mixture, optical density. 98 % of the lesions on development phantoms are
 * higher.
 */
export const BLOB_CONTRAST = 0.06;

/**
 * Minimum ratio of that height to the spread of this face's skin at the same size, so that noise does not
 * make blobs. It halves their number on dark skin. Of 2102 lesions on development faces, seven lie between
 * 2.5 and 3: dark spots on tones 7 to 10.
 */
export const BLOB_OVER_GRAIN = 3;

/** Minimum number of half-size pixels of free skin for counting blemishes: about a quarter of a bare face. */
export const BLOB_PIXELS = 6000;

/**
 * Linear light that the skin's surface film reflects in an ordinary photo, and the largest share of a
 * channel's light that is attributed to it. The first lies between what painted skin reflects on the cheek
 * and on the nose.
 */
export const FILM_LIGHT = 0.01;
export const FILM_MOST = 0.6;

/**
 * Largest spread of the skin, at any blob size and in optical density, at which blemishes are counted. It is
 * a median, so the finds themselves do not raise it. Set B reads 0.033 to 0.072, and
 * above 0.05 its faces have no more finds than below. The classifier has seen painted skin up to 0.05.
 */
export const GRAIN_HIDES_BLEMISHES = 0.08;

/**
 * Minimum likelihood, 0 to 1, that a blob is a lesion of any kind. Painted faces alone would ask for 0.2, but
 * real skin has more that looks like lesions than painted skin: at 0.2 there are 6 finds a face on set B, at
 * 0.6 less than 3, most of them moles and blemishes that can be seen.
 */
export const LESION_FROM = 0.6;

/**
 * Ratio of blemish to dark spot from which a lesion counts as a blemish. Chosen on 167 photos of 84
 * development faces for the least error of both counts.
 */
export const BLEMISH_OVER_SPOT = 0.4;

/**
 * Standard deviation, half-size pixels, and share of blood in the contrast of a mole: a lesion at least so
 * large with less blood is brown, whatever the classifier says. Nine in ten painted blemishes of all spectra
 * but clogged pores have more, nine in ten painted dark spots on tones 1 to 6 have less. Less blood than
 * pigment is no such limit: red blemishes with a pale middle have less, too.
 */
export const MOLE_SIZE = 1.13;
export const MOLE_BLOOD = 0.5;

/**
 * Height, optical density, from which a smaller one with less blood than pigment is a mole, too. The small
 * moles of sets A and B that stand out have 0.39 to 0.55, painted clogged pores up to 0.36.
 */
export const CLEAR_MOLE = 0.38;

/**
 * Least ratio of the curvature along a blob to that across it, of a lesion: a fold or a hair continues
 * where a spot ends. With 0.5, 28 of 41 finds on set A and 31 of 124 on set B go, mostly folds, edges and
 * stubble; of painted lesions 8 in 100 go. With 0.4 it is 24, 22 and 5.
 */
export const LEAST_ROUND = 0.5;
