import { Refusal } from '../errors.ts';

/** This many calls a minute per session, or per network without one. */
export const FLOOD_LIMIT = 600;

/** Calls that are counted at once. */
const PACK = 60;

/**
 * Packs a minute from the database. The first pack of a minute is free, so that most callers never cost a
 * write.
 */
export const PACKS_A_MINUTE = FLOOD_LIMIT / PACK - 1;

const MINUTE = 60_000;

interface Calls {
  left: number;
  /** The purchase under way, which all calls without one of their own wait for. */
  purchase: Promise<void> | undefined;
}

/**
 * Makes the limit that stands before every call. Calls are counted here in packs, and packs in the database,
 * so the limit holds over a restart and across processes, to within one free pack per process. `buyPack`
 * throws a 429 when there is none left. The result is to be awaited where there is one.
 */
export function createFloodGuard(
  buyPack: (subject: string) => Promise<void>,
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
    if (!calls) callers.set(subject, (calls = { left: PACK, purchase: undefined }));
    return calls;
  }

  async function buy(subject: string, calls: Calls): Promise<void> {
    try {
      await buyPack(subject);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // Without a database there is nothing to protect, and those who watch over us must still get an answer.
    } finally {
      calls.purchase = undefined;
    }
    calls.left = PACK;
  }

  async function waitForCall(subject: string): Promise<void> {
    let calls = callsOf(subject);
    while (calls.left === 0) {
      calls.purchase ??= buy(subject, calls);
      await calls.purchase;
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
