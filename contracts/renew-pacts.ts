import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonLines } from '../scripts/json-lines.ts';
import { PACTS } from './pact-files.ts';

let committed = '';

/** Pact appends to an existing file, so a renamed interaction would stay in it. */
export function setup(): void {
  committed = readPacts();
  rmSync(PACTS, { recursive: true, force: true });
}

/**
 * Rewrites what Pact indents, with one interaction a line. In CI the result must equal the committed files,
 * because a backend verifies those.
 */
export function teardown(): void {
  for (const file of pactFiles())
    writeFileSync(file, jsonLines(JSON.parse(readFileSync(file, 'utf8')) as unknown, 2));
  if (process.env.CI && committed !== readPacts()) {
    throw new Error('contracts/pacts is stale. Run the consumer tests and commit what they write.');
  }
}

function pactFiles(): string[] {
  const names = existsSync(PACTS) ? readdirSync(PACTS).toSorted() : [];
  return names.map((name) => path.join(PACTS, name));
}

function readPacts(): string {
  return pactFiles()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
