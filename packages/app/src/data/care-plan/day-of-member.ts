import type { RoutineDone } from '@daylit/contract';

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

/** The current part of the day, and its date. */
export function dayOfMember(now: Date): MemberDay {
  const day = new Date(now);
  if (now.getHours() < NIGHT_ENDS) day.setDate(day.getDate() - 1);
  const isMorning = now.getHours() >= NIGHT_ENDS && now.getHours() < EVENING_BEGINS;
  return { date: dateWords(day), daypart: isMorning ? 'morning' : 'night' };
}

function dateWords(day: Date): string {
  const month = String(day.getMonth() + 1).padStart(2, '0');
  return `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, '0')}`;
}
