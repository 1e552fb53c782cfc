import { stripVTControlCharacters } from 'node:util';

/** A finished file of Vitest: `✓ |server| packages/server/src/config.test.ts (4 tests) 11302ms`. */
const VITEST_FILE = /[✓❯×] +(?:\S+ +)?(\S+\.(?:test|stories)\.tsx?) \(\d+ tests?.*?\) (\d+)ms/g;

/**
 * A finished test of Playwright: `✓  12 tests/e2e/chat.test.ts:30:1 › a member asks (3.2s)`. The engine comes
 * first where there are several: `[WebKit] › tests/engines/…`.
 */
const PLAYWRIGHT_TEST =
  /[✓✘] +\d+ (?:\[\w+\] › )?(\S+\.test\.ts):\d+.*\((?:(\d+(?:\.\d+)?)m|([\d.]+)s|(\d+)ms)\)$/gm;

/** Adds the time of each test file that a step has printed, in seconds. */
export function addTimes(output: string, times: Map<string, number>): void {
  const add = (file = '', seconds: number) => times.set(file, (times.get(file) ?? 0) + seconds);
  const plain = stripVTControlCharacters(output);
  for (const [, file, ms] of plain.matchAll(VITEST_FILE)) add(file, Number(ms) / 1000);
  for (const [, file, minutes = 0, seconds = 0, ms = 0] of plain.matchAll(PLAYWRIGHT_TEST))
    add(file, Number(minutes) * 60 + Number(seconds) + Number(ms) / 1000);
}
