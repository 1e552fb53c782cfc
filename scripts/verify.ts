import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** Number of last lines of a failed step that are repeated at the end of the output. */
const LAST_LINES = 60;

type Step = readonly [name: string, command: string];

/** The checks that take seconds, in order, so that a typing mistake is reported before anything long starts. */
const CHECKS: readonly Step[] = [
  ['document', 'redocly lint openapi.yaml'],
  ['types', 'node scripts/typecheck.ts'],
  ['lint', 'oxlint --type-aware'],
  ['format', 'oxfmt --check'],
  ['dead code', 'knip'],
  // Abuse and end to end run against the built app.
  ['build', 'node packages/app/scripts/build.ts'],
];

/** The tests, the longest first. Two steps run at a time, because each leaves part of the processor idle. */
const TESTS: readonly Step[] = [
  ['unit', 'vitest run'],
  ['end to end', 'playwright test --config tests/e2e/playwright.config.ts'],
  ['stories', 'vitest run --config .storybook/vitest.config.ts'],
  ['contracts: server', 'vitest run --config contracts/vitest.config.ts --project provider'],
  ['abuse', 'node tests/bench/abuse/run.ts --quick'],
  ['generated requests', 'node tests/bench/fuzz/run.ts --seed 1 --count 2000'],
  ['contracts: client', 'vitest run --config contracts/vitest.config.ts --project consumer'],
  ['contracts: document', 'node contracts/scripts/compare-with-document.ts'],
  ['contracts: broker', 'node contracts/scripts/publish.ts'],
  ['chromatic', 'node scripts/chromatic.ts'],
];

const wanted = process.argv.slice(2);
const isWanted = ([name]: Step) => wanted.length === 0 || wanted.some((word) => name.startsWith(word));
const checks = CHECKS.filter(isWanted);
const tests = TESTS.filter(isWanted);
const total = checks.length + tests.length;
if (total === 0) throw new Error(`No step starts with ${wanted.join(', ')}.`);

const failed: { name: string; output: string }[] = [];

/** Runs one step. Its output is streamed, or shown when it has ended so that two steps do not mix theirs. */
async function runStep([name, command]: Step, isStreamed: boolean): Promise<void> {
  const startedAt = performance.now();
  console.log(`\n── ${name}: ${command}`);
  const { status, output } = await run(command, isStreamed);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (!isStreamed) console.log(`\n── ${name}:\n${output.trimEnd()}`);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (status !== 0) failed.push({ name, output });
}

/** Runs a command and returns its exit code with its output. */
async function run(command: string, isStreamed: boolean): Promise<{ status: number | null; output: string }> {
  // Tools do not colour their output for a pipe.
  const colour = process.stdout.isTTY && process.stdout.hasColors() ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour },
  });
  let output = '';
  const collect = (stream: Readable, to: NodeJS.WriteStream) =>
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isStreamed) to.write(text);
    });
  collect(child.stdout, process.stdout);
  collect(child.stderr, process.stderr);
  const closed = once(child, 'close');
  const [status] = (await once(child, 'exit')) as [number | null];
  // Waits for the last output, but not for ever: a process that it left behind would keep the streams open.
  await Promise.race([closed, setTimeout(1000)]);
  return { status, output };
}

for (const step of checks) await runStep(step, true);
const waiting = tests.values();
const isAlone = tests.length === 1;
const runWaiting = async () => {
  for (const step of waiting) await runStep(step, isAlone);
};
await Promise.all([runWaiting(), runWaiting()]);

for (const { name, output } of failed)
  console.log(`\n── ${name}, last lines:\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`);
if (failed.length) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
console.log(`\n${total - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
