/**
 * Every number that decides whether two scans can be compared, and how far a score can be trusted. What `thresholds.ts` says of
 * its development images holds here as well.
 */

// ---- Comparing two scans

/**
 * Least standard deviation of a severity from one photo to the next. A photo whose own copies differ more counts with that. In 102
 * pairs of photos that somebody else took of the same people within a minute it was 0.26 for redness, 0.52 for circles, 0.22 for
 * evenness and 0.10 for texture; each is rounded up, because eight signs have eight chances of a false claim. What was not measured
 * there has the re-processing of six portraits (light, compression, crop) and a third more. Texture keeps what it had from those.
 */
export const SEVERITY_SPREAD = {
  redness: 0.3,
  texture: 0.35,
  lines: 0.45,
  dark_circles: 0.55,
  shine: 0.4,
  tone_evenness: 0.3,
  blemishes: 0.55,
  dark_spots: 0.55,
} as const;

/** Standard deviations of the difference of two scores beyond which a change is claimed: by chance once in twenty. */
export const CHANGE_CONFIDENCE = 1.96;

/** Extra caution when the photos are only roughly alike. */
export const DIRECTIONAL_FACTOR = 1.5;

/** Differences from which two photos are only roughly alike, and not alike at all. Units as in `PhotoConditions`. */
export const LIGHT_DIFFERENCE: readonly [number, number] = [0.35, 0.8];
export const SHARPNESS_DIFFERENCE: readonly [number, number] = [0.08, 0.16];
/** 1 with glasses in one photo only, 0.5 where they may be a fold: lines are then measured on other skin, which would pass for a change. */
export const EYES_DIFFERENCE: readonly [number, number] = [0.4, 0.8];
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

/** The same from which a score is trusted less. Half of that: the word of the scale holds, its neighbour is near. */
export const SPREAD_DOUBT = SPREAD_LIMIT / 2;
