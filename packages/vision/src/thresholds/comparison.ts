/**
 * Every number that decides whether two scans can be compared, and which difference is claimed as a change.
 */

/** Standard deviations to either side within which 95 % of photos of the same skin read. */
export const MARGIN = 1.96;

/**
 * Standard deviations of the difference of two scores beyond which a change is claimed. For eight signs, 2.73
 * would let one pair in twenty claim any change by chance if differences were normal. Those of set B have
 * heavier tails: of its 52 pairs 3 claim a change at 3.25, and 2 at 3.5.
 */
export const PAIR_CLAIM = 3.5;

/** Factor on that limit when two photos were taken under only roughly similar conditions. */
export const DIRECTIONAL_FACTOR = 1.5;

/**
 * Differences from which two photos are only roughly similar (first) and not comparable (second). Units as in
 * `PhotoConditions`.
 */
export const LIGHT_DIFFERENCE: readonly [number, number] = [0.35, 0.8];
export const SHARPNESS_DIFFERENCE: readonly [number, number] = [0.08, 0.16];
/**
 * 1 with glasses in only one photo, 0.5 where the glasses may be a fold. Lines are then measured on different
 * skin, and the difference would look like a change.
 */
export const EYES_DIFFERENCE: readonly [number, number] = [0.4, 0.8];
export const YAW_DIFFERENCE: readonly [number, number] = [12, 24];
/** Natural logarithm of the ratio of the face widths. */
export const SIZE_DIFFERENCE: readonly [number, number] = [0.3, 0.7];
