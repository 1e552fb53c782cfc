import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file of tests that runs with one mutant awake. */
export interface Job {
  /** 0 for none. */
  number: number;
  isStatic: boolean;
  test: string;
}

export interface Result extends Job {
  /** What the first failed test said; undefined when all passed. */
  failure: string | undefined;
  /** Milliseconds. */
  took: number;
  /** The numbers of the mutants that the tests came upon; undefined when they could not be run. */
  reached: readonly number[] | undefined;
}

interface Report {
  testResults: Outcome[];
}

interface Outcome {
  name: string;
  status: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: Assertion[];
}

interface Assertion {
  status: string;
  failureMessages: string[] | null;
}

/** Runs jobs in one Vitest: each is a file beside its tests, which imports them. */
export async function runRound(copy: string, jobs: readonly Job[]): Promise<Result[]> {
  const results = path.join(copy, 'tests/.output/mutants');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const written = jobs.map((job, at) => ({ job, ...writeJob({ copy, results, job, at }) }));
  const output = path.join(results, 'report.json');
  const command = ['vitest', 'run', '--config', 'lab/mutants/vitest.config.ts', `--outputFile=${output}`];
  await new Promise((resolve) => {
    spawn('node', ['scripts/run.mjs', ...command], { cwd: copy, stdio: 'ignore' }).on('close', resolve);
  });
  const { testResults }: Report = JSON.parse(readFileSync(output, 'utf8'));
  return written.map(({ job, file, name }) => {
    rmSync(file);
    const outcome = testResults.find((result) => result.name === file);
    const reached = path.join(results, `${name}.json`);
    return {
      ...job,
      failure: outcome && failureIn(outcome),
      took: outcome ? outcome.endTime - outcome.startTime : 0,
      reached: existsSync(reached) ? JSON.parse(readFileSync(reached, 'utf8')) : undefined,
    };
  });
}

interface NewJob {
  copy: string;
  results: string;
  job: Job;
  at: number;
}

function writeJob({ copy, results, job, at }: NewJob): { file: string; name: string } {
  const { number, isStatic, test } = job;
  const place = number === 0 ? 'z' : String(at).padStart(5, '0');
  const name = `mutant-${place}-${number}-${path.basename(test, '.test.ts')}`;
  const file = path.join(copy, path.dirname(test), `${name}.test.ts`);
  const library = path.relative(path.dirname(file), path.join(copy, 'lab/mutants/in-test.ts'));
  const facts = JSON.stringify({ number, isStatic, results, name });
  writeFileSync(
    file,
    `import { runWithMutant } from '${library}';\n` +
      `await runWithMutant(${facts}, () => import('./${path.basename(test)}?job=${at}'));\n`,
  );
  return { file, name };
}

function failureIn({ status, message, assertionResults }: Outcome): string | undefined {
  if (status === 'passed') return undefined;
  const failed = assertionResults.find((assertion) => assertion.status === 'failed');
  return failed?.failureMessages?.[0] ?? (message || 'It failed.');
}
