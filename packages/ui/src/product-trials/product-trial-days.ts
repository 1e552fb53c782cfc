import type { ProductTrialSpan, ProductTrialWindowName } from '@daylit/contract';
import { formatUtcDay, formatUtcShortDay } from '../lib/format-date.ts';

const DAY = 86_400_000;

interface Days {
  /** A calendar day, `2026-11-27`. */
  from: string;
  to: string;
}

/** The days of a window as they are read: "November 27 to 29", "January 30 to February 1". */
export function windowDays({ from, to }: Days): string {
  return daysWith(formatUtcDay, { from, to });
}

/** The same where there is little space: "Nov 27 to 29". */
export function shortWindowDays({ from, to }: Days): string {
  return daysWith(formatUtcShortDay, { from, to });
}

/** The distance of a day from today: "Today", "Tomorrow", "In 10 days". */
export function inDays(days: number): string {
  if (days <= 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}

function daysWith(format: (day: string) => string, { from, to }: Days): string {
  if (from === to) return format(from);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${format(from)} to ${isSameMonth ? String(Number(to.slice(8))) : format(to)}`;
}

/** The days of the windows of a product trial whose first scan is made on `start`, a calendar day. */
export function plannedDays(
  start: string,
  { windows }: ProductTrialSpan,
): Record<ProductTrialWindowName, string> {
  const day = (after: number) => new Date(Date.parse(start) + after * DAY).toISOString().slice(0, 10);
  const days = windows.map(({ name, from_day, to_day }) => [
    name,
    shortWindowDays({ from: day(from_day), to: day(to_day) }),
  ]);
  return Object.fromEntries(days) as Record<ProductTrialWindowName, string>;
}
