import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresProcess } from './postgres-process.ts';

/** A PostgreSQL that is started again whenever it ends by itself. */
export interface Supervised {
  /** Process id of the present run; 0 while it is down. */
  pid(): number;
  stop(): Promise<void>;
}

/** The back-off before a restart, in milliseconds; the last delay repeats. */
const RESTART_DELAYS = [0, 100, 500, 2_000, 5_000, 10_000];

/** A run of this many milliseconds counts as recovered: the next crash restarts at once again. */
const RECOVERED_AFTER = 60_000;

/**
 * Launches PostgreSQL, and launches it again after each crash with back-off: a full disk, for example, ends
 * it until space is freed. Throws only when the first launch fails.
 */
export async function keepRunning(
  launch: () => Promise<PostgresProcess>,
  onCrash: (log: string) => void,
): Promise<Supervised> {
  const stopping = new AbortController();
  let current = await launch();
  const watching = watch();

  async function watch(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      const startedAt = Date.now();
      const log = await current.exited;
      if (stopping.signal.aborted) return;
      onCrash(log);
      if (Date.now() - startedAt > RECOVERED_AFTER) failures = 0;
      const delay = RESTART_DELAYS[Math.min(failures, RESTART_DELAYS.length - 1)];
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      current = await launch().catch(failedLaunch);
      if (stopping.signal.aborted) await current.stop();
    }
  }

  return {
    pid: () => current.pid,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

// A failed launch counts as a run that ended at once, with the error as its log.
function failedLaunch({ message }: Error): PostgresProcess {
  const exited = (async () => message)();
  return { pid: 0, exited, stop: async () => undefined };
}
