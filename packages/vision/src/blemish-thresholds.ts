/**
 * Every number that decides what is a blemish or a dark spot, except the weights that
 * `scripts/train-blemishes.ts` finds. Development images are those of `thresholds.ts`, with the same
 * reservations.
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
 * Largest spread of the skin, at any blob size and in optical density, at which blemishes are counted; the
 * classifier has seen no skin beyond it. Above it are 2 of 214 development photos of all tones (both of one
 * face of tone 10), 22 of 23 portraits of set A, which are sharpened and show mottled skin, and the painted
 * faces of dark skin with four times a phone's noise.
 */
export const GRAIN_HIDES_BLEMISHES = 0.05;

/**
 * Minimum likelihood, 0 to 1, that a blob is a lesion of any kind, and the ratio of blemish to dark spot from
 * which it counts as a blemish. Chosen together on 167 photos of 84 development faces for the least error of
 * both counts. The photos include the spectrum that the weights were not trained on.
 */
export const LESION_FROM = 0.2;
export const BLEMISH_OVER_SPOT = 0.4;
