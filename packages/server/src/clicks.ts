import { AsyncLocalStorage } from 'node:async_hooks';

/** The moment of the click whose work is running. */
const clicks = new AsyncLocalStorage<number>();

/** Runs work that a person waits for. */
export function asClick<T>(work: () => Promise<T>): Promise<T> {
  return clicks.run(performance.now(), work);
}

/** For how many milliseconds the person has been waiting; 0 when nobody waits. */
export function waitedFor(): number {
  const clickedAt = clicks.getStore();
  return clickedAt === undefined ? 0 : performance.now() - clickedAt;
}
