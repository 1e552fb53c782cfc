import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readPact } from '../pact-files.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const README = readFileSync(path.join(ROOT, 'contracts/README.md'), 'utf8');
const COMMANDS = [...README.matchAll(/```sh\n(.*?)\n```/gs)].map(([, command = '']) => command);

/** Characters of what a command printed that are shown when it failed. */
const PRINTED = 4_000;

test(
  'what the README says works as it says, a second time within the hour as well',
  { timeout: 180_000 },
  async () => {
    const [serve = '', verify = '', check = '', ...others] = COMMANDS;
    expect(others, 'A command that nobody follows here.').toEqual([]);
    const ports = { PROVIDER_PORT: await freePort(), STATES_PORT: await freePort() };
    const provider = start(serve, ports);
    onTestFinished(() => stop(provider));
    await hear(provider, /^Provider at /);

    const all = readPact().interactions.length;
    // The second time, those whose calls are counted by the hour or use up what a mail brought.
    for (const [time, filter] of [
      ['first', /./],
      ['second', /login|registration|code|contact|password|mail/],
    ] as const) {
      const { code, printed } = await follow(verify, { ...ports, PACT_DESCRIPTION: filter.source });
      expect(code === 0 ? '' : printed.slice(-PRINTED)).toBe('');
      const tried = printed.match(/ verification\)/g) ?? [];
      const expected = readPact().interactions.filter(({ description }) => filter.test(description));
      expect({ time, tried: tried.length }).toEqual({ time, tried: expected.length });
      expect(expected.length).toBeGreaterThan(time === 'first' ? all - 1 : all / 10);
    }
    const { code, printed } = await follow(check, ports);
    expect(code === 0 ? '' : printed.slice(-PRINTED)).toBe('');
    expect(printed).toMatch(/\d\d answers checked, \d+ of them successes; 0 do not fit/);
  },
);

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
