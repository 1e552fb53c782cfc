import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PACTS } from './pact-files.ts';

let committed = '';

/** Pact appends to an existing file, so a renamed interaction would stay in it. */
export function setup(): void {
  committed = readPacts();
  rmSync(PACTS, { recursive: true, force: true });
}

/** In CI the files that the tests wrote must equal the committed ones, because a backend verifies those. */
export function teardown(): void {
  if (process.env.CI && committed !== readPacts()) {
    throw new Error('contracts/pacts is stale. Run the consumer tests and commit what they write.');
  }
}

function readPacts(): string {
  const names = existsSync(PACTS) ? readdirSync(PACTS).toSorted() : [];
  return names.map((name) => readFileSync(path.join(PACTS, name), 'utf8')).join('\n');
}
