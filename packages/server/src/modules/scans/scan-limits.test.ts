import { createLogger } from '../../logger.ts';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { openPatiently } from '../../../test/test-database.ts';
import { type Keyring, openKeyring } from '../../keyring.ts';
import { createCheckedPhotos } from './checked-photos.ts';
import { checkHere } from './photo-checks.ts';
import { createPhotoKeys } from './photo-keys.ts';
import type { FileStore, SkinAnalyser } from './ports.ts';
import { createScanStarter, type ScanStarter } from './start-scan.ts';
import { createMemberDays } from '../members/member-days.ts';
import { memberLocks as locks } from '../members/member-locks.ts';
import type { Member } from '../members/ports.ts';
import { createUsageMeter } from '../usage/usage-meter.ts';

const DAY = 24 * 60 * 60 * 1000;

const analyser = createFakeAnalyser();
const { verdict } = analyser;
let server: TestServer;
let keyring: Keyring;
let count = 0;

/** A photo that nobody sent before. */
function newPhoto(): Buffer {
  count += 1;
  return Buffer.from(`photo ${count}`);
}

/** What the session says of a member who may scan. */
function memberOf(id: number, plan: Member['plan']): Member {
  const now = server.clock.now();
  return { id, plan, createdAt: now, agreedToTermsAt: now, preferences: { age_band: '25-39' } } as Member;
}

async function scan(member: SignedIn): Promise<number> {
  return (await member.post('/api/scan-skin', scanForm(newPhoto()))).status;
}

/** A photo check that answers only after all have asked. */
function holdUntilAllAreThere(all: number): SkinAnalyser['assess'] {
  const complete = Promise.withResolvers<void>();
  let arrived = 0;
  return async (photo) => {
    arrived += 1;
    if (arrived === all) complete.resolve();
    await complete.promise;
    return await analyser.assess(photo);
  };
}

beforeAll(async () => {
  server = await startTestServer({ analyser });
  keyring = await openKeyring(path.join(server.dataDir, 'keys'));
});
beforeEach(() => {
  analyser.verdict = verdict;
});
afterAll(() => server.close());

describe('the monthly allowance', () => {
  it('the monthly allowance lets a trial scan four times and then says when the next scan is possible', async () => {
    const noor = await server.member();
    expect([await scan(noor), await scan(noor), await scan(noor), await scan(noor)]).toEqual([
      202, 202, 202, 202,
    ]);
    const { status, headers, body } = await noor.post('/api/scan-skin', scanForm(newPhoto()));
    expect([status, headers.get('x-trigger-event')]).toEqual([403, 'upgradeNeeded']);
    expect(body).toEqual({
      detail: expect.stringMatching(
        /^You have used all 4 scans of this month\. You can scan again from \w+ 1\.$/,
      ),
      resets_at: expect.stringMatching(/-01T00:00:00\.000Z$/),
    });
    const check = await noor.get('/api/check-scan-limit');
    expect([check.status, check.headers.get('x-trigger-event')]).toEqual([403, 'upgradeNeeded']);
  });

  it('the monthly allowance is the free one as soon as the trial is over', async () => {
    const noor = await server.member();
    const limit = async () => ((await noor.get('/api/check-scan-limit')).body as { limit: number }).limit;
    await server.db
      .updateTable('users')
      .set({ plan_expires_at: new Date(server.clock.now().getTime() + 1) })
      .where('id', '=', noor.id)
      .execute();
    expect(await limit()).toBe(4);
    server.clock.advance(1);
    expect(await limit()).toBe(1);
  });

  it('the monthly allowance tells pro members of fair use', async () => {
    const noor = await server.member({ plan: 'pro_annual' });
    const now = server.clock.now();
    const charges = Array.from({ length: 30 }, (_, index) => ({
      user_id: noor.id,
      kind: 'scans' as const,
      source: `scan:${index}`,
      amount: 1,
      charged_at: now,
    }));
    await server.db.insertInto('usage_charges').values(charges).execute();
    const { status, headers } = await noor.get('/api/check-scan-limit');
    expect([status, headers.get('x-trigger-event')]).toEqual([403, 'usageLimitExceeded']);
  });

  it('answers the token check with the documented words', async () => {
    const noor = await server.member({ plan: 'free' });
    const asking = async () => {
      const { status, headers, body } = await noor.get('/api/check-token-limit');
      return [status, headers.get('x-trigger-event'), body];
    };
    const now = server.clock.now();
    const charge = { user_id: noor.id, kind: 'tokens' as const, charged_at: now };
    await server.db
      .insertInto('usage_charges')
      .values({ ...charge, source: 'chat:1', amount: 24_999 })
      .execute();
    expect(await asking()).toEqual([
      200,
      null,
      { limit: 25_000, used: 24_999, resets_at: new Date(now.getTime() + 7 * DAY).toISOString() },
    ]);
    await server.db
      .insertInto('usage_charges')
      .values({ ...charge, source: 'chat:2', amount: 1 })
      .execute();
    expect(await asking()).toEqual([
      403,
      'upgradeNeeded',
      { detail: 'upgrade_needed', resets_at: expect.any(String) },
    ]);
    await server.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', noor.id).execute();
    await server.db
      .insertInto('usage_charges')
      .values({ ...charge, source: 'chat:3', amount: 475_000 })
      .execute();
    expect(await asking()).toEqual([
      403,
      'usageLimitExceeded',
      { detail: 'fair_use_exceeded', resets_at: expect.any(String) },
    ]);
  });
});

