import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Export, MadeWebhook } from '@daylit/contract';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { placeIn } from '../../test/files-below.ts';
import { PASSWORD } from '../../test/members.ts';
import { beginLogin, logIn, turnOnTwoFactor } from '../../test/second-factor.ts';
import { form } from '../../test/visitor.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { storeScan } from '../../test/stored-scans.ts';
import { KEPT, THUMBNAILS_KEPT } from '../retention.ts';
import { DATA_MAP } from '../modules/privacy/data-map.ts';
import { DEVICE_LIFETIME } from '../modules/sign-in/known-devices.ts';

const READY = { latest_export: { status: 'ready' } };
const HOUR = 60 * 60 * 1000;
const server = await startTestServer();
const boss = new PgBoss({ connectionString: server.databaseUrl, supervise: false, schedule: false });
await boss.start();
afterAll(async () => {
  await boss.stop();
  await server.close();
});

/** Lets a complete server run the job. */
async function purge(): Promise<void> {
  const id = (await boss.send('purge-expired', {})) ?? '';
  const state = async () => (await boss.getJobById('purge-expired', id))?.state;
  await vi.waitFor(async () => expect(await state()).toBe('completed'), { timeout: 10_000 });
}

const countAll = async () => {
  const tables = [
    'registrations',
    'verification_tokens',
    'sessions',
    'mails',
    'login_failures',
    'users',
  ] as const;
  const counts = tables.map(
    async (table) => (await server.db.selectFrom(table).select(sql.lit(1).as('one')).execute()).length,
  );
  return Promise.all(counts);
};

test('what has expired is removed, the rest stays', async () => {
  await server.member();
  await server
    .visitor()
    .post('/api/register', form({ email: 'a@example.org', username: 'a', password: 'seven green kettles' }));
  await server.visitor().post('/api/login', form({ email: 'a@example.org', password: 'wrong' }));
  expect(await countAll()).toEqual([1, 1, 2, 1, 1, 1]);

  server.clock.advance(23 * HOUR);
  await purge();
  expect(await countAll()).toEqual([1, 1, 2, 1, 1, 1]);

  server.clock.advance(2 * HOUR);
  await purge();
  expect(await countAll()).toEqual([0, 0, 1, 1, 0, 1]);

  server.clock.advance(7 * 24 * HOUR);
  await purge();
  expect(await countAll()).toEqual([0, 0, 0, 0, 0, 1]);
});

test('a browser is forgotten a year after it last signed in', async () => {
  const { email } = await server.member();
  await server.visitor().post('/api/login', form({ email, password: PASSWORD }));
  const countDevices = async () =>
    (await server.db.selectFrom('known_devices').select('id').execute()).length;
  server.clock.advance(DEVICE_LIFETIME);
  await purge();
  expect(await countDevices()).toBe(1);
  server.clock.advance(1);
  await purge();
  expect(await countDevices()).toBe(0);
});

test('an export, old thumbnails and messages to the operator go when their time is over', async () => {
  const [noor, sam] = [await server.member(), await server.member()];
  await sam.post('/api/privacy', { thumbnail_retention: '30_days' });
  const scan = { bytes: 1, events: [], thumbnail: new Uint8Array(1) };
  const ending = { status: 'complete', record: {} } as const;
  const thumbnail = await storeScan(server, sam.id, { ...scan, number: 1, ending });
  await noor.post('/api/feedback', { message: 'm' });
  const { id } = (await noor.post('/api/export')).body as Export;
  await vi.waitFor(async () => expect((await noor.get('/api/privacy')).body).toMatchObject(READY), {
    timeout: 10_000,
  });
  const kept = async () => [
    existsSync(path.join(server.dataDir, 'exports', id)),
    existsSync(placeIn(path.join(server.dataDir, 'thumbnails'), thumbnail)),
    (await server.db.selectFrom('operator_messages').select('id').execute()).length,
  ];
  server.clock.advance(KEPT.export - HOUR);
  await purge();
  expect(await kept()).toEqual([true, true, 1]);
  server.clock.advance(2 * HOUR);
  await purge();
  expect(await kept()).toEqual([false, true, 1]);
  server.clock.advance((THUMBNAILS_KEPT['30_days'] ?? 0) - KEPT.export);
  await purge();
  expect(await kept()).toEqual([false, false, 1]);
  server.clock.advance(KEPT.operatorMessage);
  await purge();
  expect(await kept()).toEqual([false, false, 0]);
});

/** Leaves a row in every table whose rows expire, and a conversation, which does not. */
async function fillTables(): Promise<void> {
  const [noor, sam] = [await server.member(), await server.member()];
  const email = 'b@example.org';
  await server.visitor().post('/api/register', form({ email, username: 'b', password: PASSWORD }));
  await logIn(server.visitor(), noor.email);
  await logIn(server.visitor(), noor.email, 'wrong');
  await noor.post('/api/2fa/setup');
  await noor.post('/api/account', { email: 'c@example.org', username: 'noor' });
  await noor.post('/api/feedback', { message: 'm' });
  const date = server.clock.now().toISOString().slice(0, 10);
  await noor.post('/api/tonight', { date, daypart: 'night', is_done: true });
  await turnOnTwoFactor(server, sam);
  await beginLogin(server.visitor(), sam.email);
  await sam.post('/api/chat2/stream', { message: 'one two' });
  const [id, now] = [randomUUID(), server.clock.now()];
  const own = { id, user_id: noor.id, created_at: now };
  const expiring = { user_id: noor.id, expires_at: now };
  const { db } = server;
  await db
    .insertInto('password_resets')
    .values({ ...expiring, token_hash: Buffer.from('t') })
    .execute();
  const scopes = ['read' as const];
  await db
    .insertInto('access_tokens')
    .values({ ...expiring, name: 'Skin diary', scopes, token_hash: Buffer.from('a'), created_at: now })
    .execute();
  await db
    .insertInto('provider_logins')
    .values({ ...expiring, provider: 'clinic', token_hash: Buffer.from('p') })
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({ ...expiring, challenge_hash: Buffer.from('c') })
    .execute();
  await db
    .insertInto('exports')
    .values({ ...own, status: 'failed', scans_done: 0, scans_total: 0 })
    .execute();
  const over = { price_id: 'plus', url: 'https://pay.example', expires_at: now, closed_at: now };
  await db
    .insertInto('checkouts')
    .values({ ...own, ...over })
    .execute();
  const { body } = await noor.post('/api/webhooks', {
    url: 'https://diary.example/',
    events: ['plan.changed'],
  });
  await noor.post(`/api/webhooks/${(body as MadeWebhook).webhook.id}/test`);
  await db.insertInto('billing_events').values({ id, received_at: now }).execute();
}

/** Those of the tables that hold a row. */
async function withRows(tables: readonly (keyof typeof DATA_MAP)[]): Promise<string[]> {
  const counts = tables.map(async (table) => {
    const rows = await server.db.selectFrom(table).select(sql.lit(1).as('one')).limit(1).execute();
    return rows.map(() => table);
  });
  return (await Promise.all(counts)).flat();
}

test('every table whose rows expire is empty in the end, and a conversation stays', async () => {
  await fillTables();
  const tables = (Object.keys(DATA_MAP) as (keyof typeof DATA_MAP)[]).filter(
    (table) => DATA_MAP[table].expires,
  );
  expect(await withRows(tables)).toEqual(tables);
  server.clock.advance(2 * KEPT.operatorMessage);
  await purge();
  // The second factor of a member who has finished its setup stays.
  expect(await withRows([...tables, 'chat_messages'])).toEqual(['two_factor', 'chat_messages']);
});
