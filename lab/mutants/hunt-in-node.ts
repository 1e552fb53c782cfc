import type { Mutant } from './find-mutants.ts';
import { type Importers, nearTests, sharedFolders } from './near-tests.ts';
import { plantAll } from './plant.ts';
import { type Job, type Result, runRound } from './run-round.ts';

export interface Place {
  root: string;
  copy: string;
  importers: Importers;
}

export interface Outcome {
  mutant: Mutant;
  /** The file of tests that failed, and what it said; undefined when all passed. */
  killer: string | undefined;
  /** The files of tests that the mutant met. */
  met: readonly string[];
}

interface Hunt extends Outcome {
  number: number;
  met: string[];
  /** The files of tests that it will meet, in this order. */
  waiting: readonly string[];
}

/** How many files of tests a mutant meets in each round. */
const ROUNDS = [1, 3, 8];

/** After each round one in so many files runs without a mutant, and shows what the mutants left behind. */
const CONTROLS = 8;

/** Wakes each mutant in the files of tests that come upon it: the nearest first, of these the fastest. */
export async function huntInNode(place: Place, mutants: readonly Mutant[]): Promise<Outcome[]> {
  if (mutants.length === 0) return [];
  plantAll(place.copy, mutants);
  const near = new Map(mutants.map(({ file }) => [file, nearTests(place.importers, file)]));
  const passes = await runAsleep(place.copy, [...new Set([...near.values()].flat())]);
  const hunts = mutants.map((mutant, at): Hunt => {
    const number = at + 1;
    // A test that names the file itself is about it, wherever it is.
    const own = new Set(place.importers.get(mutant.file));
    const nearnessOf = (test: string): number =>
      own.has(test) ? Infinity : sharedFolders(test, mutant.file);
    const waiting = (near.get(mutant.file) ?? [])
      // Code that runs at load was loaded by the first file of tests for all of them.
      .filter((test) => passes.get(test)?.reached?.includes(number) || (mutant.isStatic && passes.has(test)))
      .toSorted((a, b) => {
        const [near, nearer] = [nearnessOf(b), nearnessOf(a)];
        if (near !== nearer) return near - nearer;
        return (passes.get(a)?.took ?? 0) - (passes.get(b)?.took ?? 0);
      });
    return { mutant, number, waiting, killer: undefined, met: [] };
  });
  for (const most of ROUNDS) await runAwake(place.copy, hunts, most);
  return hunts;
}

/** Runs files of tests without a mutant. Those that fail are left out, and said. */
async function runAsleep(copy: string, tests: readonly string[]): Promise<ReadonlyMap<string, Result>> {
  const results = await runRound(
    copy,
    tests.map((test) => ({ number: 0, isStatic: false, test })),
  );
  for (const { test, failure } of results) {
    if (failure !== undefined) console.error(`${test} fails without a mutant: ${failure}`);
  }
  const passed = results.filter(({ failure }) => failure === undefined);
  console.log(`${passed.length} files of tests pass without a mutant`);
  return new Map(passed.map((result) => [result.test, result]));
}

async function runAwake(copy: string, hunts: readonly Hunt[], most: number): Promise<void> {
  const alive = hunts.filter(({ killer, waiting }) => killer === undefined && waiting.length > 0);
  if (alive.length === 0) return;
  const jobs = alive.flatMap(({ number, mutant, waiting }) =>
    waiting.slice(0, most).map((test): Job => ({ number, isStatic: mutant.isStatic, test })),
  );
  const tests = [...new Set(jobs.map(({ test }) => test))];
  const controls = tests.filter((_, at) => at % CONTROLS === 0);
  const results = await runRound(copy, [
    ...jobs,
    ...controls.map((test) => ({ number: 0, isStatic: false, test })),
  ]);
  const broken = results.find(({ number, failure }) => number === 0 && failure !== undefined);
  if (broken) throw new Error(`A mutant left something behind. ${broken.test} says: ${broken.failure}`);
  for (const hunt of alive) {
    const own = results.filter(({ number }) => number === hunt.number);
    hunt.met.push(...own.map(({ test }) => test));
    hunt.waiting = hunt.waiting.slice(most);
    const failed = own.find(({ failure }) => failure !== undefined);
    hunt.killer = failed && `${failed.test}: ${failed.failure?.split('\n')[0]}`;
  }
  const left = hunts.filter(({ killer }) => killer === undefined);
  console.log(`${jobs.length} runs of ${tests.length} files of tests: ${left.length} mutants are alive`);
}
