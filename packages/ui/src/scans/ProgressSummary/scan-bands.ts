import type { LostSign, ReadSummary, TrendPointView, TrendView } from '@daylit/contract';
import type { ScanBand } from '../../art/BandChart/band-layout.ts';
import { formatDay, formatShortDay } from '../../lib/format-date.ts';
import { rangeText } from '../../art/RangeMeter/range-words.ts';

/** The most scans in one chart: on a phone, more dates would run into each other. */
const MOST_SCANS = 5;

/** The days of the two compared scans, as far as the report has them. */
export interface ComparedDays {
  before: string | null;
  now: string | null;
}

/**
 * The bands of a sign. The report compares the last two scans only, so `link` holds for these, and nothing is
 * claimed about the scans before.
 */
export function trendBands({ points }: TrendView, link: 'joined' | 'gap', isWordsOnly: boolean): ScanBand[] {
  const shown = points.slice(-MOST_SCANS);
  return shown.map(({ range, created_at }, i) => ({
    range,
    text: rangeText(range, isWordsOnly),
    ...daysOf(created_at, `Scan ${i + 1}`),
    link: i === shown.length - 1 ? link : 'none',
  }));
}

/** The bands of a sign that this photo cannot tell: the last scan's, and an empty place. */
export function lostBands({ range }: LostSign, days: ComparedDays, isWordsOnly: boolean): ScanBand[] {
  return [
    { range, text: rangeText(range, isWordsOnly), ...daysOf(days.before, 'Last scan'), link: 'none' },
    { range: null, text: 'Can’t tell', ...daysOf(days.now, 'This scan'), link: 'none' },
  ];
}

/** Both days, found in the trends, which name the scans of their points. */
export function comparedDays({
  trends,
  comparison,
}: Pick<ReadSummary, 'trends' | 'comparison'>): ComparedDays {
  const points = trends.flatMap((trend) => trend.points);
  const isBefore = ({ checkin_id }: TrendPointView) =>
    checkin_id !== null && checkin_id === comparison?.compared_with;
  return {
    before: points.find(isBefore)?.created_at ?? null,
    // Every trend ends with this scan.
    now: trends[0]?.points.at(-1)?.created_at ?? null,
  };
}

function daysOf(created_at: string | null, unknown: string): Pick<ScanBand, 'day' | 'shortDay'> {
  return created_at === null
    ? { day: unknown, shortDay: unknown }
    : { day: formatDay(created_at), shortDay: formatShortDay(created_at) };
}
