import { AsyncLocalStorage } from 'node:async_hooks';

/** When the person clicked for whom the running work is done. */
const clicks = new AsyncLocalStorage<number>();

/** Runs what a person waits for. */
export function asClick<T>(work: () => Promise<T>): Promise<T> {
  return clicks.run(performance.now(), work);
}

/** For how many milliseconds a person waits already; 0 where nobody does. */
export function waitedFor(): number {
  const clickedAt = clicks.getStore();
  return clickedAt === undefined ? 0 : performance.now() - clickedAt;
}
