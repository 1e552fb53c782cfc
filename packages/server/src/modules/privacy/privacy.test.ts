import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesBelow, placeIn } from '../../../test/files-below.ts';
import type { ErasureReceipt, Privacy, Scan } from '@daylit/contract';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { PASSWORD } from '../../../test/members.ts';
import { endedScan, photoForm, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { form } from '../../../test/visitor.ts';

const DAY = 24 * 60 * 60 * 1000;
const ERASE = { current_password: PASSWORD, confirm: true };

const analyser = createFakeAnalyser();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ analyser });
});
afterAll(() => server.close());

let photos = 0;
async function scan(member: SignedIn): Promise<Scan> {
  photos += 1;
  await member.post('/api/scan-skin', scanForm(Buffer.from(`photo ${photos}`), 'canary of a message'));
  const { id } = (await member.get('/api/checkins/latest')).body as { id: number };
  return await endedScan(member, id);
}

const filesIn = async (folder: string) => await filesBelow(path.join(server.dataDir, folder));

describe('thumbnails', () => {
  test('thumbnails are kept as long as their member wants, while the scores stay', async () => {
    const [noor, eve] = [await server.member({ plan: 'pro' }), await server.member()];
    const [old, other] = [await scan(noor), await scan(eve)];
    await server.db
      .updateTable('scans')
      .set({ created_at: new Date(server.clock.now().getTime() - 31 * DAY) })
      .where('id', '=', 1)
      .execute();
    const recent = await scan(noor);
    expect((await noor.get('/api/privacy')).body).toMatchObject({
      thumbnail_retention: 'account',
      thumbnails: { total: 2, older_than_30_days: 1, older_than_1_year: 0 },
    });

    const { body } = await noor.post('/api/privacy', { thumbnail_retention: '30_days' });
    expect(body).toMatchObject({ thumbnail_retention: '30_days', thumbnails: { total: 1 } });
    const report = (await noor.get(`/api/checkins/${old.id}`)).body as Scan;
    expect(report.thumbnail_filename).toBeNull();
    // An older report says nothing about tonight any more.
    const { care_plan, ...rest } = old.analysis_result ?? {};
    const { next_start: _next, ...plan } = care_plan ?? {};
    expect(report.analysis_result).toEqual({ ...rest, care_plan: { ...plan, tonight: null } });
    expect(plan).toHaveProperty('morning');
    expect(await filesIn('thumbnails')).not.toContain(old.thumbnail_filename);
    expect(await filesIn('thumbnails')).toEqual(
      expect.arrayContaining([recent.thumbnail_filename, other.thumbnail_filename]),
    );

    await noor.post('/api/privacy', { thumbnail_retention: 'now' });
    expect((await noor.get(`/api/thumbnails/${recent.thumbnail_filename}`)).status).toBe(404);
    expect((await eve.get(`/api/thumbnails/${other.thumbnail_filename}`)).status).toBe(200);
  });

  test.each([[{ thumbnail_retention: 'never' }], [{}], [{ beta_features: 'yes' }], [{ plan: 'pro' }]])(
    '%j is no choice',
    async (change) => {
      const noor = await server.member();
      expect((await noor.post('/api/privacy', change)).status).toBe(422);
    },
  );

  test('thumbnails stay as they are when only the beta features change', async () => {
    const noor = await server.member();
    await noor.post('/api/privacy', { thumbnail_retention: '1_year' });
    const { body } = await noor.post('/api/privacy', { beta_features: true });
    expect(body).toMatchObject({ thumbnail_retention: '1_year', beta_features: true });
  });
});

