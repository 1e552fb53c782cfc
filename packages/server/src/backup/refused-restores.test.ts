import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, newPlaces, PASSPHRASE, restore, restoreFile, scratch } from '../../test/backups.ts';
import { openDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { openKeyring } from '../keyring.ts';
import { query } from '../../test/query.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);

let file: string;

beforeAll(async () => {
  await server.member();
  await server.member();
  file = await backUp(server, path.join(server.dataDir, 'kept'));
});

/** Starts a server on these places and stops it. */
async function use(places: { databaseUrl: string; dataDir: string }): Promise<void> {
  await (await startTestServer({ beside: places })).close();
}

describe('a refused restore', () => {
  test.each([
    [
      'another passphrase',
      'another long passphrase',
      (bytes: Buffer) => bytes,
      'The passphrase is not the one',
    ],
    ['a file without its end', PASSPHRASE, (bytes: Buffer) => bytes.subarray(0, -1), 'damaged or cut off'],
    ['a file without its last block', PASSPHRASE, withoutLastBlock, 'damaged or cut off'],
    ['a changed byte', PASSPHRASE, (bytes: Buffer) => changed(bytes, bytes.length - 9), 'damaged or cut off'],
    ['an empty file', PASSPHRASE, () => Buffer.alloc(0), 'not a backup of Daylit'],
    [
      'another file',
      PASSPHRASE,
      () => Buffer.from('PK a zip archive of something else'),
      'not a backup of Daylit',
    ],
  ])('%s is refused in a sentence, and changes nothing', async (_what, passphrase, change, words) => {
    const places = await newPlaces();
    await expect(restore(places, change(await readFile(file)), { passphrase })).rejects.toThrow(words);
    expect(
      await query(places.databaseUrl, 'select tablename from pg_tables where schemaname = $$public$$'),
    ).toEqual([]);
    expect(await readdir(places.dataDir)).toEqual([]);
    await restoreFile(places, file);
  });

  test('a database that has had a member is refused, though the member has left', async () => {
    const places = await newPlaces();
    await restoreFile(places, file);
    await query(places.databaseUrl, 'delete from users');
    await expect(restoreFile({ ...places, dataDir: await scratch() }, file)).rejects.toThrow(
      'has, or had, members',
    );
  });

  test('a database with the tables of another program is refused by their names', async () => {
    const places = await newPlaces();
    await query(places.databaseUrl, 'create table invoices_of_somebody (id int)');
    await expect(restoreFile(places, file)).rejects.toThrow('(invoices_of_somebody)');
  });

  test('a directory with thumbnails is refused', async () => {
    const places = await newPlaces();
    await mkdir(path.join(places.dataDir, 'thumbnails'));
    await writeFile(path.join(places.dataDir, 'thumbnails', 'a.webp'), '');
    await expect(restoreFile(places, file)).rejects.toThrow('holds files, so nothing was changed');
  });

  test('a database that a server without members has used is taken', async () => {
    const places = await newPlaces();
    await use(places);
    await restoreFile(places, file);
    expect(await query(places.databaseUrl, 'select email from users order by id')).toHaveLength(2);
    await use(places);
  });
});

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

// After the line, the salt and the proof of the passphrase.
function withoutLastBlock(bytes: Buffer): Buffer {
  let at = 60;
  while (bytes.readUInt8(at) === 0) at += 5 + bytes.readUInt32BE(at + 1);
  return bytes.subarray(0, at);
}

test('a backup of an older version is restored, and brought up to date by the next start', async () => {
  const old = await newPlaces();
  const { db, close } = openDatabase({ url: old.databaseUrl });
  await migrateToLatest(db, await openKeyring(path.join(old.dataDir, 'keys')), { upTo: '0057_in_trend' });
  await close();
  await query(
    old.databaseUrl,
    `insert into users (email, email_key, username, password_hash, plan, created_at)
     values ('noor@example.org', 'noor@example.org', 'noor', '', 'free', now())`,
  );
  const places = await newPlaces();
  await use(places);
  await restoreFile(places, await backUp(old));
  await use(places);
  const [row] = await query(places.databaseUrl, 'select count(*) from users cross join model_requests');
  expect(row).toEqual({ count: '0' });
  expect(await query(places.databaseUrl, 'select email from users')).toEqual([{ email: 'noor@example.org' }]);
});

test('a backup of a newer version is refused by the names of what it knows more', async () => {
  const newer = await newPlaces();
  await restoreFile(newer, file);
  await query(newer.databaseUrl, `insert into kysely_migration values ('9999_of_tomorrow', now())`);
  const places = await newPlaces();
  await expect(restoreFile(places, await backUp(newer))).rejects.toThrow('which made 9999_of_tomorrow');
  expect(await readdir(places.dataDir)).toEqual([]);
});
