import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** How many of the last lines of a failed step are repeated at the end of the output. */
const LAST_LINES = 60;

/**
 * Where Node keeps compiled modules, so that the dozens of processes that the steps start do not compile the
 * same modules again.
 */
const NODE_COMPILE_CACHE = path.join(import.meta.dirname, '../node_modules/.cache/node-compile');

type Step = readonly [name: string, command: string];

/**
 * The steps of `npm test`, in order: the quick checks first, so that a typing mistake fails in seconds.
 * Stages follow one another. The lanes of a stage run beside each other, as each of them keeps one core busy;
 * the stages of a single lane use all cores by themselves.
 */
const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      ['document', 'redocly lint openapi.yaml'],
      ['types', 'node scripts/typecheck.ts'],
      ['lint', 'oxlint --type-aware'],
      ['format', 'oxfmt --check'],
      ['dead code', 'knip'],
    ],
  ],
  [[['unit', 'vitest run']]],
  [[['stories', 'vitest run --config .storybook/vitest.config.ts']]],
  [
    [
      ['contracts: client', 'vitest run --config contracts/vitest.config.ts --project consumer'],
      ['contracts: document', 'node contracts/scripts/compare-with-document.ts'],
      ['contracts: server', 'vitest run --config contracts/vitest.config.ts --project provider'],
      ['contracts: broker', 'node contracts/scripts/publish.ts'],
    ],
    [
      ['generated requests', 'node tests/bench/fuzz/run.ts --seed 1 --count 1000'],
      ['build', 'node packages/app/scripts/build.ts'],
      ['abuse', 'node tests/bench/abuse/run.ts --quick'],
      ['chromatic', 'node scripts/chromatic.ts'],
    ],
  ],
  [[['end to end', 'playwright test --config tests/e2e/playwright.config.ts']]],
];

const wanted = process.argv.slice(2);
const isWanted = ([name]: Step): boolean =>
  wanted.length === 0 || wanted.some((word) => name.startsWith(word));
const stages = STAGES.map((lanes) =>
  lanes.map((steps) => steps.filter(isWanted)).filter(({ length }) => length > 0),
);
const count = stages.flat(2).length;
if (count === 0) throw new Error(`No step starts with ${wanted.join(', ')}.`);

/** Runs a command, shows its output as it comes, and returns its exit code with that output. */
async function run(
  command: string,
  show: (text: string) => void,
): Promise<{ status: number | null; output: string }> {
  // Tools do not colour their output for a pipe.
  const colour = process.stdout.isTTY && process.stdout.hasColors() ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour, NODE_COMPILE_CACHE },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      show(text);
    });
  const closed = once(child, 'close');
  const [status] = (await once(child, 'exit')) as [number | null];
  // Waits for the last output, but not for ever: a process that it left behind would keep the streams open.
  await Promise.race([closed, setTimeout(1000)]);
  return { status, output };
}

const failed: { name: string; output: string }[] = [];

/** Runs steps one after the other. Beside another lane, a step is shown when it has ended. */
async function runLane(steps: readonly Step[], isAlone: boolean): Promise<void> {
  for (const [name, command] of steps) {
    const startedAt = performance.now();
    const title = `\n── ${name}: ${command}\n`;
    if (isAlone) process.stdout.write(title);
    const { status, output } = await run(command, (text) => isAlone && process.stdout.write(text));
    if (!isAlone) process.stdout.write(title + output);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (status !== 0) failed.push({ name, output });
  }
}

for (const lanes of stages) await Promise.all(lanes.map((steps) => runLane(steps, lanes.length === 1)));

for (const { name, output } of failed)
  console.log(`\n── ${name}, last lines:\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`);
if (failed.length) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
console.log(`\n${count - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
