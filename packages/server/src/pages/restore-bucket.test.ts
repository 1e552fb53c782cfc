import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { backUp, PASSPHRASE } from '../../test/backups.ts';
import { PASSWORD } from '../../test/members.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { createVisitor, form } from '../../test/visitor.ts';
import { backupPlaceOf } from '../backup/find-place.ts';
import { readFileInParts } from '../backup/folder-place.ts';
import { readConfig } from '../config.ts';
import { startRestorableServer } from '../restorable-server.ts';

const store = await startS3Server();
const source = await startTestServer();
afterAll(async () => {
  await source.close();
  await store.close();
});
afterEach(() => {
  store.fault = undefined;
});

const EMAIL = 'noor@example.org';
beforeAll(async () => {
  await source.member({ email: EMAIL });
});

/** A new bucket, with backups of the source under these names, in this order. */
async function bucketWith(...names: string[]): Promise<Record<string, string>> {
  const bucket = `safe-${randomBytes(4).toString('hex')}`;
  store.createBucket(bucket);
  const env = store.backupSettings(bucket);
  const place = backupPlaceOf(readConfig(env));
  const file = names.length > 0 ? await backUp(source) : '';
  for (const name of names) {
    await place?.write(name, readFileInParts(file));
    // Times of a store may be whole seconds.
    await sleep(1_100);
  }
  return env;
}

/** A new server beside a bucket, and calls of an operator to it. */
async function startNew(bucket: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-restore-'));
  const settings = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...bucket };
  const server = await startRestorableServer(
    readConfig({ ...settings, DATABASE_URL: await createTestDatabase() }),
  );
  onTestFinished(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const admission = await fetch(server.restoreUrl ?? '', { redirect: 'manual' });
  const cookie = admission.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { origin: url } = new URL(server.restoreUrl ?? '');
  const ask = async (page: string, order?: object, headers: Record<string, string> = { cookie }) => {
    const answer = await fetch(`${url}${page}`, {
      headers: { ...headers, ...(order && { 'content-type': 'application/json' }) },
      ...(order && { method: 'POST', body: JSON.stringify(order) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text && JSON.parse(text)) as Record<string, unknown> };
  };
  return { url, ask };
}

test('the page lists the backups in the bucket, newest first, and restores the chosen one', async () => {
  const { url, ask } = await startNew(await bucketWith('daylit-old.backup', 'daylit-new.backup'));
  const { body } = await ask('/restore/backups');
  const backups = body['backups'] as { name: string; bytes: number; finished_at: string }[];
  expect(body['place']).toMatch(/^s3:\/\/safe-/);
  expect(backups.map(({ name }) => name)).toEqual(['daylit-new.backup', 'daylit-old.backup']);
  for (const { finished_at } of backups) expect(Date.parse(finished_at)).not.toBeNaN();
  for (const { bytes } of backups) expect(bytes).toBeGreaterThan(1_000);
  const backup = 'daylit-old.backup';

  const wrong = await ask('/restore', { passphrase: 'another long passphrase', backup });
  expect(wrong).toMatchObject({ status: 422, body: { detail: expect.stringContaining('passphrase') } });
  const missing = await ask('/restore', { passphrase: PASSPHRASE, backup: 'daylit-made-up.backup' });
  expect(missing).toMatchObject({
    status: 422,
    body: { detail: expect.stringMatching(/^There is no s3:\/\/.*daylit-made-up\.backup\.$/) },
  });
  expect((await ask('/restore', { passphrase: PASSPHRASE })).status).toBe(400);

  expect((await ask('/restore', { passphrase: PASSPHRASE, backup })).status).toBe(202);
  const state = () =>
    ask('/restore/progress').then(
      ({ status }) => status,
      () => undefined,
    );
  await expect.poll(state, { timeout: 60_000, interval: 200 }).toBe(404);
  const browser = createVisitor({ url });
  expect((await browser.post('/api/login', form({ email: EMAIL, password: PASSWORD }))).status).toBe(200);
}, 120_000);

test('an empty bucket is said to be empty, and one that is away to be away', async () => {
  const { ask } = await startNew(await bucketWith());
  expect(await ask('/restore/backups')).toMatchObject({ status: 200, body: { backups: [] } });
  store.fault = () => ({ status: 403 });
  const away = {
    status: 503,
    body: { detail: expect.stringMatching(/cannot be read: its store answers 403\./) },
  };
  expect(await ask('/restore/backups')).toMatchObject(away);
  expect(await ask('/restore', { passphrase: PASSPHRASE, backup: 'daylit-x.backup' })).toMatchObject(away);
  store.fault = () => ({ broken: true });
  expect(await ask('/restore/backups')).toMatchObject({
    status: 503,
    body: { detail: expect.stringContaining('its store does not answer.') },
  });
}, 120_000);

test('the list is not there for others, nor without a bucket', async () => {
  const { ask } = await startNew(await bucketWith('daylit-one.backup'));
  expect((await ask('/restore/backups', undefined, {})).status).toBe(404);
  const without = await startNew({});
  expect(await without.ask('/restore/backups')).toMatchObject({ body: { place: null, backups: [] } });
  const order = { passphrase: PASSPHRASE, backup: 'daylit-x.backup' };
  expect((await without.ask('/restore', order)).status).toBe(404);
});
