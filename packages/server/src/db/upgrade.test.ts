import { createLogger } from '../logger.ts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { systemClock } from '../clock.ts';
import { type Keyring, openKeyring } from '../keyring.ts';
import { createMailBodies } from '../modules/mail/mail-body.ts';
import { createMailboxReader } from '../modules/mail/mailbox-reader.ts';
import { createMemberKeys } from '../modules/members/member-keys.ts';
import { createPhotoKeys } from '../modules/scans/photo-keys.ts';
import { type DatabaseConnection, openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';

/** The migrations of the last version that numbered them by the work they belonged to, in their order. */
const OLD_NAMES = [
  '0001_accounts',
  '0002_mails',
  '0003_rate_limits',
  '0100_usage',
  '0101_scans',
  '0102_external_use',
  '0113_data_directory',
  '0116_verification',
  '0117_known_devices',
  '0118_recipients',
  '0120_sealed_mails',
  '0121_wrapped_photo_keys',
];

const NOW = new Date('2026-11-22T08:00:00Z');

let databaseUrl: string;
let directory: string;
let connection: DatabaseConnection;
let keyring: Keyring;

beforeEach(async () => {
  databaseUrl = await createTestDatabase({ isEmpty: true });
  directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-upgrade-'));
  connection = openDatabase({ url: databaseUrl });
  keyring = await openKeyring(path.join(directory, 'keys'));
});

afterEach(async () => {
  await connection.close();
  await rm(directory, { recursive: true });
});

/** A member of the older version, with one scan under way. */
async function insertMemberAndScan(photoKey: Buffer): Promise<void> {
  await sql`
    insert into users (email, email_key, username, password_hash, plan, created_at)
    values ('noor@example.org', 'noor@example.org', 'noor', '', 'trial', ${NOW})
  `.execute(connection.db);
  await sql`
    insert into checkins (user_id, n, created_at, status, thumbnail_filename, engine_version, photo_bytes, photo_name, photo_key)
    select id, 3, ${NOW}, 'analysing', 'a.webp', '1', 1, 'photo', ${photoKey} from users
  `.execute(connection.db);
}

test('the upgrade seals mails and waiting photos from before the keyring, and they can still be opened', async () => {
  const { db } = connection;
  await migrateToLatest(db, keyring, { upTo: '0006_external_use' });
  const photoKey = randomBytes(32);
  await sql`
    insert into mails (recipient, subject, text, html, is_throttled, created_at)
    values ('noor@example.org', 'Verify', 'a secret link', '<p>a secret link</p>', false, ${NOW})
  `.execute(db);
  await insertMemberAndScan(photoKey);

  await migrateToLatest(db, keyring);

  const mails = createMailboxReader({ db, bodies: createMailBodies(keyring) });
  expect(await mails.findMail(1)).toMatchObject({ recipient: 'noor@example.org', text: 'a secret link' });
  expect(JSON.stringify(await sql`select mails::text from mails`.execute(db))).not.toContain('secret');
  const { photo_key } = await db.selectFrom('scans').select('photo_key').executeTakeFirstOrThrow();
  expect(photo_key?.includes(photoKey)).toBe(false);
  const photoKeys = createPhotoKeys({ db, clock: systemClock, log: createLogger('silent'), keyring });
  expect(await photoKeys.unwrap(photo_key ?? Buffer.alloc(0), 'photo')).toEqual(photoKey);
});

test('a database that knows the migrations by their old names keeps every row of a scan', async () => {
  const { db } = connection;
  await migrateToLatest(db, keyring, { upTo: '0012_wrapped_photo_keys' });
  await nameAsBefore();
  await insertMemberAndScan(randomBytes(40));
  await sql`
    insert into scan_events (user_id, n, position, stage, payload)
    select id, 3, 0, 'photo_quality', '{"status":"pass"}' from users;
    insert into recent_photos (user_id, n, salt, digest, received_at)
    select id, 3, '', '', now() from users;
    insert into usage_charges (user_id, kind, source, amount, charged_at)
    select id, 'scan', 'checkin:3', 1, now() from users;
  `.execute(db);
  const boss = await sendOldJob();

  await migrateToLatest(db, keyring);

  const [row] = await db
    .selectFrom('scans')
    .innerJoin('scan_events', 'scan_events.scan_id', 'scans.id')
    .innerJoin('recent_photos', 'recent_photos.scan_id', 'scans.id')
    .innerJoin('usage_charges', 'usage_charges.user_id', 'scans.user_id')
    .select(['scans.id', 'created_at', 'stage', 'sealed_payload', 'kind', 'source'])
    .execute();
  expect(row).toMatchObject({ id: 3, created_at: NOW, kind: 'scans', source: 'scan:3' });
  const [job] = await boss.fetch('analyse-scan');
  await boss.stop();
  expect(job?.data).toEqual({ user_id: 1, scan_id: 3 });
  expect(await oldWordsInSchema()).toEqual([]);
});

test('the upgrade seals findings, messages and answers for their member, and they can still be opened', async () => {
  const { db } = connection;
  await migrateToLatest(db, keyring, { upTo: '0018_member_keys' });
  await sql`
    insert into users (email, email_key, username, password_hash, plan, created_at)
    select name, name, name, '', 'trial', ${NOW} from unnest(array['noor', 'mira']) name;
  `.execute(db);
  await sql`
    insert into scans (user_id, id, created_at, status, user_message, record, thumbnail_filename, engine_version,
      photo_bytes, photo_name, photo_deleted_at)
    select id, 3, ${NOW}, 'complete', 'note of ' || username, '{"of":"canary"}', username, '1', 1, username, ${NOW}
    from users;
  `.execute(db);
  await sql`
    insert into scan_events (user_id, scan_id, position, stage, payload)
    select id, 3, position, 'stage-' || position, json_build_object('z', 1, 'a', 'canary of ' || username)
    from users, generate_series(1, 300) position;
  `.execute(db);
  await sql`
    insert into profiles (user_id, goals, issues, preferences, updated_at)
    select id, '["Glow"]', '[]', '{"age_band":"25-39"}', ${NOW} from users;
  `.execute(db);

  await migrateToLatest(db, keyring);

  const keys = createMemberKeys({ keyring });
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'mira')
    .executeTakeFirstOrThrow();
  const open = await keys.findOpener(db, id);
  const opened = (sealed: Buffer | null, context: string) =>
    open(sealed ?? Buffer.alloc(0), context).toString();
  const of = { scan: db.selectFrom('scans'), profile: db.selectFrom('profiles') };
  const scan = await of.scan.selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
  expect(opened(scan.sealed_record, 'scan 3 record')).toBe('{"of": "canary"}');
  expect(opened(scan.sealed_message, 'scan 3 message')).toBe('note of mira');
  const profile = await of.profile.selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.parse(opened(profile.sealed_answers, 'profile'))).toMatchObject({ goals: ['Glow'] });
  const events = await db.selectFrom('scan_events').selectAll().where('user_id', '=', id).execute();
  const payloads = events.map((event) => opened(event.sealed_payload, `scan 3 stage ${event.stage}`));
  expect(payloads).toHaveLength(300);
  // As text, because the order of the keys is the order of the steps of a care plan.
  expect(new Set(payloads)).toEqual(new Set(['{"z" : 1, "a" : "canary of mira"}']));
});

async function nameAsBefore(): Promise<void> {
  const { db } = connection;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  for (const [index, { name }] of rows.entries()) {
    await sql`update kysely_migration set name = ${OLD_NAMES[index]} where name = ${name}`.execute(db);
  }
}

/** Puts a job into the queue as the older version did. */
async function sendOldJob(): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false });
  await boss.start();
  await boss.createQueue('analyse-scan');
  await boss.send('analyse-scan', { user_id: 1, checkin_id: 3 });
  return boss;
}

/** Tables, columns, constraints and indexes that still say check-in, or call its number `n`. */
async function oldWordsInSchema(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select table_name || '.' || column_name from information_schema.columns where table_schema = 'public'
      union select conname from pg_constraint where connamespace = 'public'::regnamespace
      union select indexname from pg_indexes where schemaname = 'public'
    ) names (name)
    where name ~ 'checkin|[._]n(_|$)'
  `.execute(connection.db);
  return rows.map(({ name }) => name);
}
