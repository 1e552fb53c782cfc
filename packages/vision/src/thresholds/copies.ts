/** Every number that makes the copies of a photo, and says how far a score can be trusted that they move. */

// ---- How much each copy (test-time augmentation) differs from the photo, in either direction.

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
