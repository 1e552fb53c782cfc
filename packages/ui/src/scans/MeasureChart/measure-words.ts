import type { SignReading, TrendMeasure, TrendPointView, TrendScan } from '@daylit/contract';
import { rangeFigure, rangeText, rangeWords } from '../../art/RangeMeter/range-words.ts';
import { formatDate, formatDay } from '../../lib/format-date.ts';
import { sentences } from '../../lib/sentences.ts';
import { changeTitle, unchangedWords } from '../ProgressSummary/change-words.ts';
import { type Change, toldTrend } from '../../lib/trend-words.ts';

/** The change of a sign over time. */
export interface Claim {
  kind: Change;
  text: string;
}

const KINDS = { less_visible: 'calmer', more_visible: 'more' } as const;

/** The trend, else the change up to the last scan, or why there is none to name. `scans` are oldest first. */
export function claimOf(measure: TrendMeasure, scans: readonly TrendScan[], isWordsOnly: boolean): Claim {
  const { change, since, cannot_tell_reason, trend } = measure;
  const last = scans.at(-1);
  const told = toldTrend(trend);
  if (told) {
    const lost = cannot_tell_reason !== null && `This photo can’t tell: ${cannot_tell_reason}`;
    return { kind: told.change, text: sentences(`${told.title}.`, !isWordsOnly && told.sentence, lost) };
  }
  if (cannot_tell_reason !== null) return { kind: 'none', text: `Can’t tell. ${cannot_tell_reason}` };
  const before = pointOf(measure, scans, since);
  const now = pointOf(measure, scans, last?.checkin_id ?? null);
  if ((change === 'less_visible' || change === 'more_visible') && before && now)
    return { kind: KINDS[change], text: changeTitle({ change, before, now }) };
  if (last?.line === null) return { kind: 'none', text: `Not compared. ${last.reason ?? ''}`.trim() };
  if (trend?.title !== undefined) return { kind: 'none', text: sentences(`${trend.title}.`, trend.sentence) };
  if (change === 'no_measurable_change' && before && now) {
    const words = unchangedWords(before.severity_score, now.severity_score);
    return { kind: 'same', text: `${words} since ${formatDay(before.created_at ?? '')}` };
  }
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
