import { englishOfDates } from './english-of-dates.ts';
import { readerTimeZone } from './reader.ts';

/** A date in the reader's English and time zone, "November 18, 2026". Empty for an invalid date. */
export function formatDate(iso: string): string {
  return format(iso, { dateStyle: 'long' });
}

/** A day with its weekday and without its year, "Friday, November 20". Empty for an invalid date. */
export function formatWeekday(iso: string): string {
  return format(iso, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** A day without its year, "November 18". Empty for an invalid date. */
export function formatDay(iso: string): string {
  return format(iso, { month: 'long', day: 'numeric' });
}

/** The same where there is little space, "Nov 18". Empty for an invalid date. */
export function formatShortDay(iso: string): string {
  return format(iso, { month: 'short', day: 'numeric' });
}

/** A date where there is little space, "Nov 18, 2026". Empty for an invalid date. */
export function formatMediumDate(iso: string): string {
  return format(iso, { dateStyle: 'medium' });
}

/** A month, "Nov" where there is little space, or "November". Empty for an invalid date. */
export function formatMonth(iso: string, month: 'short' | 'long' = 'short'): string {
  return format(iso, { month });
}

/** A month with its year, "November 2026". Empty for an invalid date. */
export function formatMonthOfYear(iso: string): string {
  return format(iso, { month: 'long', year: 'numeric' });
}

/** A date in UTC and in the reader's English. The months of allowances end by UTC for everybody. */
export function formatUtcDate(iso: string): string {
  return format(iso, { dateStyle: 'long', timeZone: 'UTC' });
}

/** The same without its year, "December 1". */
export function formatUtcDay(iso: string): string {
  return format(iso, { month: 'long', day: 'numeric', timeZone: 'UTC' });
}

/** The same where there is little space, "Dec 1". */
export function formatUtcShortDay(iso: string): string {
  return format(iso, { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** Date and time as the reader writes them, "November 18, 2026 at 9:30 AM". Empty for an invalid date. */
export function formatMoment(iso: string): string {
  return format(iso, { dateStyle: 'long', timeStyle: 'short' });
}

/** A time of day as the reader writes it, "9:30 AM". Empty for an invalid date. */
export function formatTime(iso: string): string {
  return format(iso, { timeStyle: 'short' });
}

/** A time of day where it is of today, else with its date. Empty for an invalid date. */
export function formatSince(iso: string): string {
  return formatDate(iso) === formatDate(new Date().toISOString()) ? formatTime(iso) : formatMoment(iso);
}

/** A space between a number and a word: "November 18", "18 November", "9:30 AM". No line ends there. */
const BESIDE_A_NUMBER = /(?<=\p{L}\.?) (?=\d)|(?<=\b\d{1,2}\.?) (?=\p{L})/gu;

function format(iso: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(englishOfDates(), { timeZone: readerTimeZone(), ...options })
    .format(date)
    .replaceAll(BESIDE_A_NUMBER, '\u00A0');
}
