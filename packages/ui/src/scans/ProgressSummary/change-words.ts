import { formatDate, formatDay } from '../../lib/format-date.ts';
import { rangeWords } from '../../art/RangeMeter/range-words.ts';
import type { ChangedTrend } from './sort-trends.ts';

/** Steps between the middles of two ranges, from which a change is not called "a little". */
const LARGE_CHANGE = 2;

/** "Calmer since November 18". An increase is not called worse. */
export function changeTitle({ change, before, now }: Omit<ChangedTrend, 'trend'>): string {
  const steps = Math.abs(now.range.low + now.range.high - before.range.low - before.range.high) / 2;
  const word = steps < LARGE_CHANGE ? 'A little more' : 'More';
  const since = before.created_at === null ? 'than last time' : `since ${dayBefore(before, now)}`;
  return `${change === 'less_visible' ? 'Calmer' : word} ${since}`;
}

/** Both ranges, and why the change is not chance when the ranges show it. */
export function changeText(
  { before, now }: Pick<ChangedTrend, 'before' | 'now'>,
  isWordsOnly: boolean,
): string {
  const ranges = `From “${rangeWords(before.range, isWordsOnly)}” to “${rangeWords(now.range, isWordsOnly)}”.`;
  const isApart = before.range.low > now.range.high || now.range.low > before.range.high;
  return isApart ? `${ranges} The ranges don’t touch, so this change is real.` : ranges;
}

// The year is named when it is another one.
function dayBefore(before: ChangedTrend['before'], now: ChangedTrend['now']): string {
  const from = before.created_at ?? '';
  const isThisYear = now.created_at === null || yearOf(from) === yearOf(now.created_at);
  return isThisYear ? formatDay(from) : formatDate(from);
}

function yearOf(iso: string): number {
  return new Date(iso).getFullYear();
}

/** In steps of the scale. Readings further apart do not look the same, whatever may be claimed. */
const NEAR = 0.5;

/** The words for two readings between which no change may be claimed. */
export function unchangedWords(before: number, now: number): 'About the same' | 'No measurable change' {
  return Math.abs(now - before) < NEAR ? 'About the same' : 'No measurable change';
}
