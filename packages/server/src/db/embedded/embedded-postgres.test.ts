import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hostPostgres, killHost } from '../../../test/hosted-postgres.ts';
import { query } from '../../../test/query.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { choosePrivileges } from './privileges.ts';

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

test('what a killed first start left behind is cleared away', async () => {
  await mkdir(path.join(dataDir, 'init-abandoned'));
  await start();
  expect(await readdir(dataDir)).not.toContain('init-abandoned');
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

test.runIf(process.getuid?.() === 0)('root that cannot drop its rights is told what to do', async () => {
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

/** The directory of the socket in an address of the database. */
function socketDirOf(url: string): string {
  return new URL(url).searchParams.get('host') ?? '';
}

test('the directory of the socket cannot be predicted, and that of a killed server is removed', async () => {
  const former = await hostPostgres(dataDir);
  await killHost(former);
  const abandoned = socketDirOf(former.url);
  const prefix = abandoned.slice(0, -6);
  const victim = await mkdtemp(path.join(os.tmpdir(), 'daylit-victim-'));
  await writeFile(path.join(victim, 'kept'), '');
  await symlink(victim, `${prefix}hostile`);
  try {
    const directory = socketDirOf(await start());
    expect(directory).not.toBe(abandoned);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    const left = (await readdir(os.tmpdir())).filter((name) => name.startsWith(path.basename(prefix)));
    expect(left.toSorted()).toEqual([path.basename(directory), `${path.basename(prefix)}hostile`].toSorted());
    expect(await readdir(victim)).toEqual(['kept']);
  } finally {
    await rm(`${prefix}hostile`);
    await rm(victim, { recursive: true });
  }
});

test('a lock of the socket that names another program does not stop a restart', async () => {
  const url = await start();
  const before = postgres?.pid() ?? 0;
  const lock = path.join(socketDirOf(url), '.s.PGSQL.5432.lock');
  await writeFile(lock, (await readFile(lock, 'utf8')).replace(/^\d+/, '1'));
  process.kill(before, 'SIGKILL');
  await vi.waitFor(() => expect([0, before]).not.toContain(postgres?.pid()), {
    timeout: 15_000,
    interval: 20,
  });
  expect(await query(url, 'select 1 as x')).toEqual([{ x: 1 }]);
});
