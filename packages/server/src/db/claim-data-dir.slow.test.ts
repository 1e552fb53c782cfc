import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startRealServer } from '../../test/real-server.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { claimPlace, directoryPlace } from './claim-data-dir.ts';
import { type DatabaseConnection, openDatabase } from './database.ts';

let databaseUrl: string;
let connection: DatabaseConnection;
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-claim-'));
  databaseUrl = await createTestDatabase();
  connection = openDatabase({ url: databaseUrl });
});
afterEach(async () => {
  await connection.close();
  await rm(directory, { recursive: true });
});

async function makeDataDir(name: string): Promise<string> {
  const dataDir = path.join(directory, name);
  await mkdir(dataDir);
  return dataDir;
}

function claim(dataDir: string, { db } = connection, replaces?: string): Promise<void> {
  return claimPlace({ db, place: directoryPlace(dataDir), replaces });
}

const idIn = (dataDir: string) => readFile(path.join(dataDir, 'directory.id'), 'utf8');

/** For tests that start several servers, in milliseconds. Only a test that hangs should time out. */
const TEST_TIMEOUT = 120_000;

test(
  'two real servers share a directory, and one with its own is refused',
  { timeout: TEST_TIMEOUT },
  async () => {
    const [shared, other] = [await makeDataDir('shared'), await makeDataDir('other')];
    const env = { DATABASE_URL: databaseUrl };
    const servers = await Promise.all([startRealServer(shared, env), startRealServer(shared, env)]);
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.kill()))));
    const refusal = await startRealServer(other, env).catch((error: Error) => error.message);
    expect(refusal).toContain(`another place: ${shared} on ${os.hostname()}, not ${other} on`);

    const replaces = /DATA_DIR_REPLACES=(\S+)\./.exec(String(refusal))?.[1] ?? '';
    await Promise.all(servers.map((server) => server.stop()));
    const successor = await startRealServer(other, { ...env, DATA_DIR_REPLACES: replaces });
    await successor.stop();
    await expect(claim(shared, connection, replaces)).rejects.toThrow(
      `another place: ${other} on ${os.hostname()}, not ${shared} on`,
    );
  },
);

test('only one of five servers that start at once on different directories gets the database', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const dataDirs = await Promise.all(names.map(makeDataDir));
  const claims = await Promise.allSettled(dataDirs.map((dataDir) => claim(dataDir)));
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('five servers that start at once on one directory all get the database', async () => {
  const dataDir = await makeDataDir('data');
  await Promise.all(Array.from({ length: 5 }, () => claim(dataDir)));
  expect(await readdir(dataDir)).toEqual(['directory.id']);
});

test('a directory that moved with its files is known, and named by its new path from then on', async () => {
  const dataDir = await makeDataDir('data');
  await claim(dataDir);
  const moved = path.join(directory, 'moved');
  await rename(dataDir, moved);
  await claim(moved);
  await expect(claim(await makeDataDir('other'))).rejects.toThrow(`${moved} on`);
});

test('a directory of another database is refused until that one is given up', async () => {
  const dataDir = await makeDataDir('data');
  await claim(dataDir);
  const former = (await idIn(dataDir)).trim();
  const other = openDatabase({ url: await createTestDatabase() });
  try {
    await expect(claim(dataDir, other)).rejects.toThrow(
      `The data directory ${dataDir} belongs to another database. Choose an empty DATA_DIR, or the database that it ` +
        `belongs to. If that database is lost for good, start with DATA_DIR_REPLACES=${former}.`,
    );
    await claim(dataDir, other, former);
    await expect(claim(dataDir)).rejects.toThrow(dataDir);
  } finally {
    await other.close();
  }
});

test('an id that was already replaced has no effect', async () => {
  const dataDir = await makeDataDir('data');
  await claim(dataDir);
  const former = (await idIn(dataDir)).trim();
  const successor = await makeDataDir('successor');
  await claim(successor, connection, former);
  await expect(claim(dataDir, connection, former)).rejects.toThrow(`${successor} on`);
});

test('a first start that was killed halfway does not block the next', async () => {
  const dataDir = await makeDataDir('data');
  // Before its commit: the database knows nothing.
  await writeFile(path.join(dataDir, 'directory.id.new'), 'half');
  await claim(dataDir);
  // After its commit and before the renaming.
  await rename(path.join(dataDir, 'directory.id'), path.join(dataDir, 'directory.id.new'));
  await claim(dataDir);
  const { rows } = await sql<{ id: string }>`select id from data_directory`.execute(connection.db);
  expect(rows).toEqual([{ id: (await idIn(dataDir)).trim() }]);
});
