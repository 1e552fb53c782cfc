import { PRODUCT_TRIAL_START_LIMITS, type ProductTrialSpan, type ProductTrialWindow } from '@daylit/contract';
import type { PlainDate } from '../members/ports.ts';
import { addDays, daysBetween } from './plain-dates.ts';

/** Days on which a scan counts, the last one included. */
export type ScanWindow = Pick<ProductTrialWindow, 'name' | 'from' | 'to' | 'scans_wanted'>;

const WEEK = 7;

/** Days after the first scan on which a second one still belongs to the start. */
const FIRST_REACH = 2;
/** Days before and after the middle on which the optional scan counts. */
const BETWEEN_REACH = 2;
/** Days before and after the end on which a scan counts as a last one. */
const LAST_EARLY = 1;
const LAST_REACH = 3;

/** The three windows of a product trial whose first scan is made on `start`. */
export function windowsFrom(start: PlainDate, weeks: number): [ScanWindow, ScanWindow, ScanWindow] {
  const middle = addDays(start, Math.floor(weeks / 2) * WEEK);
  const end = addDays(start, weeks * WEEK);
  return [
    { name: 'first', from: start, to: addDays(start, FIRST_REACH), scans_wanted: 2 },
    { name: 'between', from: middle, to: addDays(middle, BETWEEN_REACH), scans_wanted: 1 },
    { name: 'last', from: addDays(end, -LAST_EARLY), to: addDays(end, LAST_REACH), scans_wanted: 2 },
  ];
}

/** The windows of every length that a product trial can have, in days after its first scan. */
export function possibleSpans(): ProductTrialSpan[] {
  const start = '2026-01-01';
  const { minimum, maximum } = PRODUCT_TRIAL_START_LIMITS.weeks;
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => {
    const weeks = minimum + index;
    const windows = windowsFrom(start, weeks).map(({ name, from, to }) => ({
      name,
      from_day: daysBetween(start, from),
      to_day: daysBetween(start, to),
    }));
    return { weeks, windows };
  });
}
