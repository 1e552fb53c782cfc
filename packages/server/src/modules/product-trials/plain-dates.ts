import type { PlainDate } from '../members/ports.ts';

const DAY = 86_400_000;

// Two UTC dates always differ by whole days, so no clock change moves a window.

/** The day that is so many days later. */
export function addDays(day: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Days from one day to the other; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}
