/** A day in the reader's own language and time zone, "November 18, 2026". Empty for what is no date. */
export function formatDate(iso: string): string {
  return format(iso, { dateStyle: 'long' });
}

/** The day that it is in UTC, in the reader's own language: months of allowances end by UTC for everybody. */
export function formatUtcDate(iso: string): string {
  return format(iso, { dateStyle: 'long', timeZone: 'UTC' });
}

/** A moment in the reader's own language and time zone, "November 18, 2026 at 9:30 AM". Empty for what is no date. */
export function formatMoment(iso: string): string {
  return format(iso, { dateStyle: 'long', timeStyle: 'short' });
}

function format(iso: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(undefined, options).format(date);
}
