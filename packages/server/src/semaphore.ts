import { Refusal } from './errors.ts';

interface Limits {
  /** How many run at the same time. */
  permits: number;
  /** How many may wait; the next one is refused at once. */
  maxWaiting: number;
}

/** Runs expensive work a few at a time. */
export interface Semaphore {
  /** Throws a 503 with Retry-After when too many are waiting already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes a semaphore for work that would starve everything else if all of it ran at once. */
export function createSemaphore({ permits, maxWaiting }: Limits): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= permits) {
        if (waiting.length >= maxWaiting) throw new Refusal('busy', { retryAfter: 2 });
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.push(resolve);
        await promise;
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        // The permit passes to the next call that waits, so that a newer call cannot overtake it.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
