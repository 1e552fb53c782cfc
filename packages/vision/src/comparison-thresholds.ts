/**
 * Every number that decides whether two scans can be compared, and how far a score can be trusted. What `thresholds.ts` says of
 * its development images holds here as well.
 */

// ---- Comparing two scans

/**
 * Least standard deviation of a severity from one photo to the next, rounded up from the re-processing of six portraits (light,
 * compression, crop). A photo whose own copies differ more counts with that. A real second photo was not measured.
 */
export const SEVERITY_SPREAD = {
  redness: 0.25,
  texture: 0.35,
  lines: 0.35,
  dark_circles: 0.25,
  shine: 0.3,
  tone_evenness: 0.3,
  blemishes: 0.5,
  dark_spots: 0.5,
} as const;

/** Standard deviations of the difference of two scores beyond which a change is claimed: by chance once in twenty. */
export const CHANGE_CONFIDENCE = 1.96;

/** Extra caution when the photos are only roughly alike. */
export const DIRECTIONAL_FACTOR = 1.5;

/** Differences from which two photos are only roughly alike, and not alike at all. Units as in `PhotoConditions`. */
export const LIGHT_DIFFERENCE: readonly [number, number] = [0.35, 0.8];
export const SHARPNESS_DIFFERENCE: readonly [number, number] = [0.08, 0.16];
/** 1 with glasses in one photo only: lines are then measured on other skin, which would pass for a change. */
export const GLASSES_DIFFERENCE: readonly [number, number] = [0.5, 0.5];
export const YAW_DIFFERENCE: readonly [number, number] = [12, 24];
/** Natural logarithm of the ratio of the face widths. */
export const SIZE_DIFFERENCE: readonly [number, number] = [0.3, 0.7];
/** Days. After four months light and skin are those of another season; no distance alone forbids a comparison. Ours, not measured. */
export const DAYS_APART: readonly [number, number] = [120, Number.POSITIVE_INFINITY];

// ---- Error bars

/** How much the copies differ from the photo, to either side. Turn in degrees of the head's tilt in the picture. */
export const COPY_TURN = 1.5;
/** Factor on the size of the window that the face is looked for in. */
export const COPY_ZOOM = 1.04;
/** Shift of that window, as a share of its side. */
export const COPY_SHIFT = 0.02;
/** Factor on the light: a fifth of a stop, about what automatic exposure varies by from one photo to the next. */
export const COPY_EXPOSURE = 1.15;
/** Factor on the light in red, and one over that in blue: about 300 kelvin of daylight. */
export const COPY_WARMTH = 1.04;

/**
 * Standard deviation, points, from which a score is not told: 1.96 times that is a point, so it could as well be called by the
 * next word of the scale.
 */
export const SPREAD_LIMIT = 1 / 1.96;
