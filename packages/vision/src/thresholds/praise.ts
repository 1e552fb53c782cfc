/**
 * Likelihood, and ratio of its height to the spread of the skin, from which a single mark is told even where
 * the sign is no concern. On set B 34 finds of 23 of 52 people have both, each of them a mole, a freckle or a
 * blemish that can be seen; on portraits that can tell, two, both real.
 */
export const CLEAR_LIKELIHOOD = 0.9;
export const CLEAR_OVER_GRAIN = 8;

/** Severity below which a place is called calm, even, smooth or matte. Our choice. */
export const HARDLY_SHOWS = 0.5;
