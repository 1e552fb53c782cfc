/** A calendar day without a time, as `2026-11-27`. */
export type PlainDate = string;

const DAY = 86_400_000;

/** The date at this moment in the time zone, an IANA name. */
export function dayIn(timeZone: string, moment: Date): PlainDate {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

// Two UTC dates always differ by whole days, so no clock change moves a window.

/** The day that is so many days later. */
export function addDays(day: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Days from one day to the other; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** Whether this machine knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    dayIn(name, new Date(0));
    return true;
  } catch {
    return false;
  }
}
