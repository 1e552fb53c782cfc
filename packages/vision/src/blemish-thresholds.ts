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

/** Blobs on a face beyond which its pores, grain or noise pass for blemishes: on development phantoms at least three a face do then, and four of ten lesions are missed. */
export const BLOBS_HIDE_BLEMISHES = 1500;

/**
 * Likelihood, 0 to 1, of a lesion of any kind from which a blob counts as one. Chosen on 79 development faces so that as many are
 * missed as are found too much. The spectrum that the weights never saw was among them.
 */
export const LESION_FROM = 0.25;

/** Likelihood of a blemish over that of a dark spot, from which it is a blemish; chosen there so that either is as seldom mistaken. */
export const BLEMISH_OVER_SPOT = 0.3;
