/** The engine's record of a photo, in even light unless said otherwise. */
export function recordOf(redness: number | null, { light_balance = 0.1, shine = 1.2 } = {}): object {
  const none = { texture: null, lines: null, dark_circles: null, tone_evenness: null, blemishes: null };
  return {
    engine_version: '3.0.0',
    thumbnail_crop: { left: 0, top: 0, width: 400, height: 500 },
    photo_status: 'pass',
    conditions: { sharpness: 0.55, light_balance, face_width: 420, glasses: 'none', yaw: 2 },
    severities: { ...none, redness, shine, dark_spots: null },
    standard_deviations: { ...none, redness: redness === null ? null : 0.1, shine: 0.1, dark_spots: null },
  };
}
