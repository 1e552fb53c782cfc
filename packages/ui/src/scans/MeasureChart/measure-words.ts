import type { SignReading, TrendMeasure, TrendPointView, TrendScan } from '@daylit/contract';
import { rangeFigure, rangeText, rangeWords } from '../../art/RangeMeter/range-words.ts';
import { formatDate, formatDay } from '../../lib/format-date.ts';
import { changeTitle, unchangedWords } from '../ProgressSummary/change-words.ts';

/** The change of a sign over time. */
export interface Claim {
  /** `more` is an increase, which is not shown as bad. `none`: nothing is compared. */
  kind: 'calmer' | 'more' | 'same' | 'none';
  text: string;
}

const KINDS = { less_visible: 'calmer', more_visible: 'more' } as const;

/** The change up to the last scan, or why there is none to name. `scans` are oldest first. */
export function claimOf(measure: TrendMeasure, scans: readonly TrendScan[]): Claim {
  const { change, since, cannot_tell_reason } = measure;
  const last = scans.at(-1);
  if (cannot_tell_reason !== null) return { kind: 'none', text: `Can’t tell. ${cannot_tell_reason}` };
  const before = pointOf(measure, scans, since);
  const now = pointOf(measure, scans, last?.checkin_id ?? null);
  if (change !== 'not_compared' && before && now) {
    if (change !== 'no_measurable_change')
      return { kind: KINDS[change], text: changeTitle({ change, before, now }) };
    const words = unchangedWords(before.severity_score, now.severity_score);
    return { kind: 'same', text: `${words} since ${formatDay(before.created_at ?? '')}` };
  }
  if (last?.line === null) return { kind: 'none', text: `Not compared. ${last.reason ?? ''}`.trim() };
  return { kind: 'none', text: 'Needs one more comparable scan.' };
}

function pointOf(
  { readings }: TrendMeasure,
  scans: readonly TrendScan[],
  id: number | null,
): TrendPointView | undefined {
  const reading = readings.find(({ checkin_id }) => checkin_id === id);
  const scan = scans.find(({ checkin_id }) => checkin_id === id);
  return reading && scan && { ...reading, created_at: scan.created_at };
}

/** "1.4 ± 0.6", for tips and tables; a range in words for members who prefer words. */
export function valueText({ severity_score, margin, range }: SignReading, isWordsOnly: boolean): string {
  if (isWordsOnly) return rangeWords(range, true);
  return `${severity_score.toFixed(1)} ± ${margin.toFixed(1)}`;
}

/** The range as the headline: "1 to 2". */
export function headlineText({ range }: SignReading, isWordsOnly: boolean): string {
  return isWordsOnly ? rangeWords(range, true) : rangeFigure(range);
}

/** The text of one scan for screen readers. */
export function spokenReading(
  { created_at, line, reason }: TrendScan,
  { range }: SignReading,
  isWordsOnly: boolean,
): string {
  const note = line === null && reason !== null ? ` Not compared: ${reason}` : '';
  return `${formatDate(created_at)}: ${rangeText(range, isWordsOnly)}.${note}`;
}
