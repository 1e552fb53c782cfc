import type { ProductTrialWindow } from '@daylit/contract';
import { addDays, type PlainDate } from './plain-dates.ts';

/** Days on which a scan counts, the last one included. */
export type TrialWindow = Pick<ProductTrialWindow, 'name' | 'from' | 'to' | 'scans_wanted'>;

const WEEK = 7;

/** Days after the first scan on which a second one still belongs to the start. */
const FIRST_REACH = 2;
/** Days after the middle on which the optional scan between counts. */
const BETWEEN_REACH = 2;
/** Days before and after the end on which a scan counts as a last one. */
const LAST_EARLY = 1;
const LAST_REACH = 3;

/** The three windows of a product trial whose first scan is made on `start`. */
export function windowsFrom(start: PlainDate, weeks: number): [TrialWindow, TrialWindow, TrialWindow] {
  const middle = addDays(start, Math.floor(weeks / 2) * WEEK);
  const end = addDays(start, weeks * WEEK);
  return [
    { name: 'first', from: start, to: addDays(start, FIRST_REACH), scans_wanted: 2 },
    { name: 'between', from: middle, to: addDays(middle, BETWEEN_REACH), scans_wanted: 1 },
    { name: 'last', from: addDays(end, -LAST_EARLY), to: addDays(end, LAST_REACH), scans_wanted: 2 },
  ];
}
