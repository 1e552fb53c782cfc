import { PORTRAITS } from '../art/Portrait/portraits.ts';
import type { TimelineScan } from './scan.ts';

/** Eight in the evening in the reader's time zone, as ISO 8601. */
function eveningOf(day: string): string {
  return new Date(`${day}T20:00`).toISOString();
}

function done(
  id: number,
  day: string,
  final_skin_type: string,
  progress_summary: string,
  thumbnailUrl: string | null = PORTRAITS[5],
): TimelineScan {
  return {
    id,
    created_at: eveningOf(day),
    status: 'complete',
    failure_detail: null,
    in_trend: true,
    checkin_summary: { final_skin_type, progress_summary },
    thumbnailUrl,
  };
}

export const doneScan = done(
  5,
  '2026-10-21',
  'Combination',
  'Forehead calmer than in September, tone steady. Keep the evening moisturizer going.',
);

export const runningScan: TimelineScan = {
  id: 6,
  created_at: eveningOf('2026-11-18'),
  status: 'analysing',
  failure_detail: null,
  in_trend: true,
  checkin_summary: null,
  thumbnailUrl: null,
};

export const failedScan: TimelineScan = {
  id: 4,
  created_at: eveningOf('2026-09-30'),
  status: 'failed',
  failure_detail: 'There is too little light to see the skin. Try again facing a window.',
  in_trend: true,
  checkin_summary: null,
  thumbnailUrl: null,
};

export const scanWithoutPhoto = done(
  2,
  '2026-08-12',
  'Oily',
  'A warm month: more shine than usual, otherwise settled.',
  null,
);

export const longestScan = done(
  7,
  '2026-11-19',
  'Cannot tell from this photo, which was taken in Donaudampfschifffahrtsgesellschaft light',
  'The forehead looks calmer than it did in September and the tone of both cheeks has stayed the same. '.repeat(
    9,
  ),
);

/** Newest first: one in progress, two complete, one without a photo. */
export const checkins: readonly TimelineScan[] = [
  runningScan,
  doneScan,
  done(
    3,
    '2026-09-16',
    'Combination',
    'First signs of softer marks on the left cheek, with some midday shine.',
  ),
  scanWithoutPhoto,
];

/** The next page. */
export const olderScans: readonly TimelineScan[] = [
  done(1, '2026-07-15', 'Combination', 'Your first scan: this is where the comparison starts.'),
];
