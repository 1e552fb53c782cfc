import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { systemClock } from '../clock.ts';
import { openKeyring } from '../keyring.ts';
import { createMailBodies } from '../modules/mail/mail-body.ts';
import { createMailboxReader } from '../modules/mail/mailbox-reader.ts';
import { createPhotoKeys } from '../modules/scans/photo-keys.ts';
import { openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';

const database = await createTestDatabase({ isEmpty: true });
const directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-upgrade-'));
const { db, close } = openDatabase({ url: database.url });
const keyring = await openKeyring(path.join(directory, 'keys'));
afterAll(async () => {
  await close();
  await database.drop();
  await rm(directory, { recursive: true });
});

test('mails and waiting photos of before the keyring are sealed by the upgrade, and still open', async () => {
  await migrateToLatest(db, keyring, { upTo: '0102_external_use' });
  const photoKey = randomBytes(32);
  await sql`
    insert into mails (recipient, subject, text, html, is_throttled, created_at)
    values ('noor@example.org', 'Verify', 'a secret link', '<p>a secret link</p>', false, now())
  `.execute(db);
  await sql`
    insert into users (email, email_key, username, password_hash, plan, created_at)
    values ('noor@example.org', 'noor@example.org', 'noor', '', 'trial', now())
  `.execute(db);
  await sql`
    insert into checkins (user_id, n, created_at, status, thumbnail_filename, engine_version, photo_bytes, photo_name, photo_key)
    select id, 1, now(), 'analysing', 'a.webp', '1', 1, 'photo', ${photoKey} from users
  `.execute(db);

  await migrateToLatest(db, keyring);

  const mails = createMailboxReader(db, createMailBodies(keyring));
  expect(await mails.findMail(1)).toMatchObject({ recipient: 'noor@example.org', text: 'a secret link' });
  expect(JSON.stringify(await sql`select mails::text from mails`.execute(db))).not.toContain('secret');
  const { photo_key } = await db.selectFrom('checkins').select('photo_key').executeTakeFirstOrThrow();
  expect(photo_key?.includes(photoKey)).toBe(false);
  const photoKeys = createPhotoKeys({ db, clock: systemClock, keyring });
  expect(await photoKeys.unwrap(photo_key ?? Buffer.alloc(0), 'photo')).toEqual(photoKey);
});
