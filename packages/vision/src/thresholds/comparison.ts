/**
 * Every number that decides whether two scans can be compared and how far a score can be trusted. Development
 * images: README.md of the package.
 */

// ---- Comparing two scans

/**
 * Standard deviations of the difference of two scores beyond which a change is claimed: one in twenty by
 * chance.
 */
export const CHANGE_CONFIDENCE = 1.96;

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
/**
 * Days between two photos. After four months light and skin belong to another season. No time span alone
 * forbids a comparison. Our choice, not measured.
 */
export const DAYS_APART: readonly [number, number] = [120, Number.POSITIVE_INFINITY];

// ---- Error bars
// How much each copy (test-time augmentation) differs from the photo, in either direction.

/** In-plane rotation, degrees. */
export const COPY_TURN = 1.5;
/** Factor on the size of the window in which the mesh network looks for the face. */
export const COPY_ZOOM = 1.04;
/** Shift of that window, as a share of its side. */
export const COPY_SHIFT = 0.02;
/**
 * Factor on the light: a fifth of a stop, about the variation of automatic exposure from one photo to the
 * next.
 */
export const COPY_EXPOSURE = 1.15;
/** Factor on the red light and divisor of the blue light: about 300 kelvin of daylight. */
export const COPY_WARMTH = 1.04;

/**
 * Standard deviation, in points, from which a score is not reported. 1.96 times this is one point, so the
 * severity could as well have the next word of the scale.
 */
export const SPREAD_LIMIT = 1 / 1.96;

/**
 * Standard deviation from which a score is trusted less: half of the limit. The word of the scale still
 * holds, but the next word is close.
 */
export const SPREAD_DOUBT = SPREAD_LIMIT / 2;
