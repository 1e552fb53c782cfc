import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const README = readFileSync(path.join(ROOT, 'contracts/README.md'), 'utf8');
const COMMANDS = [...README.matchAll(/```sh\n(.*?)\n```/gs)].map(([, command = '']) => command);

/** Characters of what a command printed that are shown when it failed. */
const PRINTED = 4_000;

/** The interaction that is tried. provider.test.ts verifies all of them; here the commands are tested. */
const TRIED = 'a new password with the token of the mail';

test('what the README says works as it says', { timeout: 180_000 }, async () => {
  const [serve = '', verify = '', check = '', ...others] = COMMANDS;
  expect(others, 'A command that nobody follows here.').toEqual([]);
  const ports = { PROVIDER_PORT: await freePort(), STATES_PORT: await freePort() };
  const provider = start(serve, ports);
  onTestFinished(() => stop(provider));
  await hear(provider, /^Provider at /);

  const verified = await follow(verify, { ...ports, PACT_DESCRIPTION: `^${TRIED}$` });
  expect(verified.code === 0 ? '' : verified.printed.slice(-PRINTED)).toBe('');
  expect(verified.printed.match(/ verification\)/g)).toHaveLength(1);
  const checked = await follow(check, ports);
  expect(checked.code === 0 ? '' : checked.printed.slice(-PRINTED)).toBe('');
  expect(checked.printed).toMatch(/\d\d answers checked, \d+ of them successes; 0 do not fit/);
});

/** The ports, and which interactions the verifier tries. */
type Ports = Record<'PROVIDER_PORT' | 'STATES_PORT', string> & { PACT_DESCRIPTION?: string };

// A process group of its own, because npm and the shell do not forward every signal.
function start(command: string, ports: Ports): ChildProcess {
  return spawn('bash', ['-c', command], {
    cwd: ROOT,
    env: { ...process.env, ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  process.kill(-child.pid, 'SIGTERM');
  await once(child, 'exit');
}

async function follow(command: string, ports: Ports): Promise<{ code: number | null; printed: string }> {
  const child = start(command, ports);
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const words = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [[code], out, err] = await Promise.all([exit, ...words]);
  return { code, printed: `${out}${err}` };
}

async function hear({ stdout, stderr }: ChildProcess, line: RegExp): Promise<void> {
  if (!stdout || !stderr) throw new Error('Nothing can be heard.');
  const complaint = text(stderr);
  for await (const said of createInterface({ input: stdout })) if (line.test(said)) return;
  throw new Error(`It ended before it was ready: ${await complaint}`);
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? String(address.port) : '';
}
