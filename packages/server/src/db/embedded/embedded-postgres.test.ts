import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { choosePrivileges } from './privileges.ts';

const HOST_SCRIPT = new URL('../../../test/host-postgres.ts', import.meta.url).pathname;

let dataDir: string;
let postgres: EmbeddedPostgres | undefined;

// One directory for all: making the files of a database takes longer than everything else here.
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-pg-test-'));
});
afterEach(async () => {
  await postgres?.stop();
  postgres = undefined;
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function start(): Promise<string> {
  postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  return postgres.databaseUrl('daylit');
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Runs PostgreSQL under another process, and resolves with that process and PostgreSQL's id. */
async function startElsewhere(env = process.env): Promise<{ host: ChildProcess; pid: number }> {
  const host = spawn(process.execPath, [HOST_SCRIPT, dataDir], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  host.stdout.setEncoding('utf8').on('data', (line: string) => resolve(Number(line)));
  host.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  return { host, pid: await promise };
}

function isAlive(pid: number): boolean {
  // A zombie that nobody has reaped yet is not alive.
  return (
    spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
      .stdout.trim()
      .replace(/^Z.*/, '') !== ''
  );
}

test('what a killed first start left behind is cleared away', async () => {
  await mkdir(path.join(dataDir, 'init-abandoned'));
  await start();
  expect(await readdir(dataDir)).toEqual(['pg18']);
});

test('what was written is there after a restart', async () => {
  const url = await start();
  await query(url, "create table notes (text text); insert into notes values ('kept')");
  await postgres?.stop();
  expect(await query(await start(), 'select * from notes')).toEqual([{ text: 'kept' }]);
});

test('PostgreSQL is started again when it dies', async () => {
  const url = await start();
  const before = postgres?.pid() ?? 0;
  process.kill(before, 'SIGKILL');
  await vi.waitFor(() => expect(postgres?.pid()).not.toBe(before), { timeout: 15_000, interval: 20 });
  expect(await query(url, 'select 1 as x')).toEqual([{ x: 1 }]);
});

test('a second server on the same directory is told who has it', async () => {
  await start();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `Another server (process ${process.pid}) already uses ${dataDir}.`,
  );
});

test('the PostgreSQL of a server that was killed is no hindrance to the next', async () => {
  // Without setpriv in its path the host cannot arrange for PostgreSQL to end with it.
  const bin = await mkdtemp(path.join(os.tmpdir(), 'daylit-bin-'));
  for (const program of ['unshare', 'true']) await symlink(`/usr/bin/${program}`, path.join(bin, program));
  const { host, pid } = await startElsewhere({ ...process.env, PATH: bin });
  host.kill('SIGKILL');
  expect(isAlive(pid)).toBe(true);
  expect(await query(await start(), 'select 1 as x')).toEqual([{ x: 1 }]);
  expect(isAlive(pid)).toBe(false);
  await rm(bin, { recursive: true });
});

test.runIf(process.platform === 'linux')(
  'where the system can do it, PostgreSQL ends together with its server',
  async () => {
    const { host, pid } = await startElsewhere();
    host.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 20 });
  },
);

test('a process id that belongs to another program by now does not stop the start', async () => {
  await start();
  const pidFile = path.join(dataDir, 'pg18', 'postmaster.pid');
  const content = await readFile(pidFile, 'utf8');
  await postgres?.stop();
  // Not this process: PostgreSQL takes the id of its parent for its own.
  const other = spawn('sleep', ['60']);
  await writeFile(pidFile, content.replace(/^\d+/, String(other.pid)));
  expect(await query(await start(), 'select 1 as x')).toEqual([{ x: 1 }]);
  expect(other.kill()).toBe(true);
});

test.runIf(process.getuid?.() === 0)('root without a way to step down is told what to do', async () => {
  const hidden = path.join(dataDir, 'hidden');
  await mkdir(hidden);
  await chmod(hidden, 0o700);
  vi.stubEnv('PATH', '/nowhere');
  try {
    expect(() => choosePrivileges([hidden])).toThrow(/refuses to run as root.*DATABASE_URL/s);
  } finally {
    vi.unstubAllEnvs();
  }
});
