import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPart } from './verify/part.ts';
import { BUILD, SLOW_STAGES, STAGES, type Step } from './verify/steps.ts';
import { addTimes } from './verify/times.ts';
import { fingerprint, hasPassed, notePassed } from './verify/unchanged.ts';

/** How many of the last lines of a failed step are repeated at the end of the output. */
const LAST_LINES = 60;

/** How many of the slowest test files are named at the end. */
const SLOWEST = 10;

/**
 * Where Node keeps compiled modules, so that the dozens of processes that the steps start do not compile the
 * same modules again.
 */
const NODE_COMPILE_CACHE = path.join(import.meta.dirname, '../node_modules/.cache/node-compile');

const words = process.argv.slice(2);
const isSlow = words[0] === '--slow';
const part = findPart(isSlow ? words.slice(1) : words);
const all = isSlow ? SLOW_STAGES : STAGES;
// A part that somebody asks for runs step by step, and also when nothing has changed.
const isPart = part.length > 0;
const stages = isPart ? part.map((step) => [[step]]) : all;

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
  // Waits for the last output, but not without end: a process that it left behind would keep the streams
  // open.
  await Promise.race([closed, setTimeout(1000)]);
  return { status, output };
}

const failed: { name: string; output: string }[] = [];
/** The time of each test file, in seconds. */
const times = new Map<string, number>();
const counts = { passed: 0, skipped: 0 };

/** Runs steps in order. With another lane in parallel, the output of a step is shown when it has ended. */
async function runLane(steps: readonly Step[], isAlone: boolean): Promise<void> {
  for (const step of steps) {
    const { name, command } = step;
    const print = fingerprint(step);
    if ((!isPart || step === BUILD) && hasPassed(step, print)) {
      console.log(`── ${name}: skipped, because nothing that it reads has changed since it passed here`);
      counts.skipped += 1;
      continue;
    }
    const startedAt = performance.now();
    const title = `\n── ${name}: ${command}\n`;
    if (isAlone) process.stdout.write(title);
    const { status, output } = await run(command, (text) => isAlone && process.stdout.write(text));
    if (!isAlone) process.stdout.write(title + output);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    addTimes(output, times);
    if (status === 0) counts.passed += 1;
    else failed.push({ name, output });
    if (status === 0 && print && print === fingerprint(step)) notePassed(step, print);
  }
}

for (const lanes of stages) await Promise.all(lanes.map((steps) => runLane(steps, lanes.length === 1)));

for (const { name, output } of failed)
  console.log(`\n── ${name}, last lines:\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`);
const slowest = [...times].toSorted((a, b) => b[1] - a[1]).slice(0, SLOWEST);
if (slowest.length > 0) console.log('\nSlowest test files:');
for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
if (failed.length) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${failed.length} failed${skipped}`);
process.exit(failed.length ? 1 : 0);
