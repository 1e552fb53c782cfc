import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { TestProject, Vitest } from 'vitest/node';
import { jsonLines } from '../scripts/json-lines.ts';
import { PACTS } from './pact-files.ts';

let committed = new Map<string, string>();
let vitest: Vitest;

/** Pact appends to an existing file, so a renamed interaction would stay in it. */
export function setup(project: TestProject): void {
  vitest = project.vitest;
  committed = readPacts();
  rmSync(PACTS, { recursive: true, force: true });
}

/**
 * Rewrites what Pact indents, with one interaction a line. In CI the result must equal the committed files,
 * because a backend verifies those.
 */
export function teardown(): void {
  if (!haveAllRun()) {
    for (const [file, text] of committed) writeFileSync(file, text);
    process.stdout.write('The pact is as it was: only all consumer tests together write it.\n');
    return;
  }
  for (const file of pactFiles())
    writeFileSync(file, jsonLines(JSON.parse(readFileSync(file, 'utf8')) as unknown, 2));
  if (process.env.CI && !isDeepStrictEqual(committed, readPacts())) {
    throw new Error('contracts/pacts is stale. Run the consumer tests and commit what they write.');
  }
}

function haveAllRun(): boolean {
  const all = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.consumer.test.ts'));
  const isFiltered = vitest.config.testNamePattern !== undefined;
  return !isFiltered && vitest.state.getFiles().length === all.length;
}

function pactFiles(): string[] {
  const names = existsSync(PACTS) ? readdirSync(PACTS).toSorted() : [];
  return names.map((name) => path.join(PACTS, name));
}

function readPacts(): Map<string, string> {
  return new Map(pactFiles().map((file) => [file, readFileSync(file, 'utf8')]));
}
