import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listProcesses } from '../test/process-tree.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const STARTER = 'scripts/start.mjs';
const MAIN = 'packages/server/src/main.ts';

let home: string;
let dataDir: string;
let child: ChildProcess;
let output: string;
let exitCode: Promise<number | null>;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'daylit-stop-'));
  dataDir = path.join(home, 'data');
  // The starter would install and build through npx, which is not tested here.
  await mkdir(path.join(home, 'bin'));
  await symlink('/bin/true', path.join(home, 'bin', 'npx'));
});
afterEach(() => {
  // The whole group, because a failed test may have left processes in it.
  if (leftOver().length > 0) process.kill(-(child.pid ?? 0), 'SIGKILL');
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Starts a command in a process group of its own, as a shell does. */
function start(command: string, words: string[]): void {
  child = spawn(command, words, {
    cwd: ROOT,
    detached: true,
    env: {
      ...process.env,
      PATH: `${path.join(home, 'bin')}:${process.env['PATH']}`,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
    },
  });
  output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  exitCode = promise;
}

const until = (assertion: () => void) => vi.waitFor(assertion, { timeout: 100_000, interval: 20 });
/** How the last line of the greeting of a new server begins. */
const GREETED = 'A backup can be restored at';

const untilListening = () => until(() => expect(output).toContain(GREETED));

/** What it has printed since it started. */
const lastWords = () => output.slice(output.indexOf('\n', output.indexOf(GREETED)) + 1);

/** PostgreSQL of this test, and the processes below the one that the test has started. */
function leftOver(): string[] {
  const processes = listProcesses();
  const family = new Set([child.pid]);
  for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  return processes
    .filter(({ pid, command }) => command.includes(dataDir) || (family.has(pid) && pid !== child.pid))
    .map(({ command }) => command);
}

/** Runs a program in a terminal of its own; of util-linux. */
const TERMINAL = 'script';
const hasTerminal = spawnSync(TERMINAL, ['--version']).status === 0;

test('Ctrl+C in a terminal ends everything with one line', async ({ skip }) => {
  skip(!hasTerminal, 'There is no `script` of util-linux, which makes the terminal.');
  // Not every shell replaces itself with its only command. One that stays ends with a code of its own.
  start(TERMINAL, ['-qec', `exec ${process.execPath} ${STARTER}`, '/dev/null']);
  await untilListening();
  child.stdin?.write('\x03');
  expect(await exitCode).toBe(0);
  expect(lastWords().trim()).toMatch(/^(\^C)?Stopped\.$/);
  expect(leftOver()).toEqual([]);
}, 120_000);

// The terminal above sends SIGINT in the same way.
test.for(['SIGTERM', 'SIGHUP'] as const)(
  'the same %s to starter, server and database ends them in order',
  { timeout: 120_000 },
  async (signal) => {
    start(process.execPath, [STARTER]);
    await untilListening();
    process.kill(-(child.pid ?? 0), signal);
    expect(await exitCode).toBe(0);
    expect(lastWords()).toBe('Stopped.\n');
    expect(leftOver()).toEqual([]);
  },
);

test('a server whose starter was killed ends by itself, in order', async () => {
  start(process.execPath, [STARTER]);
  await untilListening();
  child.kill('SIGKILL');
  // It holds its starter's streams, which therefore close only when it has ended as well.
  await exitCode;
  expect(lastWords()).toBe('Stopped.\n');
  expect(leftOver()).toEqual([]);
}, 120_000);

test('Ctrl+C during the very first start leaves nothing half made', async () => {
  await rm(dataDir, { recursive: true });
  start(process.execPath, [MAIN]);
  await vi.waitFor(async () => expect(await readdir(dataDir)).not.toEqual([]), {
    timeout: 100_000,
    interval: 5,
  });
  process.kill(-(child.pid ?? 0), 'SIGINT');
  expect(await exitCode).toBe(0);
  expect(output).toBe('Stopped.\n');
  expect(leftOver()).toEqual([]);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('init-'))).toEqual([]);
}, 120_000);
