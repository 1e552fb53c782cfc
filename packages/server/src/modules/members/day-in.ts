import { DateTime } from 'luxon';

/** A calendar day without a time, as `2026-11-27`. */
export type PlainDate = string;

/** Until this hour the night belongs to the day before. The app has the same hour. */
const NIGHT_ENDS = 4;

/** The day of a member at a moment, in a time zone that `timeZoneOf` knows. Its night lasts until 4:00. */
export function dayIn(timeZone: string, moment: Date): PlainDate {
  const here = DateTime.fromJSDate(moment, { zone: timeZone });
  const day = here.hour < NIGHT_ENDS ? here.minus({ days: 1 }) : here;
  const date = day.toISODate();
  if (date === null) throw new RangeError(`There is no day at ${moment.toString()} in ${timeZone}.`);
  return date;
}

/**
 * The one spelling of a time zone: an IANA name may come in any case. Undefined for what is none, such as the
 * `Etc/Unknown` that some browsers report, or an offset.
 */
export function timeZoneOf(name: string): string | undefined {
  if (!/^[a-z]/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
