import { DateTime } from 'luxon';
import type { Concern } from './concern.ts';
import type { BegunActive } from './ports.ts';

/** The time that an active is given, with days as YYYY-MM-DD. */
export interface GivenTime {
  /** When the member began it; without a routine, when it was first suggested. */
  on: string;
  isUsed: boolean;
  /** When enough weeks have passed to see an effect. */
  until: string;
  suggestedOn: string;
}

export function timeGiven({ usedSince, suggested_on }: BegunActive, { judgeAfter }: Concern): GivenTime {
  const on = usedSince ?? suggested_on;
  const [, weeks] = judgeAfter;
  const until = DateTime.fromISO(on).plus({ weeks }).toISODate() ?? on;
  return { on, isUsed: usedSince !== null, until, suggestedOn: suggested_on };
}
