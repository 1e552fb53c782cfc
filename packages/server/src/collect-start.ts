import { setFlagsFromString } from 'node:v8';

/** From the start until what it needed once is garbage, in milliseconds: by then the models are read. */
const SETTLED = 5000;

/** How much garbage V8 may keep before it collects all of it, in percent of what is in use. */
const GARBAGE = 60;

/**
 * Collects the garbage of the start, and has V8 keep less later. By itself V8 lets a heap grow to some 250 MB
 * before it collects all of it for the first time, and a quiet server's to four times of what is in use.
 * Needs the flag of `scripts/memory-settings.mjs`.
 */
export function collectStart(): void {
  const { gc } = globalThis;
  if (!gc) return;
  setFlagsFromString(`--heap-growing-percent=${GARBAGE}`);
  setTimeout(() => void gc({ type: 'major', execution: 'async' }), SETTLED).unref();
}
