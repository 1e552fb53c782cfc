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
  overall_assessment: string,
  thumbnailUrl: string | null = PORTRAITS[5],
): TimelineScan {
  return {
    id,
    created_at: eveningOf(day),
    status: 'complete',
    failure_detail: null,
    in_trend: true,
    checkin_summary: { final_skin_type, overall_assessment },
    thumbnailUrl,
  };
}

export const doneScan = done(
  9,
  '2026-10-21',
  'Combination',
  'Your forehead looks calm, and your cheeks look a little red. The rest looks calm.',
);

export const runningScan: TimelineScan = {
  id: 11,
  created_at: eveningOf('2026-11-19'),
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
  7,
  '2026-08-12',
  'Oily',
  'Your forehead and nose look shiny. The rest looks calm.',
  null,
);

export const longestScan = done(
  12,
  '2026-11-19',
  'Cannot tell from this photo, which was taken in Donaudampfschifffahrtsgesellschaft light',
  'The forehead looks calmer than it did in September and the tone of both cheeks has stayed the same. '.repeat(
    9,
  ),
);

/** Newest first, numbered as in trends-fixtures.ts: one in progress, three complete, one without a photo. */
export const checkins: readonly TimelineScan[] = [
  runningScan,
  done(10, '2026-11-18', 'Combination', 'Your cheeks look calm, and your forehead hardly shines.'),
  doneScan,
  done(
    8,
    '2026-09-16',
    'Combination',
    'Your left cheek looks a little uneven in tone, and your nose a little shiny.',
  ),
  scanWithoutPhoto,
];

/** The next page. */
export const olderScans: readonly TimelineScan[] = [
  done(6, '2026-07-15', 'Combination', 'Both cheeks look red, and your forehead looks shiny.'),
];
