import type { RoutineDone } from '@daylit/contract';
import { readerTimeZone } from '@daylit/ui';

/** A member's day, as routines count it. */
export interface MemberDay {
  /** YYYY-MM-DD by the clock of this device. */
  date: string;
  daypart: RoutineDone['daypart'];
}

/** Until this hour the night belongs to the day before. */
const NIGHT_ENDS = 4;

/** From this hour on the evening is the next part of the day. */
const EVENING_BEGINS = 14;

/** The current part of the day, and its date, by the clock of this device or in a time zone. */
export function dayOfMember(now: Date, timeZone = readerTimeZone()): MemberDay {
  const day = timeZone === undefined ? new Date(now) : new Date(now.toLocaleString('en-US', { timeZone }));
  const hour = day.getHours();
  if (hour < NIGHT_ENDS) day.setDate(day.getDate() - 1);
  const isMorning = hour >= NIGHT_ENDS && hour < EVENING_BEGINS;
  return { date: dateWords(day), daypart: isMorning ? 'morning' : 'night' };
}

function dateWords(day: Date): string {
  const month = String(day.getMonth() + 1).padStart(2, '0');
  return `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, '0')}`;
}
