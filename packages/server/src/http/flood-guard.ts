import { Refusal } from '../errors.ts';
import { waitSentence } from '../wait-sentence.ts';

/** This many calls a minute per session, or per network without one. */
export const FLOOD_LIMIT = 600;

const MINUTE = 60_000;

/**
 * Makes the limit that stands before every call; throws a 429. It counts in memory, because a write
 * to the database would cost more than most calls, and starts anew with every minute of the clock.
 */
export function createFloodGuard(): (subject: string) => void {
  let minute = 0;
  const calls = new Map<string, number>();
  return (subject) => {
    const now = Date.now();
    if (Math.floor(now / MINUTE) !== minute) {
      minute = Math.floor(now / MINUTE);
      calls.clear();
    }
    const count = (calls.get(subject) ?? 0) + 1;
    calls.set(subject, count);
    if (count <= FLOOD_LIMIT) return;
    const retryAfter = Math.ceil((MINUTE - (now % MINUTE)) / 1000);
    throw new Refusal('too_many', { detail: waitSentence(retryAfter), retryAfter });
  };
}
