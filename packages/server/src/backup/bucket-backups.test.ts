import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newPlaces, PASSPHRASE, scratch } from '../../test/backups.ts';
import { hashTables } from '../../test/hash-tables.ts';
import { runCommand } from '../../test/kill-commands.ts';
import { PASSWORD } from '../../test/members.ts';
import { query } from '../../test/query.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { storeReport } from '../../test/stored-reports.ts';
import { readConfig } from '../config.ts';
import { openBucketPlace } from './bucket-place.ts';
import { filesOnDisk } from './dump-files.ts';
import { intoFolder } from './file-target.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore.ts';

const store = await startS3Server();
store.createBucket('safe');
const server = await startTestServer();
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeAll(async () => {
  await storeReport(server, (await server.member({ plan: 'plus_annual', email: 'noor@example.org' })).id);
});
afterEach(() => {
  store.fault = undefined;
});

/** A place in the bucket that no other test uses. */
const newPlace = (prefix = `${randomBytes(4).toString('hex')}/`, partBytes?: number) =>
  openBucketPlace({ ...store, bucket: 'safe', prefix }, partBytes);

const backUp = (place = newPlace(), onProgress = () => undefined as void) =>
  makeBackup({
    directUrl: server.databaseUrl,
    files: filesOnDisk(server.dataDir),
    place,
    passphrase: PASSPHRASE,
    onProgress,
  });

async function* blocks(count: number, size: number): AsyncGenerator<Buffer> {
  for (let number = 0; number < count; number += 1) yield Buffer.alloc(size, number);
}

const MEGABYTE = 1024 * 1024;

describe('a backup in a bucket', () => {
  test('a backup in a bucket restores to every row and file', async () => {
    const place = newPlace();
    await backUp(place);
    const [kept] = await place.list();
    expect(kept?.name).toMatch(/^daylit-.*Z\.backup$/);
    const { databaseUrl: directUrl, dataDir } = await newPlaces();
    const target = intoFolder(dataDir, directUrl);
    const file = place.read(kept?.name ?? '');
    const order = { passphrase: PASSPHRASE, erased: [], queue: undefined };
    const { contents } = await restoreBackup({ directUrl, target, file, ...order });
    expect(contents['thumbnails']?.count).toBe(1);
    expect((await hashTables(directUrl))['scans']).toBe((await hashTables(server.databaseUrl))['scans']);
  });

  test('it is sent and read in parts, and is the same', async () => {
    // The store of the tests takes less than 10 MB at once.
    const place = newPlace('parts/', 6 * MEGABYTE);
    store.requests = [];
    await place.write('daylit-big.backup', blocks(40, MEGABYTE + 1));
    expect(store.requests.filter((line) => line.includes('partNumber='))).toHaveLength(7);
    expect(await place.sizeOf('daylit-big.backup')).toBe(40 * (MEGABYTE + 1));
    let [at, wrong] = [0, 0];
    for await (const part of place.read('daylit-big.backup')) {
      expect(part.length).toBeLessThanOrEqual(16 * MEGABYTE);
      for (const byte of part) if (byte !== Math.floor(at++ / (MEGABYTE + 1))) wrong += 1;
    }
    expect({ at, wrong }).toEqual({ at: 40 * (MEGABYTE + 1), wrong: 0 });
  });

  test('each erasure is noted once, also by two servers at once', async () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const place = newPlace();
    await Promise.all([place.noteErased([one]), place.noteErased([other]), place.noteErased([one, other])]);
    expect((await place.readErased())?.toSorted()).toEqual([one, other].toSorted());
  });
});

describe('a backup that fails', () => {
  test('one that cannot be sent leaves nothing', async () => {
    const place = newPlace();
    store.fault = (_method, path) => (path.includes('partNumber=') ? { status: 403 } : undefined);
    await expect(backUp(place)).rejects.toThrow('The file store answered 403.');
    store.fault = undefined;
    expect(await place.list()).toEqual([]);
    expect(store.unfinished()).toBe(0);
  });

  test('one whose bytes the store has lost is not kept', async () => {
    const place = newPlace();
    store.fault = (method, path) =>
      method === 'POST' && path.includes('uploadId=') ? { status: 404 } : undefined;
    await expect(place.write('daylit-a.backup', blocks(1, 10))).rejects.toThrow('had no bytes');
    store.fault = undefined;
    expect(await place.list()).toEqual([]);
  });

  test('what a killed one has sent is removed by the next one, and never looks like a backup', async () => {
    const prefix = `${randomBytes(4).toString('hex')}/`;
    const env = {
      ...store.backupSettings('safe'),
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.dataDir,
    };
    const address = `s3://safe/${prefix}`;
    const isSending = Promise.withResolvers<void>();
    store.fault = (_method, path) => {
      if (!path.includes('partNumber=')) return undefined;
      isSending.resolve();
      return { after: 60_000 };
    };
    await runCommand('backup', [address], env, isSending.promise);
    store.fault = undefined;
    expect(store.unfinished()).toBe(1);
    expect(await newPlace(prefix).list()).toEqual([]);
    const { code, output } = await runCommand('backup', [address], env);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`${address}daylit-`) });
    expect(store.unfinished()).toBe(0);
    expect(await newPlace(prefix).list()).toHaveLength(1);
  });
});

describe('a server with backups in a bucket', () => {
  test('it makes one each night, and its commands restore it without whom it has erased', async () => {
    const settings = { ...store.backupSettings('safe'), BACKUP_PASSPHRASE: PASSPHRASE };
    const running = await startTestServer({ env: settings });
    onTestFinished(running.close);
    const mika = await running.member({ plan: 'plus_annual', email: 'mika@example.org' });
    await storeReport(running, (await running.member({ plan: 'plus_annual' })).id);
    await query(running.databaseUrl, `insert into pgboss.job (name, data) values ('make-backup', '{}')`);
    const place = newPlace('backups/');
    await expect.poll(() => place.list(), { timeout: 20_000 }).toHaveLength(1);
    await mika.delete('/api/account', { current_password: PASSWORD, confirm: true });
    await expect.poll(() => place.readErased(), { timeout: 20_000 }).toHaveLength(1);

    const [kept] = await place.list();
    const file = `s3://safe/backups/${kept?.name ?? ''}`;
    const verified = await runCommand('verify-backup', [file], settings);
    expect(verified.output).toMatch(/is whole: 2 members.*\n.*A report was read/);
    const { databaseUrl } = await newPlaces();
    const dataDir = await scratch();
    const env = { ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const { code, output } = await runCommand('restore', [file], env);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Restored what there was') });
    const beside = { databaseUrl, dataDir };
    const restored = await startTestServer({ beside });
    onTestFinished(restored.close);
    expect(await query(databaseUrl, 'select email from users')).toHaveLength(1);
  });
});

test.each([
  [{ BACKUP_FOLDER: 's3://safe/backups?endpoint=https://s3.example' }, 'BACKUP_ACCESS_KEY_ID is missing'],
  [{ BACKUP_FOLDER: 's3://safe/backups' }, 'BACKUP_FOLDER must end with ?endpoint='],
])('a bucket for backups without what it needs stops the start: %j', (env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});
