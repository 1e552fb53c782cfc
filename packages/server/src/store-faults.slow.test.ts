import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeAnalyser } from '../test/fake-analyser.ts';
import { gather } from '../test/gather.ts';
import { PASSWORD } from '../test/members.ts';
import { startS3Server } from '../test/s3-server.ts';
import { endedScan, scanForm } from '../test/scans.ts';
import { startTestServer, type SignedIn } from '../test/start-test-server.ts';
import { openObjectStore } from './object-store.ts';

const s3 = await startS3Server();
s3.createBucket('daylit');
const env = { ...s3.settings('daylit'), DATA_DIR: '/proc/daylit-has-no-directory' };
const analyser = createFakeAnalyser();
const server = await startTestServer({ env, analyser });
const objects = openObjectStore({ ...s3, bucket: 'daylit', prefix: 'daylit/' });

afterEach(() => {
  s3.fault = undefined;
  analyser.beforeOutput = () => undefined;
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

const stored = async (start: string) => (await gather(objects.list(start))).flat().map(({ name }) => name);
const send = (member: SignedIn) => member.post('/api/scan-skin', scanForm(Buffer.from('a photo')));
const used = async (member: SignedIn) =>
  ((await member.get('/api/check-scan-limit')).body as { used: number }).used;

/** Long for somebody who waits, and short for a test. */
const AWAY_FOR = 4_000;

describe('a store that is slow', () => {
  test('a scan ends though each request takes a second', { timeout: 60_000 }, async () => {
    const noor = await server.member();
    s3.fault = () => ({ after: 1_000 });
    expect((await send(noor)).status).toBe(202);
    expect(await endedScan(noor, 1, 40_000)).toMatchObject({ status: 'complete' });
    s3.fault = undefined;
    expect(await used(noor)).toBe(1);
  });
});

describe('a store that refuses', () => {
  test.each([
    ['is full', { status: 507 }],
    ['is overloaded', { status: 503 }],
    ['takes the key for wrong', { status: 403 }],
    ['cuts connections', { broken: true as const }],
  ])(
    'a photo sent to a store that %s is answered 503 and not counted',
    { timeout: 30_000 },
    async (_why, fault) => {
      const noor = await server.member();
      await noor.get('/api/me');
      s3.fault = (method) => (method === 'PUT' ? fault : undefined);
      const { status, headers, body } = await send(noor);
      expect([status, headers.get('retry-after')]).toEqual([503, '10']);
      expect(body).toEqual({ detail: expect.stringMatching(/Nothing was counted; please try again soon/) });
      s3.fault = undefined;
      expect(await used(noor)).toBe(0);
      expect((await send(noor)).status).toBe(202);
      expect(await endedScan(noor, 1)).toMatchObject({ status: 'complete' });
    },
  );

  test('a thumbnail that cannot be read is 503 with a time, and there again afterwards', async () => {
    const noor = await server.member();
    await send(noor);
    const { thumbnail_filename } = await endedScan(noor, 1);
    s3.fault = () => ({ status: 403 });
    const path = `/api/thumbnails/${thumbnail_filename}`;
    const { status, headers } = await noor.get(path);
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    expect((await noor.get('/health/ready')).status).toBe(503);
    s3.fault = undefined;
    expect((await noor.get(path)).status).toBe(200);
    expect((await noor.get('/health/ready')).status).toBe(200);
  });
});

describe('a store that is away for a while', () => {
  test('a scan waits for it, ends once and is charged once', { timeout: 60_000 }, async () => {
    const noor = await server.member();
    let analyses = 0;
    analyser.beforeOutput = (output) => {
      if (output.type === 'finished') analyses += 1;
    };
    s3.fault = (method, path) =>
      method === 'PUT' && path.includes('/thumbnails/') ? { broken: true } : undefined;
    expect((await send(noor)).status).toBe(202);
    await vi.waitFor(() => expect(analyses).toBeGreaterThan(1), { timeout: 20_000 });
    s3.fault = () => ({ broken: true });
    await new Promise((resolve) => setTimeout(resolve, AWAY_FOR));
    s3.fault = undefined;
    const scan = await endedScan(noor, 1);
    expect(scan).toMatchObject({ status: 'complete' });
    expect((await noor.get(`/api/thumbnails/${scan.thumbnail_filename}`)).status).toBe(200);
    expect(await used(noor)).toBe(1);
    expect(await stored('originals/')).toEqual([]);
    // The attempts of the queue would be used up within a minute.
    const { rows } = await sql`
      select retry_count from pgboss.job
      where name = 'analyse-scan' and (data->>'user_id')::integer = ${noor.id}
    `.execute(server.db);
    expect(rows).toEqual([{ retry_count: 0 }]);
  });

  test(
    'who leaves meanwhile is gone at once, and from the bucket when it is back',
    { timeout: 60_000 },
    async () => {
      const noor = await server.member();
      await send(noor);
      const { thumbnail_filename } = await endedScan(noor, 1);
      const { key_id } = await server.db
        .selectFrom('users')
        .select('key_id')
        .where('id', '=', noor.id)
        .executeTakeFirstOrThrow();
      s3.fault = (method, path) =>
        method === 'DELETE' || path.includes('/erased/') ? { broken: true } : undefined;
      const leaving = await noor.delete('/api/account', { current_password: PASSWORD, confirm: true });
      expect(leaving.status).toBeLessThan(300);
      s3.fault = undefined;
      await vi.waitFor(
        async () =>
          expect((await stored('keys/')).filter((name) => name.includes(key_id))).toEqual([
            `keys/erased/${key_id}`,
          ]),
        { timeout: 30_000 },
      );
      const left = await server.db
        .selectFrom('unneeded_thumbnails')
        .select('name')
        .where('name', '=', thumbnail_filename ?? '')
        .execute();
      expect(left).toHaveLength(1);
    },
  );
});
