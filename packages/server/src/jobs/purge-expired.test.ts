import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Export } from '@daylit/contract';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../test/members.ts';
import { form } from '../../test/visitor.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { storeScan } from '../../test/stored-scans.ts';
import { KEPT, THUMBNAILS_KEPT } from '../retention.ts';
import { DEVICE_LIFETIME } from '../modules/sessions/known-devices.ts';

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
    existsSync(path.join(server.dataDir, 'thumbnails', thumbnail)),
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
