import { isForErased } from '../errors.ts';
import type { Logger } from '../logger.ts';

interface Round<T, Id = number | string> {
  log: Pick<Logger, 'error'>;
  /** What failed, as the log says it: `reminders were not sent`. */
  failed: string;
  /** Names an item in the log: an id or the name of a file, never an address. */
  idOf(item: T): Id;
  /** The rest waits for the next round once it aborts. */
  signal?: AbortSignal;
}

/** How many failed items one line of the log names. */
const NAMED = 20;

/** How many lines of its stack locate a failure. */
const FRAMES = 2;

/**
 * Does the same work for many members, rows or files, one at a time. Every job that does so uses this
 * function, so that a failure for one item does not stop the others. Logs the failures of a round in one
 * line, and resolves with them. The next round tries them again, so a round that takes only a part must not
 * begin with the same items each time.
 */
export async function eachAlone<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  { log, failed, idOf, signal }: Round<T>,
): Promise<unknown[]> {
  const failures: { id: number | string; error: unknown }[] = [];
  let tried = 0;
  for (const item of items) {
    if (signal?.aborted) break;
    tried += 1;
    try {
      await work(item);
    } catch (error) {
      // What a stop interrupted did not fail, and an erased member needs nothing any more.
      if (!signal?.aborted && !isForErased(error)) failures.push({ id: idOf(item), error });
    }
  }
  if (failures.length > 0) {
    const ids = failures.slice(0, NAMED).map(({ id }) => id);
    const kinds = [...new Set(failures.map(({ error }) => kindOf(error)))];
    const at = [...new Set(failures.map(({ error }) => placeOf(error)))].slice(0, NAMED);
    log.error({ failed: failures.length, tried, ids, kinds, at }, failed);
  }
  return failures.map(({ error }) => error);
}

/** How many members are listed at once. */
const STEP = 500;

/** Lists at most `limit` of the members after the given number, in the order of their numbers. */
export type ListMembers<T> = (after: number, limit: number) => Promise<readonly T[]>;

/** Does the same work for any number of members, one list after the other, until the signal aborts. */
export async function inSteps<T>(
  list: ListMembers<T>,
  work: (step: readonly T[]) => Promise<unknown>,
  { idOf, signal }: { idOf(item: T): number; signal: AbortSignal },
): Promise<void> {
  for (let after = 0; !signal.aborted;) {
    const step = await list(after, STEP);
    await work(step);
    const last = step.at(-1);
    if (last === undefined || step.length < STEP) return;
    after = idOf(last);
  }
}

/** `eachAlone` for any number of members, who are listed in steps. */
export async function eachInSteps<T>(
  list: ListMembers<T>,
  work: (item: T) => Promise<unknown>,
  round: Round<T, number> & { signal: AbortSignal },
): Promise<void> {
  await inSteps(list, (step) => eachAlone(step, work, round), round);
}

/** Without the message, which may name a person. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { problem, code } = error as Error & { problem?: unknown; code?: unknown };
  return [error.name, problem ?? code].filter((word) => typeof word === 'string').join(' ');
}

function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return frames
    .slice(0, FRAMES)
    .map((line) => line.trim())
    .join(' ');
}
