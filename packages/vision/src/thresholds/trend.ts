/**
 * Every number that decides whether a run of scans is told as a change. They were set by the simulation of
 * `lab/vision/trends`, apart from those that say otherwise; docs/change-over-time.md has its figures.
 */

/** Scans of a run that are looked at, the newest ones: eight months of weekly scans. */
export const TREND_WINDOW = 34;

/** Scans at the new level up to which a change is news. Later it is how the skin is. */
export const NEWS_FOR = 8;

/** Scans from the last one at the old level to the first one at the new level; 1 is a change of level. */
export const WAYS = [1, 2, 4, 8] as const;

/** Days between two scans up to which their difference counts as noise: the skin has hardly changed since. */
export const NOISE_WITHIN = 14;

/** Standard deviations beyond which a reading or a difference counts as if it were just so large. */
export const OUTLIER = 3;

/** Scans to either side of one that say whether it is an outlier. */
export const NEIGHBOURS = 2;

/** Scans of a run without which neither a change nor steadiness is told. Our choice. */
export const LEAST_SCANS = 4;

/** Variance of the drift from day to day as a share of the usual variance between two photos. */
export const DRIFT_SHARE = 0.6;

/** How much of the drift of one day is left on the next. Our choice: half of it is gone after a week. */
export const DRIFT_KEPT = 0.9;

/** Least change that is told, as a share of a step of the sign. Our choice: nobody sees less. */
export const LEAST_CHANGE = 0.5;

/** Least strength that is left of a change without any one of its scans. */
export const WITHOUT_ONE = 3;

/**
 * Least strength of a change that is told, by the number of scans from which it holds. A short run has few
 * shapes to choose from, and a long one shows the member's own noise; between them chance has most room.
 */
export const TREND_LIMITS: readonly { from: number; strength: number }[] = [
  { from: 0, strength: 4.5 },
  { from: 6, strength: 5.9 },
  { from: 16, strength: 5.15 },
];

/** Steps of the sign that a run must be able to show, so that no change in it means steady. Our choice. */
export const STEADY_WITHIN = 2;
