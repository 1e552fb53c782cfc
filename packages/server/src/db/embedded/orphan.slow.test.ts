import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hostPostgres, isAlive, killHost, whyNot } from '../../../test/hosted-postgres.ts';
import { query } from '../../../test/query.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

// One directory for all: making the files of a database takes longer than everything else here.
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-orphan-test-'));
const pidFile = path.join(dataDir, 'pg18', 'postmaster.pid');

let postgres: EmbeddedPostgres | undefined;

beforeAll(async () => {
  await query(await start(), 'create table notes (text text)');
  await postgres?.stop();
});
afterEach(async () => {
  await postgres?.stop();
  postgres = undefined;
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function start(directory = dataDir): Promise<string> {
  postgres = await startEmbeddedPostgres({ dataDir: directory, settings: { fsync: 'off' } });
  return postgres.databaseUrl('daylit');
}

/** A PATH on which the system has these programs alone. */
async function pathWith(...programs: string[]): Promise<NodeJS.ProcessEnv> {
  const bin = await mkdtemp(path.join(dataDir, 'bin-'));
  for (const program of programs) await symlink(`/usr/bin/${program}`, path.join(bin, program));
  return { ...process.env, PATH: bin };
}

function childOf(pid: number | undefined): number {
  return Number(spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout);
}

// Without setpriv in its path the host cannot arrange for PostgreSQL to end with it.
test.each([
  ['holds its lock', ['unshare', 'true', 'flock']],
  ['was started where there is no flock', ['unshare', 'true']],
])('a PostgreSQL that outlived its server and %s is ended by the next', async (_name, programs) => {
  const former = await hostPostgres(dataDir, { env: await pathWith(...programs) });
  await query(former.url, "insert into notes values ('acknowledged')");
  await killHost(former);
  expect(isAlive(former.pid)).toBe(true);

  const url = await start();
  expect(isAlive(former.pid)).toBe(false);
  expect(await query(url, 'delete from notes returning *')).toEqual([{ text: 'acknowledged' }]);
});

test('an orphan is recognised by its directory, by whatever path', async () => {
  const link = `${dataDir}-link`;
  await symlink(dataDir, link);
  const former = await hostPostgres(link, { env: await pathWith('unshare', 'true') });
  await killHost(former);
  await rm(link);
  await start();
  expect(isAlive(former.pid)).toBe(false);
});

// It waits for ten seconds by design. Only a test that hangs should time out.
test('one out of reach stops the start until its container ends', { timeout: 120_000 }, async ({ skip }) => {
  const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const reason = whyNot(container);
  if (reason) skip(reason);
  // The shell keeps the container alive when the server in it is killed.
  const within = [...container, 'sh', '-c', '"$@" & wait; exec sleep 600', 'sh'];
  const former = await hostPostgres(dataDir, {
    within,
    env: await pathWith('unshare', 'true', 'flock', 'sh', 'sleep'),
  });
  await query(former.url, "insert into notes values ('acknowledged')");
  process.kill(childOf(childOf(former.host.pid)), 'SIGKILL');

  await expect(start()).rejects.toThrow('Stop the container that it runs in, then start again.');
  expect(await query(former.url, 'select * from notes')).toEqual([{ text: 'acknowledged' }]);
  await killHost(former);
  expect(await query(await start(), 'delete from notes returning *')).toEqual([{ text: 'acknowledged' }]);
});

test.runIf(process.platform === 'linux')(
  'where the system can do it, PostgreSQL ends together with its server',
  async () => {
    const former = await hostPostgres(dataDir);
    await killHost(former);
    await vi.waitFor(() => expect(isAlive(former.pid)).toBe(false), { timeout: 10_000, interval: 20 });
  },
);

test('a process id that belongs to another program by now does not stop the start', async () => {
  await start();
  const content = await readFile(pidFile, 'utf8');
  await postgres?.stop();
  // Not this process, because PostgreSQL ignores its parent's id. It works in the directory of a PostgreSQL.
  const other = spawn('sleep', ['600'], { cwd: path.dirname(pidFile) });
  await writeFile(pidFile, content.replace(/^\d+/, String(other.pid)));
  expect(await query(await start(), 'select 1 as x')).toEqual([{ x: 1 }]);
  expect(other.kill()).toBe(true);
});

test('the PostgreSQL of another directory is left alone', async () => {
  const other = path.join(dataDir, 'other');
  const neighbour = await hostPostgres(other);
  await writeFile(pidFile, await readFile(path.join(other, 'pg18', 'postmaster.pid'), 'utf8'));
  await start();
  expect(await query(neighbour.url, 'select 1 as x')).toEqual([{ x: 1 }]);
  await killHost(neighbour);
});

test.each([
  ['empty', ''],
  ['garbage', '\0\0\0 nothing that anybody wrote\n'],
  ['a negative number', '-1\n'],
  ['the id of the first process of all', '1\n'],
])('a postmaster.pid that is %s does not stop the start', async (_name, content) => {
  await writeFile(pidFile, content);
  expect(await query(await start(), 'select 1 as x')).toEqual([{ x: 1 }]);
});
