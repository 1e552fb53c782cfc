import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { backUp, newPlaces, PASSPHRASE, restoreFile, scratch } from '../../test/backups.ts';
import { hashTables } from '../../test/hash-tables.ts';
import { PASSWORD } from '../../test/members.ts';
import { query } from '../../test/query.ts';
import { type SignedIn, startTestServer } from '../../test/start-test-server.ts';
import { storeReport } from '../../test/stored-reports.ts';
import { form } from '../../test/visitor.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { filesOnDisk } from './dump-files.ts';
import { openFolderPlace, readFileInParts } from './folder-place.ts';
import { makeBackup } from './make-backup.ts';
import { runRestore } from './run-restore.ts';

const server = await startTestServer();
afterAll(server.close);

let noor: SignedIn;
let vera: SignedIn;
let report: unknown;
let file: string;
let folder: string;

beforeAll(async () => {
  noor = await server.member({ plan: 'plus_annual', email: 'noor@example.org' });
  vera = await server.member({ plan: 'plus_annual', email: 'vera@example.org' });
  await storeReport(server, noor.id);
  await storeReport(server, vera.id);
  report = (await noor.get('/api/checkins/1')).body;
  await writeFile(path.join(server.dataDir, 'originals', 'a-photo'), 'an original');
  await writeFile(path.join(server.dataDir, 'keys', 'photo-493000'), Buffer.alloc(32));
  folder = path.join(server.dataDir, 'kept');
  file = await backUp(server, folder);
});

/** Starts a server on restored places; the test ends it. */
async function serverOn(places: { databaseUrl: string; dataDir: string }) {
  const started = await startTestServer({ beside: places });
  return { ...started, [Symbol.asyncDispose]: () => started.close() };
}

describe('a restored backup', () => {
  test('a restored backup has every row and file, and a member logs in and reads the report', async () => {
    const places = await newPlaces();
    const { contents, manifest } = await restoreFile(places, file);
    expect(contents['table/public.users']?.count).toBe(2);
    expect(contents['thumbnails']?.count).toBe(2);
    expect(manifest.migrations.length).toBeGreaterThan(40);
    const [before, after] = [await hashTables(server.databaseUrl), await hashTables(places.databaseUrl)];
    const kysely = { kysely_migration: '', kysely_migration_lock: '' };
    const own = { ...kysely, data_directory: '', recent_photos: '', schema_release: '' };
    expect({ ...after, ...own }).toEqual({ ...before, ...own });

    await using restored = await serverOn(places);
    const browser = restored.visitor();
    expect((await browser.post('/api/login', form({ email: noor.email, password: PASSWORD }))).status).toBe(
      200,
    );
    expect((await browser.get('/api/checkins/1')).body).toEqual(report);
    const [thumbnail] = await query(
      places.databaseUrl,
      `select thumbnail_filename as name from scans where user_id = ${noor.id}`,
    );
    expect(await browser.download(`/api/thumbnails/${String(thumbnail?.['name'])}`)).toHaveLength(1);
  });

  test('a session from before the backup does not open the restored account', async () => {
    const places = await newPlaces();
    await restoreFile(places, file);
    await using restored = await serverOn(places);
    const old = { cookie: noor.cookie() };
    expect((await noor.get('/api/me')).status).toBe(200);
    expect((await restored.visitor().get('/api/me', old)).status).toBe(401);
  });

  test('files in folders by the first digits of their names are in a backup, too', async () => {
    const nested = path.join(server.dataDir, 'thumbnails', 'ab');
    // A thumbnail of the members above may have the same first digits.
    await mkdir(nested, { recursive: true });
    await writeFile(path.join(nested, 'abcd.webp'), 'a thumbnail');
    const places = await newPlaces();
    await restoreFile(places, await backUp(server));
    expect(await readFile(path.join(places.dataDir, 'thumbnails', 'abcd.webp'), 'utf8')).toBe('a thumbnail');
    await rm(path.join(nested, 'abcd.webp'));
  });

  test('originals and the keys of an hour are in no backup', async () => {
    const places = await newPlaces();
    await restoreFile(places, file);
    expect(await readdir(path.join(places.dataDir, 'keys'))).not.toContain('photo-493000');
    expect(await readdir(places.dataDir)).not.toContain('originals');
  });

  test('new members and rows get numbers that were never given', async () => {
    const places = await newPlaces();
    await restoreFile(places, file);
    const [row] = await query(places.databaseUrl, `select nextval('users_id_seq') as next`);
    expect(Number(row?.['next'])).toBe(vera.id + 1);
  });
});