describe('an erasure', () => {
  test('an erasure needs the password and the confirmation', async () => {
    const noor = await server.member();
    expect(await noor.delete('/api/account', { ...ERASE, current_password: 'wrong' })).toMatchObject({
      status: 403,
      body: { detail: 'This is not your current password.', field: 'current_password' },
    });
    expect((await noor.delete('/api/account', { ...ERASE, confirm: false })).status).toBe(422);
    expect((await noor.delete('/api/account', { current_password: PASSWORD })).status).toBe(422);
    expect((await server.visitor().delete('/api/account', ERASE)).status).toBe(401);
    expect((await noor.get('/api/me')).status).toBe(200);
  });

  test('an erasure signs out everywhere at once, sends a receipt, and leaves the others alone', async () => {
    const [noor, eve] = [await server.member(), await server.member()];
    const kept = await scan(eve);
    const { thumbnail_filename } = await scan(noor);
    const phone = server.visitor();
    await phone.post('/api/login', form({ email: noor.email, password: PASSWORD }));
    const privacy = (await noor.get('/api/privacy')).body as Privacy;
    expect(privacy.counts).toMatchObject({ scans: 1, sessions: 2 });

    const { status, body } = await noor.delete('/api/account', ERASE);
    expect(status).toBe(202);
    const receipt = body as ErasureReceipt;
    expect(receipt.counts).toMatchObject({ scans: 1, consents: 1 });
    expect(noor.token()).toBeUndefined();
    expect((await phone.get('/api/me')).status).toBe(401);
    const login = await server.visitor().post('/api/login', form({ email: noor.email, password: PASSWORD }));
    expect(login.status).toBe(401);
    expect(await filesIn('thumbnails')).not.toContain(thumbnail_filename);
    expect((await server.mailsTo(noor.email)).at(-1)).toContain(`Receipt ${receipt.receipt_id}`);
    expect(await filesIn('keys/erased')).toContain(receipt.receipt_id);
    expect(await filesIn('keys/members')).not.toContain(receipt.receipt_id);
    expect((await eve.get(`/api/thumbnails/${kept.thumbnail_filename}`)).status).toBe(200);
    expect((await eve.get('/api/checkins')).body).toHaveLength(1);
  });

  test('while a photo is analysed leaves neither the photo nor a picture or a line of its scan', async () => {
    const noor = await server.member();
    const pictures = await filesIn('thumbnails');
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    analyser.beforeOutput = () => {
      begun.resolve();
      return held.promise;
    };
    await noor.post('/api/scan-skin', scanForm(Buffer.from('a photo under way')));
    await begun.promise;
    expect((await noor.delete('/api/account', ERASE)).status).toBe(202);
    analyser.beforeOutput = () => undefined;
    held.resolve();
    // Of the next scan, whose turn comes when the first one has ended.
    await scan(await server.member());
    expect(await filesIn('originals')).toEqual([]);
    expect(await filesIn('thumbnails')).toHaveLength(pictures.length + 1);
    const rows = server.db.selectFrom('scans').select('id').where('user_id', '=', noor.id);
    expect(await rows.execute()).toEqual([]);
  });

  test('an erasure removes what second photos differ by, and the rows of others stay', async () => {
    const [noor, eve] = [await server.member(), await server.member()];
    for (const member of [noor, eve]) {
      await scan(member);
      await member.post('/api/checkins/1/second-photo', photoForm(Buffer.from('second photo')));
    }
    const owners = async () => {
      const among = [noor.id, eve.id];
      const rows = server.db.selectFrom('repeat_photos').select('user_id').where('user_id', 'in', among);
      return (await rows.execute()).map(({ user_id }) => user_id);
    };
    expect((await owners()).toSorted((a, b) => a - b)).toEqual([noor.id, eve.id]);
    expect((await noor.delete('/api/account', ERASE)).status).toBe(202);
    expect(await owners()).toEqual([eve.id]);
  });

  test('requested five times at once happens once', async () => {
    const noor = await server.member();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => noor.delete('/api/account', ERASE)));
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(202);
    expect(statuses.slice(1).every((status) => [401, 403].includes(status))).toBe(true);
    expect(await server.mailsTo(noor.email)).toHaveLength(1);
  });

  test('an erasure of more members at once than there are connections succeeds for each', async () => {
    const members = await Promise.all(Array.from({ length: 24 }, () => server.member()));
    const replies = await Promise.all(members.map((member) => member.delete('/api/account', ERASE)));
    expect(replies.map(({ status }) => status)).toEqual(members.map(() => 202));
    // Each run locks every table, so one of them serves many erasures.
    const { rows } = await sql<{ runs: number }>`
      select count(*)::int as runs from pgboss.job where name = 'rewrite-tables'`.execute(server.db);
    expect(rows[0]?.runs).toBeGreaterThan(0);
    expect(rows[0]?.runs).toBeLessThan(12);
  });

  test('an erasure is not a way to try passwords', async () => {
    const noor = await server.member();
    const tries = [];
    for (let attempt = 0; attempt < 8; attempt++)
      tries.push(await noor.delete('/api/account', { ...ERASE, current_password: `wrong ${attempt}` }));
    expect(tries.at(-1)?.status).toBe(429);
  });

  test('an erasure is repeated after a restore of an older copy of database and keys', async () => {
    const other = await startTestServer({ analyser: createFakeAnalyser() });
    const noor = await other.member();
    await noor.post('/api/scan-skin', scanForm(Buffer.from('a photo'), 'canary'));
    await endedScan(noor, 1);
    const user = await other.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', noor.id)
      .executeTakeFirstOrThrow();
    const key = await readFile(placeIn(path.join(other.dataDir, 'keys/members'), user.key_id));
    await noor.delete('/api/account', ERASE);

    const { id: _, ...row } = user;
    await other.db.insertInto('users').values(row).execute();
    await writeFile(path.join(other.dataDir, 'keys/members', user.key_id), key);
    const restored = await startTestServer({ beside: other });
    const emails = await other.db.selectFrom('users').select('email').execute();
    expect(emails).toEqual([]);
    expect(await filesBelow(path.join(other.dataDir, 'keys/members'))).toEqual([]);
    await restored.close();
    await other.close();
  });
});
