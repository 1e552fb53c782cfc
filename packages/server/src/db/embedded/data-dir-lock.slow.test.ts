import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostPostgres, isAlive, killHost, whyNot } from '../../../test/hosted-postgres.ts';
import { query } from '../../../test/query.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

// One directory for all: making the files of a database takes longer than everything else here.
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-lock-test-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

let postgres: EmbeddedPostgres | undefined;

/** Starts a second server beside the first, and returns the outcome of both. */
async function startSecond(directory: string, within: readonly string[] = []) {
  const url = (await postgres?.databaseUrl('daylit')) ?? '';
  const pid = postgres?.pid() ?? 0;
  await query(url, 'drop table if exists notes');
  await query(url, "create table notes (text text); insert into notes values ('before')");
  const answer = await hostPostgres(directory, { within }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  const isUnharmed = postgres?.pid() === pid && isAlive(pid);
  await query(url, "insert into notes values ('after')");
  return { answer, isUnharmed, notes: await query(url, 'select * from notes') };
}

const REFUSED = {
  answer: expect.stringContaining(
    `Another server (process ${process.pid} on ${os.hostname()}, 127.0.0.1:3000) already uses ${dataDir}.`,
  ),
  isUnharmed: true,
  notes: [{ text: 'before' }, { text: 'after' }],
};

describe('while a server uses the directory', () => {
  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({
      dataDir,
      settings: { fsync: 'off' },
      address: '127.0.0.1:3000',
    });
  });
  afterAll(() => postgres?.stop());

  test.for([
    ['in another process', []],
    ['in another network, as in another container', ['unshare', '--net']],
    ['among other process ids', ['unshare', '--pid', '--fork', '--mount-proc']],
    ['in a container', ['unshare', '--net', '--ipc', '--pid', '--fork', '--mount-proc']],
  ] as const)('a second server is refused %s', async ([, within], { skip }) => {
    const reason = within.length > 0 && whyNot(within);
    if (reason) skip(reason);
    expect(await startSecond(dataDir, within)).toEqual(REFUSED);
  });

  test('a second server is refused through a symbolic link', async () => {
    const link = `${dataDir}-link`;
    await symlink(dataDir, link);
    const outcome = await startSecond(link);
    await rm(link);
    expect(outcome).toEqual(REFUSED);
  });

  test('a second server of the same process is refused, and the first one keeps its lock', async () => {
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('already uses');
    expect(await startSecond(dataDir)).toEqual(REFUSED);
  });

  test('the lock decides, whatever the note about its holder says', async () => {
    await writeFile(path.join(dataDir, 'server.json'), '{');
    await expect(hostPostgres(dataDir)).rejects.toThrow(`Another server already uses ${dataDir}.`);
  });

  test('the files of the locks stay empty and closed to others', async () => {
    for (const name of ['server.lock', 'postgres.lock']) {
      const { size, mode } = await stat(path.join(dataDir, name));
      expect([name, size, mode & 0o077]).toEqual([name, 0, 0]);
    }
    const ours = ['pg18', 'postgres.lock', 'server.json', 'server.lock'];
    expect(await readdir(dataDir)).toEqual(ours);
  });
});

test('only one of five servers that start at once gets the directory', async () => {
  const starts = await Promise.allSettled(Array.from({ length: 5 }, () => hostPostgres(dataDir)));
  const started = starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value);
  expect(started).toHaveLength(1);
  await Promise.all(started.map(killHost));
});

test('servers that share a directory exclude only one that wants it alone', async () => {
  const first = lockDataDir({ dataDir, use: 'shared' });
  const second = lockDataDir({ dataDir, use: 'shared' });
  await expect(hostPostgres(dataDir)).rejects.toThrow('already uses');
  first.release();
  await expect(hostPostgres(dataDir)).rejects.toThrow('already uses');
  second.release();
  lockDataDir({ dataDir, use: 'alone' }).release();
});