test('an unfinished end of a customer is in a backup, and a mail that waits is not', async () => {
  await query(
    server.databaseUrl,
    `insert into pgboss.job (name, data, start_after) values
       ('end-customer', '{"customer_id": "cus_gone"}', now() + interval '1 day'),
       ('send-mail', '{"mail_id": 1}', now() + interval '1 day')`,
  );
  const { databaseUrl, dataDir } = await newPlaces();
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const order = { file: readFileInParts(await backUp(server)), passphrase: PASSPHRASE, erased: [] };
  await runRestore(config, createLogger('silent'), { ...order, onRead: () => undefined });
  const jobs = await query(
    databaseUrl,
    `select name, data from pgboss.job where name in ('end-customer', 'send-mail')`,
  );
  expect(jobs).toEqual([{ name: 'end-customer', data: { customer_id: 'cus_gone' } }]);
});

describe('a restore that was killed', () => {
  const FILES = ['keys', 'thumbnails', 'directory.id'];

  /** As after a kill between the commit and the move of the files, or before the commit. */
  async function undoMove(dataDir: string): Promise<void> {
    await mkdir(path.join(dataDir, 'restoring'));
    for (const name of FILES) await rename(path.join(dataDir, name), path.join(dataDir, 'restoring', name));
  }

  test('a restore that was killed after its commit is finished by the next start', async () => {
    const places = await newPlaces();
    await restoreFile(places, file);
    await undoMove(places.dataDir);
    await using restored = await serverOn(places);
    const browser = restored.visitor();
    await browser.post('/api/login', form({ email: noor.email, password: PASSWORD }));
    expect((await browser.get('/api/checkins/1')).body).toEqual(report);
    expect(await readdir(path.join(places.dataDir, 'thumbnails'))).toHaveLength(2);
    expect(await readdir(places.dataDir)).not.toContain('restoring');
  });

  test('a restore that was killed before its commit leaves nothing, and can be repeated', async () => {
    const other = await newPlaces();
    await restoreFile(other, file);
    await undoMove(other.dataDir);
    // The files of a restore whose database was never complete.
    const places = { databaseUrl: (await newPlaces()).databaseUrl, dataDir: other.dataDir };
    await (await serverOn(places)).close();
    expect(await readdir(path.join(places.dataDir, 'thumbnails'))).toEqual([]);
    await restoreFile(places, file);
    expect(await readdir(path.join(places.dataDir, 'thumbnails'))).toHaveLength(2);
  });
});

describe('an erased member', () => {
  test('an erased member stays erased after a restore with the list of the folder', async () => {
    const backups = await scratch();
    const running = await startTestServer({ env: { BACKUP_FOLDER: backups } });
    onTestFinished(running.close);
    const mika = await running.member({ email: 'mika@example.org' });
    await storeReport(running, mika.id);
    const old = await backUp(running, backups);
    const erasing = await mika.delete('/api/account', { current_password: PASSWORD, confirm: true });
    expect(erasing.status).toBe(202);
    const list = path.join(backups, 'erased.txt');
    await expect.poll(() => readFile(list, 'utf8'), { timeout: 20_000 }).toMatch(/^[\da-f-]{36}\n$/);
    const erased = (await readFile(list, 'utf8')).trim().split('\n');

    const forgetful = await newPlaces();
    await restoreFile(forgetful, old);
    expect(await query(forgetful.databaseUrl, 'select id from users')).toHaveLength(1);

    const places = await newPlaces();
    await restoreFile(places, old, erased);
    expect(await readdir(path.join(places.dataDir, 'keys', 'members'))).toEqual([]);
    await using restored = await serverOn(places);
    const login = await restored
      .visitor()
      .post('/api/login', form({ email: mika.email, password: PASSWORD }));
    expect(login.status).toBe(401);
    expect(await query(places.databaseUrl, 'select id from users')).toEqual([]);
    expect(await readdir(path.join(places.dataDir, 'thumbnails'))).toEqual([]);
  });
});

test('a backup leaves no half file behind when it fails, and removes those of killed runs', async () => {
  const backups = await scratch();
  await writeFile(path.join(backups, 'daylit-2026-11-01T1200Z.backup.part'), 'half');
  const broken = makeBackup({
    directUrl: server.databaseUrl,
    files: filesOnDisk(server.dataDir),
    place: openFolderPlace(backups),
    passphrase: PASSPHRASE,
    onProgress: () => {
      throw new Error('The disk is full.');
    },
  });
  await expect(broken).rejects.toThrow('The disk is full.');
  expect(await readdir(backups)).toEqual([]);
});

test('the second of two backups at the same time is refused', async () => {
  const place = openFolderPlace(await scratch());
  const options = {
    directUrl: server.databaseUrl,
    files: filesOnDisk(server.dataDir),
    place,
    passphrase: PASSPHRASE,
  };
  let second: unknown;
  const duringTheFirst = async () => {
    second = await makeBackup(options).catch(String);
    await place.prepare();
  };
  await makeBackup({ ...options, place: { ...place, prepare: duringTheFirst } });
  expect(second).toMatch(/Another backup of this database is being made/);
  expect(await place.list()).toHaveLength(1);
});

test('a backup and its list are readable by their owner only', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await stat(path.join(folder, 'erased.txt'))).mode & 0o077).toBe(0);
});
