import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PgBoss } from 'pg-boss';
import { TRIAL_NOTICE_DAYS } from '@daylit/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { placeIn } from '../../test/files-below.ts';
import { poison } from '../../test/poison.ts';
import { type SignedIn, startTestServer } from '../../test/start-test-server.ts';
import { storeScan } from '../../test/stored-scans.ts';
import { KEPT, THUMBNAILS_KEPT } from '../retention.ts';
import { JOB_OPTIONS } from '../job-options.ts';
import type { JobName } from '../job-types.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const server = await startTestServer();
const { db, dataDir } = server;
const boss = new PgBoss({ connectionString: server.databaseUrl, supervise: false, schedule: false });
await boss.start();
afterAll(async () => {
  await boss.stop();
  await server.close();
});

/** Three members. For the first of them the work fails. */
interface Three {
  bad: SignedIn;
  others: readonly [SignedIn, SignedIn];
}

async function three(): Promise<Three> {
  const bad = await server.member();
  return { bad, others: [await server.member(), await server.member()] };
}

async function keyIdOf({ id }: SignedIn): Promise<string> {
  const { key_id } = await db
    .selectFrom('users')
    .select('key_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return key_id;
}

async function start(job: JobName, payload: object = {}): Promise<() => Promise<string | undefined>> {
  const id = (await boss.send(job, payload)) ?? '';
  return async () => (await boss.getJobById(job, id))?.state;
}

async function run(job: JobName, payload: object = {}): Promise<void> {
  const state = await start(job, payload);
  await vi.waitFor(async () => expect(await state()).toBe('completed'), { timeout: 20_000 });
}

/** A job that serves one member, message or scan: a failing one waits, and those behind it are done. */
function oneEach(job: JobName, bad: object, good: object) {
  return async () => {
    const failing = await start(job, bad);
    await vi.waitFor(async () => expect(await failing()).toBe('retry'), { timeout: 20_000 });
    await run(job, good);
    await run(job, good);
    expect(await failing()).not.toBe('completed');
  };
}

async function reminders(): Promise<void> {
  const { bad, others } = await three();
  const moment = new Date(server.clock.now().getTime() + 10 * MINUTE).toISOString().slice(11, 16);
  for (const member of [bad, ...others]) {
    for (const [step, id] of [
      ['cleanser', 'cleanser-low-tide-gel'],
      ['toner', 'toner-still-air'],
      ['moisturizer', 'moisturizer-breeze-gel'],
    ]) {
      const product = { id: `sample:${id}` };
      await member.patch('/api/profile/confirm-product', { step, daypart: 'night', product });
    }
    await member.post('/api/reminders', { is_on: true, time: moment, time_zone: 'UTC' });
  }
  await rm(placeIn(path.join(dataDir, 'keys', 'members'), await keyIdOf(bad)));
  server.clock.advance(11 * MINUTE);
  await run('send-reminders');
  const counts = async () =>
    Promise.all([bad, ...others].map(async ({ email }) => (await server.mailsTo(email)).length));
  expect(await counts()).toEqual([0, 1, 1]);
  // Tried again, until it is too late for this evening.
  const nextOf = () =>
    db.selectFrom('reminders').select('next_mail_at').where('user_id', '=', bad.id).executeTakeFirstOrThrow();
  expect((await nextOf()).next_mail_at?.getTime()).toBeLessThan(server.clock.now().getTime());
  server.clock.advance(3 * 60 * MINUTE);
  await run('send-reminders');
  expect((await nextOf()).next_mail_at?.getTime()).toBeGreaterThan(server.clock.now().getTime());
}

async function leftOuts(): Promise<void> {
  const { bad, others } = await three();
  for (const member of [bad, ...others]) {
    const product = { id: 'sample:cleanser-low-tide-gel' };
    await member.patch('/api/profile/confirm-product', { step: 'cleanser', daypart: 'night', product });
    await member.post('/api/profile', { preferences: { avoid: ['Glycerin'] } });
  }
  await poison(db, 'left_out_notes', `new.user_id = ${bad.id}`);
  await run('tell-left-outs');
  const counts = [bad, ...others].map(async ({ email }) => (await server.mailsTo(email)).length);
  expect(await Promise.all(counts)).toEqual([0, 1, 1]);
}

async function purges(): Promise<void> {
  const { bad, others } = await three();
  const thumbnails = path.join(dataDir, 'thumbnails');
  const scan = { number: 1, bytes: 1, events: [], thumbnail: new Uint8Array(1) };
  const ending = { status: 'complete', record: {} } as const;
  const names = [];
  for (const member of [bad, ...others]) {
    await member.post('/api/privacy', { thumbnail_retention: '30_days' });
    names.push(await storeScan(server, member.id, { ...scan, ending }));
  }
  await rm(placeIn(thumbnails, names[0] ?? ''));
  await mkdir(placeIn(thumbnails, names[0] ?? ''));
  // Nobody can open this message, and the modules after that of messages have something to remove, too.
  const now = server.clock.now();
  await db
    .insertInto('operator_messages')
    .values({
      id: crypto.randomUUID(),
      kind: 'contact',
      sender_hash: null,
      sealed_message: Buffer.from('nothing'),
      created_at: now,
      mailed_at: null,
    })
    .execute();
  server.clock.advance((THUMBNAILS_KEPT['30_days'] ?? 0) + DAY);
  await run('purge-expired');
  const left = (await readdir(thumbnails, { recursive: true })).filter((name) => name.endsWith('.webp'));
  expect(left).toEqual([path.relative(thumbnails, placeIn(thumbnails, names[0] ?? ''))]);
}

async function trialNotices(): Promise<void> {
  const { bad, others } = await three();
  await poison(db, 'billing_notices', `new.user_id = ${bad.id}`);
  server.clock.advance((14 - TRIAL_NOTICE_DAYS) * DAY + MINUTE);
  await run('mail-billing-notices');
  for (const { email } of others) expect(await server.mailsTo(email)).toHaveLength(1);
  expect(await server.mailsTo(bad.email)).toEqual([]);
}

async function hangingScans(): Promise<void> {
  const { bad, others } = await three();
  for (const { id } of [bad, ...others])
    await storeScan(server, id, { number: 1, bytes: 1, events: [], thumbnail: new Uint8Array(1) });
  await poison(db, 'scans', `new.user_id = ${bad.id}`);
  server.clock.advance(KEPT.waitingPhoto + MINUTE);
  await run('sweep-photos');
  const rows = await db
    .selectFrom('scans')
    .select('status')
    .where(
      'user_id',
      'in',
      [bad, ...others].map(({ id }) => id),
    )
    .orderBy('user_id')
    .execute();
  expect(rows.map(({ status }) => status)).toEqual(['analysing', 'failed', 'failed']);
}

/** A directory where a key should be: it can be neither read nor destroyed. */
async function brokenKey(...name: string[]): Promise<void> {
  const file = path.join(dataDir, 'keys', ...name);
  await rm(file, { force: true });
  await mkdir(file, { recursive: true });
}

async function oldKeys(): Promise<void> {
  await brokenKey('photo-1');
  for (const name of ['photo-2', 'photo-3'])
    await writeFile(path.join(dataDir, 'keys', name), Buffer.alloc(32));
  await run('discard-photo-keys');
  const names = await readdir(path.join(dataDir, 'keys'));
  expect(names.filter((name) => /^photo-[123]$/.test(name))).toEqual(['photo-1']);
  await rm(path.join(dataDir, 'keys', 'photo-1'), { recursive: true });
}

async function erasures(): Promise<void> {
  const [broken, gone] = [crypto.randomUUID(), crypto.randomUUID()];
  await brokenKey('members', broken);
  await oneEach('finish-erasure', { key_id: broken }, { key_id: gone })();
  expect(await readdir(path.join(dataDir, 'keys', 'erased'))).toContain(gone);
  await rm(path.join(dataDir, 'keys', 'members', broken), { recursive: true });
}

async function exportOf(member: SignedIn): Promise<string | undefined> {
  const { body } = await member.get('/api/privacy');
  return (body as { latest_export: { status: string } | null }).latest_export?.status;
}

async function exports(): Promise<void> {
  const { bad, others } = await three();
  await rm(placeIn(path.join(dataDir, 'keys', 'members'), await keyIdOf(bad)));
  for (const member of [bad, ...others]) await member.post('/api/export');
  for (const member of others)
    await vi.waitFor(async () => expect(await exportOf(member)).toBe('ready'), { timeout: 20_000 });
}

/** Where each job proves that one bad member, row or file does not stop it for all. */
const PROOFS: Record<JobName, (() => Promise<void>) | { provenBy: string }> = {
  'send-mail': oneEach('send-mail', { mail_id: 'x' }, { mail_id: 1 }),
  'mail-password-reset': oneEach('mail-password-reset', { user_id: 'x' }, { user_id: null }),
  'purge-expired': purges,
  'finish-erasure': erasures,
  'destroy-returned-keys': { provenBy: 'bad-start.test.ts' },
  'rewrite-tables': { provenBy: 'its work, which knows tables only' },
  'rewrite-large-tables': { provenBy: 'its work, which knows tables only' },
  'count-people': { provenBy: 'its work, which knows numbers only' },
  'watch-backups': { provenBy: 'its work, which knows files and times only' },
  'make-backup': { provenBy: 'its work, which copies rows and files unread' },
  'make-export': exports,
  'send-reminders': reminders,
  'tell-left-outs': leftOuts,
  'sync-subscription': oneEach('sync-subscription', { user_id: 'x' }, { user_id: 1 }),
  'reconcile-billing': { provenBy: 'modules/billing/reconcile.test.ts' },
  'mail-billing-notices': trialNotices,
  'end-customer': { provenBy: 'its queue, which is like that of sync-subscription' },
  'analyse-scan': oneEach('analyse-scan', { user_id: 'x', scan_id: 1 }, { user_id: 1, scan_id: 1 }),
  'check-photo': oneEach(
    'check-photo',
    { user_id: 1, check_id: 'x' },
    { user_id: 1, check_id: crypto.randomUUID() },
  ),
  'answer-upload': oneEach('answer-upload', { user_id: 'x', scan_id: 9 }, { user_id: 1, scan_id: 9 }),
  'deliver-webhook': oneEach(
    'deliver-webhook',
    { user_id: 'x', webhook_id: 1, delivery_id: 1, attempt: 0 },
    { user_id: 1, webhook_id: 2, delivery_id: 2, attempt: 0 },
  ),
  'tell-ended-plans': { provenBy: 'its work, which knows plans only' },
  'sweep-photos': hangingScans,
  'discard-photo-keys': oldKeys,
};

const proven = (Object.keys(JOB_OPTIONS) as JobName[]).flatMap((job) => {
  const proof = PROOFS[job];
  return 'provenBy' in proof ? [] : [{ job, proof }];
});

test.each(proven)('$job serves the others when one fails', { timeout: 60_000 }, async ({ proof }) => {
  await expect(proof()).resolves.toBeUndefined();
});
