import { Refusal } from '../errors.ts';

/** Calls per minute and session, or per network without a session. */
export const FLOOD_LIMIT = 600;

/** Calls that are counted together. */
const BATCH = 60;

/**
 * Batches per minute that the database counts. The first batch of a minute is free, so that most callers
 * never cost a write.
 */
export const BATCHES_PER_MINUTE = FLOOD_LIMIT / BATCH - 1;

const MINUTE = 60_000;

interface Calls {
  left: number;
  /** The request for another batch, which all calls wait for that have none left. */
  reservation: Promise<void> | undefined;
}

/**
 * Makes the rate limit that guards every call. Calls are counted here in batches, and batches in the
 * database, so the limit holds across restarts and processes, to within one free batch per process.
 * `reserveBatch` throws a 429 when none is left. The caller awaits the result where there is one.
 */
export function createFloodGuard(
  reserveBatch: (subject: string) => Promise<void>,
): (subject: string) => Promise<void> | undefined {
  let minute = 0;
  const callers = new Map<string, Calls>();

  function callsOf(subject: string): Calls {
    const now = Math.floor(Date.now() / MINUTE);
    if (now !== minute) {
      minute = now;
      callers.clear();
    }
    let calls = callers.get(subject);
    if (!calls) callers.set(subject, (calls = { left: BATCH, reservation: undefined }));
    return calls;
  }

  async function reserve(subject: string, calls: Calls): Promise<void> {
    try {
      await reserveBatch(subject);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // Without a database there is nothing to protect, and the operators' calls must still be answered.
    } finally {
      calls.reservation = undefined;
    }
    calls.left = BATCH;
  }

  async function waitForCall(subject: string): Promise<void> {
    let calls = callsOf(subject);
    while (calls.left === 0) {
      calls.reservation ??= reserve(subject, calls);
      await calls.reservation;
      calls = callsOf(subject);
    }
    calls.left -= 1;
  }

  return (subject) => {
    const calls = callsOf(subject);
    if (calls.left === 0) return waitForCall(subject);
    calls.left -= 1;
    return undefined;
  };
}
