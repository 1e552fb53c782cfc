/**
 * Every number that decides what is a blemish or a dark spot, apart from the weights that `scripts/train-blemishes.ts` finds. What
 * `thresholds.ts` says of its development images holds here as well.
 */

/**
 * Mixture of blood, pigment and darkness in which blemishes and dark spots are looked for. Chosen so that shade alone, which is what
 * pores and folds are, weighs a quarter, and that all the spectra of the development phantoms stand out from it.
 */
export const STAIN_OF_BLOOD = 0.5;
export const STAIN_OF_PIGMENT = 0.25;
export const STAIN_OF_DARKNESS = 0.25;

/** Height of a blob in that mixture from which it is looked at. 98 % of the lesions on development phantoms are above. */
export const BLOB_CONTRAST = 0.06;

/**
 * The same over the spread of this face's skin at that size, so that noise does not make blobs: it halves their number on dark skin.
 * Of 2102 lesions on development faces seven are between 2.5 and 3, dark spots on tones 7 to 10.
 */
export const BLOB_OVER_GRAIN = 3;

/** Fewest half-size pixels of free skin in which blemishes are counted, about a quarter of what a bare face shows. */
export const BLOB_PIXELS = 6000;

/**
 * Linear light that the skin's film mirrors in an ordinary photo, and the largest share of a channel's light that it may be held to
 * be. Between what painted skin mirrors on the cheek and on the nose.
 */
export const FILM_LIGHT = 0.01;
export const FILM_MOST = 0.6;

/**
 * Spread of the skin at any size of blobs, optical density, beyond which nothing is counted, because the classifier saw no such
 * skin. Of 214 development photos of all tones two are beyond it, of one face of tone 10; of 23 portraits of set A, sharpened and of
 * mottled skin, all but one; of painted faces those with four times the noise of a phone on dark skin.
 */
export const GRAIN_HIDES_BLEMISHES = 0.05;

/**
 * Likelihood, 0 to 1, of a lesion of any kind from which a blob counts as one, and likelihood of a blemish over that of a dark spot
 * from which it is a blemish. Chosen together on 167 photos of 84 development faces for the least error of both counts; the spectrum
 * that the weights never saw was among them.
 */
export const LESION_FROM = 0.2;
export const BLEMISH_OVER_SPOT = 0.4;
