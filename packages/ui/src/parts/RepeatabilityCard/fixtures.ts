import type { Repeatability } from '@daylit/contract';

/** A recent scan, and no second photo yet. */
export const OFFERED: Repeatability = {
  pairs: 0,
  second_photos: [],
  offer: { checkin_id: 1, until: '2026-11-18T08:35:00.000Z' },
  summary: null,
  measures: [],
};

/** No second photo, and the offer has expired. */
export const TOO_LATE: Repeatability = { ...OFFERED, offer: null };

/** One second photo. */
export const MEASURED: Repeatability = {
  pairs: 1,
  second_photos: [{ checkin_id: 1, taken_at: '2026-11-18T08:33:00.000Z' }],
  offer: null,
  summary:
    'Two photos of you differ more than usual in dark circles. There, we call only a larger difference a change.',
  measures: [
    { sign: 'redness', concern_name: 'Redness', usual_margin: 0.7, margin: 0.7 },
    { sign: 'texture', concern_name: 'Texture', usual_margin: 0.5, margin: 0.5 },
    { sign: 'dark_circles', concern_name: 'Dark circles', usual_margin: 1, margin: 1.3 },
  ],
};
