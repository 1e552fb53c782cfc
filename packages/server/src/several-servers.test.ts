import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { Export, Scan } from '@daylit/contract';
import { createFakeAnalyser } from '../test/fake-analyser.ts';
import { gather } from '../test/gather.ts';
import { startS3Server } from '../test/s3-server.ts';
import { endedScan, scanForm } from '../test/scans.ts';
import { PASSWORD } from '../test/members.ts';
import { startTestServer, type SignedIn, type TestServer } from '../test/start-test-server.ts';
import { createVisitor } from '../test/visitor.ts';
import { openObjectStore } from './object-store.ts';

const s3 = await startS3Server();
s3.createBucket('daylit');
// Not even root can make a directory here, so a server that writes one file does not start.
const env = { ...s3.settings('daylit'), DATA_DIR: '/proc/daylit-has-no-directory' };
const analyser = createFakeAnalyser();
const one = await startTestServer({ env, analyser });
const other = await startTestServer({ env, analyser, beside: one });
const objects = openObjectStore({ ...s3, bucket: 'daylit', prefix: 'daylit/' });

afterEach(() => {
  s3.fault = undefined;
});
afterAll(async () => {
  await other.close();
  await one.close();
  await s3.close();
});

const stored = async (start: string) => (await gather(objects.list(start))).flat().map(({ name }) => name);

/** The same browser at another server. */
function at(server: TestServer, { token }: SignedIn) {
  return createVisitor({ url: server.url, token: token() ?? '' });
}

async function scanned(member: SignedIn): Promise<Scan> {
  expect((await member.post('/api/scan-skin', scanForm(Buffer.from('a canary of a photo')))).status).toBe(
    202,
  );
  return await endedScan(member, 1);
}

describe('two servers without a disk', () => {
  test('what is sent to one is read at the other, and is in the bucket sealed', async () => {
    const noor = await one.member();
    const scan = await scanned(noor);
    const there = at(other, noor);
    expect((await there.get('/api/checkins/1')).body).toMatchObject({ id: 1, status: 'complete' });
    const picture = await there.get(`/api/thumbnails/${scan.thumbnail_filename}`);
    expect(picture).toMatchObject({ status: 200 });
    expect(await stored('thumbnails/')).toContain(`thumbnails/${scan.thumbnail_filename}`);
    expect(await stored('originals/')).toEqual([]);
    for (const name of await stored('')) {
      const bytes = await objects.find(name);
      expect([name, bytes?.includes('canary'), bytes?.includes('WEBP')]).toEqual([name, false, false]);
    }
  });

  test('a photo that is sent to both is one scan, whose clocks differ by a minute', async () => {
    other.clock.advance(65_000);
    const noor = await one.member();
    const photo = scanForm(Buffer.from('a photo that is sent again'));
    for (const server of [one, other, one])
      expect(await at(server, noor).post('/api/scan-skin', photo)).toMatchObject({
        status: 202,
        body: { id: 1 },
      });
    expect((await noor.get('/api/check-scan-limit')).body).toMatchObject({ used: 1 });
    other.clock.advance(-65_000);
  });

  test('an export that one packs is read at the other', async () => {
    const noor = await one.member();
    await scanned(noor);
    const { id } = (await noor.post('/api/export')).body as Export;
    const there = at(other, noor);
    await vi.waitFor(
      async () =>
        expect((await there.get('/api/privacy')).body).toMatchObject({ latest_export: { status: 'ready' } }),
      { timeout: 20_000 },
    );
    expect((await there.download(`/api/export/${id}`)).subarray(0, 2).toString()).toBe('PK');
  });

  test('who is erased at one is gone at the other and from the bucket', async () => {
    const noor = await one.member();
    const { thumbnail_filename } = await scanned(noor);
    const there = at(other, noor);
    await noor.post('/api/export');
    const { key_id } = await one.db
      .selectFrom('users')
      .select('key_id')
      .where('id', '=', noor.id)
      .executeTakeFirstOrThrow();
    expect(await stored('keys/members/')).toContain(`keys/members/${key_id}`);
    expect(
      (await noor.delete('/api/account', { current_password: PASSWORD, confirm: true })).status,
    ).toBeLessThan(300);
    expect((await there.get('/api/me')).status).toBe(401);
    expect((await there.get(`/api/thumbnails/${thumbnail_filename}`)).status).toBe(401);
    await vi.waitFor(
      async () => {
        const names = await stored('');
        expect(names.filter((name) => name.includes(key_id))).toEqual([`keys/erased/${key_id}`]);
        expect(names).not.toContain(`thumbnails/${thumbnail_filename}`);
      },
      { timeout: 20_000 },
    );
  });

  test('a database from before an erasure is erased again by the next start', async () => {
    const noor = await one.member();
    await scanned(noor);
    const { id: _, ...row } = await one.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', noor.id)
      .executeTakeFirstOrThrow();
    await noor.delete('/api/account', { current_password: PASSWORD, confirm: true });
    await one.db.insertInto('users').values(row).execute();
    const restarted = await startTestServer({ env, beside: one });
    expect(await one.db.selectFrom('users').select('id').where('email', '=', noor.email).execute()).toEqual(
      [],
    );
    await restarted.close();
  });
});
