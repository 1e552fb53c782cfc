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

/** Fewest half-size pixels of free skin in which blemishes are counted, about a quarter of what a bare face shows. */
export const BLOB_PIXELS = 6000;

/**
 * Blobs on a face beyond which nothing is counted, because its pores, grain or noise pass for blemishes. Of 23 portraits of set A,
 * retouched faces with few blemishes, those beyond it would be told 10 to 200; one alone is below. Of development phantoms with
 * ordinary pores all of tones 1 to 5 are below, but only 8 of 44 of tones 6 to 10, where the camera's noise makes as many.
 */
export const BLOBS_HIDE_BLEMISHES = 700;

/**
 * Likelihood, 0 to 1, of a lesion of any kind from which a blob counts as one, and likelihood of a blemish over that of a dark spot
 * from which it is a blemish. Chosen together on 45 development faces for the least error of both counts; the spectrum that the
 * weights never saw was among them.
 */
export const LESION_FROM = 0.25;
export const BLEMISH_OVER_SPOT = 0.3;
