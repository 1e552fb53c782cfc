import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, inject, test, vi } from 'vitest';
import { dropDatabases } from '../../packages/server/test/test-database.ts';

declare global {
  /** Whether the mutant of this number is awake. Present while a mutant runs. */
  var isMutant: ((number: number) => boolean) | undefined;
}

/** How often a mutant may run in one file of tests: one that runs more often is in an endless loop. */
const ENDLESS = 10_000_000;

interface Job {
  /** 0 for none: then every test must pass. */
  number: number;
  isStatic: boolean;
  /** Where the reached mutants are noted. */
  results: string;
  /** Name of the file that `results` gets. */
  name: string;
}

/** Runs a file of tests with one mutant awake, up to the first failure. */
export async function runWithMutant(job: Job, load: () => Promise<unknown>): Promise<void> {
  const dead = path.join(job.results, `dead-${job.number}`);
  // oxlint-disable-next-line vitest/no-conditional-tests -- A file without any test would fail.
  if (existsSync(dead)) {
    // oxlint-disable-next-line vitest/no-disabled-tests
    test.skip('a nearer test has failed already', () => undefined);
    return;
  }
  const reached = new Set<number>();
  let count = 0;
  globalThis.isMutant = (number) => {
    reached.add(number);
    if (number !== job.number) return false;
    count += 1;
    if (count > ENDLESS) throw new Error('The mutant is in an endless loop.');
    return true;
  };
  let hasFailed = false;
  beforeEach(({ skip }) => skip(hasFailed));
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
    if (hasFailed && job.number > 0) writeFileSync(dead, '');
  });
  afterAll(async () => {
    writeFileSync(path.join(job.results, `${job.name}.json`), JSON.stringify([...reached]));
    globalThis.isMutant = undefined;
    if (job.isStatic) vi.resetModules();
    await dropDatabases(inject('postgresUrl'), `${inject('templateName')}_${process.pid}_`);
  });
  // What runs at load has to run again.
  if (job.isStatic) vi.resetModules();
  await load();
}
