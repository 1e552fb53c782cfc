import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { eachAlone } from './each-alone.ts';
import type { JobHandler } from './queue.ts';

/**
 * Removes what a module no longer keeps. Nothing depends on its timing, because every reader checks the time
 * itself.
 */
export type Purge = (now: Date, signal: AbortSignal) => Promise<void>;

interface Dependencies {
  clock: Clock;
  log: Logger;
  /** By the name of the module. */
  purges: Record<string, Purge>;
}

/** Lets every module remove what has expired: registrations, sessions, forgotten browsers, old mails. */
export function createPurgeExpiredJob({ clock, log, purges }: Dependencies): JobHandler<object> {
  return {
    async run(_payload, signal) {
      const now = clock();
      await eachAlone(Object.entries(purges), ([, purge]) => purge(now, signal), {
        log,
        failed: 'what has expired was not removed',
        idOf: ([module]) => module,
        signal,
      });
    },
    giveUp: async () => undefined,
  };
}
