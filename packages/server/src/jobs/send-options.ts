import { randomInt } from 'node:crypto';
import type { JobOptions } from './queue.ts';

interface SendOptions {
  startAfter?: number | Date;
  group?: { id: string };
}

/** When a new job starts, where that is not at once, and which others it does not run beside. */
export function sendOptions(
  { waitsUpTo, startsAt, oneAtATimeOf }: JobOptions,
  payload: object,
  delay: number | undefined,
): SendOptions {
  const group = oneAtATimeOf !== undefined && {
    group: { id: String((payload as Record<string, unknown>)[oneAtATimeOf]) },
  };
  if (delay !== undefined) return { startAfter: delay, ...group };
  if (waitsUpTo !== undefined) return { startAfter: randomInt(1, waitsUpTo + 1), ...group };
  return { ...(startsAt !== undefined && { startAfter: nextNight(new Date()) }), ...group };
}

/** The next three o'clock of the server's own zone, when the fewest people wait. */
function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(3, 0, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night;
}