describe('200 scans at the same moment with one left', () => {
  const nowhere: FileStore = {
    put: async () => undefined,
    find: async () => undefined,
    remove: async () => undefined,
    async *listOlderThan() {},
  };

  /** As one of several servers on the same database. */
  function startOther(assess = analyser.assess): { starter: ScanStarter; close(): Promise<void> } {
    const { db, close } = openPatiently(server.databaseUrl);
    const clock = server.clock.now;
    const dependencies = {
      keys: server.keys,
      db,
      clock,
      locks,
      memberDays: createMemberDays({ db, clock }),
      analyser: { ...analyser, assess },
      originals: nowhere,
      checks: checkHere({ ...analyser, assess }),
      queue: { enqueue: async () => undefined, findPlace: async () => undefined, isFull: async () => false },
      consents: { hasConsent: async () => true },
      photoKeys: createPhotoKeys({ db, clock, log: createLogger('silent'), keyring }),
      meter: createUsageMeter({ db, clock }),
    };
    const starter = createScanStarter({ ...dependencies, checkedPhotos: createCheckedPhotos(dependencies) });
    return { starter, close };
  }

  it('exactly one of 200 scans is accepted, over four servers', async () => {
    const { id } = await server.member({ plan: 'free' });
    // All checks have passed before the first scan is charged.
    const assess = holdUntilAllAreThere(200);
    const servers = Array.from({ length: 4 }, () => startOther(assess));
    const member = memberOf(id, 'free');
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        servers.map(({ starter }) => starter.startScan(member, newPhoto(), null)),
      ).flat(),
    );
    await Promise.all(servers.map(({ close }) => close()));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals).toHaveLength(199);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403 });
    expect(await server.db.selectFrom('scans').select('id').where('user_id', '=', id).execute()).toEqual([
      { id: 1 },
    ]);
  });

  it('exactly one of 200 scans is accepted over HTTP, where the rate limits refuse the rest', async () => {
    const noor = await server.member({ plan: 'free' });
    const statuses = await Promise.all(Array.from({ length: 200 }, () => scan(noor)));
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([202, 403, 429]));
  });

  it('the same photo sent twenty times makes one scan', async () => {
    const { id } = await server.member();
    const member = memberOf(id, 'trial');
    const { starter, close } = startOther();
    const photo = newPhoto();
    const clicks = Array.from({ length: 20 }, () => starter.startScan(member, photo, null));
    expect(new Set(await Promise.all(clicks))).toEqual(new Set([1]));
    // The minute is one of PostgreSQL's clock.
    await sql`update recent_photos set received_at = received_at - interval '61 seconds'`.execute(server.db);
    expect(await starter.startScan(member, photo, null)).toBe(2);
    await close();
  });
});

describe('photos that are not good enough', () => {
  it('cost nothing, ten times a day', async () => {
    const noor = await server.member();
    const rows = Array.from({ length: 9 }, () => ({ user_id: noor.id, refused_at: server.clock.now() }));
    await server.db.insertInto('refused_photos').values(rows).execute();
    analyser.verdict = { status: 'fail', reason: 'The photo is blurred.', issue: 'blurred' };
    expect(await noor.post('/api/scan-skin', scanForm(newPhoto()))).toMatchObject({
      status: 422,
      body: { detail: 'The photo is blurred.' },
    });
    const { status, headers, body } = await noor.post('/api/scan-skin', scanForm(newPhoto()));
    expect([status, headers.get('retry-after')]).toEqual([429, String(DAY / 1000)]);
    expect(body).toEqual({ detail: expect.stringMatching(/^Ten photos were not good enough today/) });
    expect((await noor.get('/api/check-scan-limit')).body).toMatchObject({ used: 0 });
    server.clock.advance(DAY);
    analyser.verdict = verdict;
    expect(await scan(noor)).toBe(202);
  });

  it('photos that are not good enough are taken with a remark', async () => {
    const noor = await server.member();
    analyser.verdict = { status: 'warn', reason: 'Readable, but come closer.', issue: 'too_small' };
    expect(await scan(noor)).toBe(202);
    expect(await endedScan(noor, 1)).toMatchObject({
      status: 'complete',
      failure_detail: null,
      analysis_result: { photo_quality: { status: 'warn' } },
    });
  });
});
