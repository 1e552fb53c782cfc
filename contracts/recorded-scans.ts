// The analyser's record of a scan, by which two scans are compared. Only the provider reads it.

/** A record that contains one sign, how red the skin looks, of a photo like the one in `photos`. */
export function recordOf(redness: number): object {
  const untold = {
    texture: null,
    lines: null,
    dark_circles: null,
    shine: null,
    tone_evenness: null,
    blemishes: null,
    dark_spots: null,
  };
  return {
    engine_version: '3.0.0',
    thumbnail_crop: { left: 0, top: 0, width: 400, height: 500 },
    photo_status: 'pass',
    conditions: { sharpness: 0.5, light_balance: 0.1, face_width: 420, glasses: 'none', yaw: 2 },
    severities: { ...untold, redness },
    standard_deviations: { ...untold, redness: 0.1 },
  };
}

/** How red the skin looks in each of two scans. */
export const RED_THEN_CALMER = [3.4, 1.4] as const;
