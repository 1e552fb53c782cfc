import type { Clock } from '../clock.ts';
import type { JobHandler } from './queue.ts';

/**
 * Removes what a module no longer keeps. Nothing depends on its timing, because every reader checks the time
 * itself.
 */
export type Purge = (now: Date) => Promise<void>;

interface Dependencies {
  clock: Clock;
  purges: readonly Purge[];
}

/** Lets every module remove what has expired: registrations, sessions, forgotten browsers, old mails. */
export function createPurgeExpiredJob({ clock, purges }: Dependencies): JobHandler<object> {
  return {
    async run() {
      const now = clock();
      for (const purge of purges) await purge(now);
    },
    giveUp: async () => undefined,
  };
}
