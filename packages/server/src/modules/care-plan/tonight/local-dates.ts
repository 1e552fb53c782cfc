import { DateTime } from 'luxon';
import { Refusal } from '../../../errors.ts';
import { WEEKDAYS, type Weekday } from '../rule.ts';

/** How far a member's date may be from the server's, in days: no time zone differs by more. */
const FURTHEST = 2;

/** Throws a 422 for a date that does not exist or is not near today. */
export function requireToday(date: string, now: Date): void {
  const day = DateTime.fromISO(date, { zone: 'utc' });
  if (!day.isValid || Math.abs(day.diff(DateTime.fromJSDate(now, { zone: 'utc' }), 'days').days) > FURTHEST) {
    throw new Refusal('invalid', { detail: 'Please check the date of this device.', field: 'date' });
  }
}

export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[DateTime.fromISO(date).weekday - 1] ?? 'Monday';
}

/** The dates from the Monday before a day to the Sunday after it. */
export function weekAround(date: string): string[] {
  const monday = DateTime.fromISO(date).startOf('week');
  return WEEKDAYS.map((_, at) => monday.plus({ days: at }).toISODate() ?? date);
}

/** The next moment after `now` at which clocks in a time zone show a time such as `21:30`. */
export function nextMomentAt(time: string, zone: string, now: Date): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const here = DateTime.fromJSDate(now, { zone });
  const today = here.set({ hour, minute, second: 0, millisecond: 0 });
  return (today > here ? today : today.plus({ days: 1 })).toJSDate();
}
