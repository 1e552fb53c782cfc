import { rmSync } from 'node:fs';
import { PACTS } from './pact-files.ts';

/** Pact adds to an existing file, so a renamed interaction would stay in it for ever. */
export function setup(): void {
  rmSync(PACTS, { recursive: true, force: true });
}
