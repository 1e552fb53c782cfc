import type { Repeatability, Usage } from '@daylit/contract';
import { ENGINE_VERSION } from '@daylit/vision';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, photoForm, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const MINUTE = 60_000;

const analyser = createFakeAnalyser();
const { verdict } = analyser;
let server: TestServer;
let noor: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ analyser });
});
afterAll(() => server.close());

beforeEach(async () => {
  analyser.verdict = verdict;
  analyser.beforeRepeat = () => undefined;
  analyser.pair = { engine_version: ENGINE_VERSION, differences: { redness: 2 } };
  noor = await server.member({ plan: 'pro' });
  await scan(noor, 1);
});

async function scan(member: SignedIn, number: number): Promise<void> {
  await member.post('/api/scan-skin', scanForm(Buffer.from(`photo ${member.id} ${number}`)));
  await endedScan(member, number);
}

const take = (member: SignedIn, number = 1) =>
  member.post(`/api/checkins/${number}/second-photo`, photoForm(Buffer.from('second photo')));

const read = async (member: SignedIn) => (await member.get('/api/repeatability')).body as Repeatability;

const takeBack = (member: SignedIn, number = 1) =>
  member.delete(`/api/checkins/${number}/second-photo`, undefined);

const kept = (member: SignedIn) =>
  server.db.selectFrom('repeat_photos').selectAll().where('user_id', '=', member.id).execute();

describe('a second photo', () => {
  it('a second photo is offered for five minutes, shows by how much two photos differ, and costs no scan', async () => {
    expect(await read(noor)).toEqual({
      pairs: 0,
      second_photos: [],
      summary: null,
      measures: [],
      offer: {
        checkin_id: 1,
        until: new Date(server.clock.now().getTime() + 5 * MINUTE).toISOString(),
      },
    });
    const { status, body } = await take(noor);
    expect(status).toBe(200);
    expect(body).toEqual({
      pairs: 1,
      second_photos: [{ checkin_id: 1, taken_at: server.clock.now().toISOString() }],
      offer: null,
      summary: expect.stringContaining('differ more than usual in redness'),
      measures: [{ sign: 'redness', concern_name: 'Redness', usual_margin: 0.5, margin: expect.any(Number) }],
    });
    expect(await read(noor)).toEqual(body);
    expect(((await noor.get('/api/usage')).body as Usage).scans.used).toBe(1);
    const [row] = await kept(noor);
    expect(row?.sealed_pair.includes('redness')).toBe(false);
  });

  it('a second photo counts for every later scan, and each scan takes one more', async () => {
    await take(noor);
    await scan(noor, 2);
    expect(await read(noor)).toMatchObject({ pairs: 1, offer: { checkin_id: 2 } });
    expect((await take(noor, 2)).body).toMatchObject({ pairs: 2, offer: null });
  });

  it('a second photo is taken once, also by two that arrive at the same time', async () => {
    const both = Promise.withResolvers<void>();
    let measured = 0;
    analyser.beforeRepeat = () => {
      measured += 1;
      if (measured === 2) both.resolve();
      return both.promise;
    };
    const answers = await Promise.all([take(noor), take(noor)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await take(noor)).toMatchObject({
      status: 409,
      body: { detail: 'This scan has its second photo. You can take another one after your next scan.' },
    });
    expect(await kept(noor)).toHaveLength(1);
  });

  it('a second photo comes too late after five minutes, and is not measured', async () => {
    server.clock.advance(5 * MINUTE + 1);
    analyser.beforeRepeat = () => {
      throw new Error('It was measured.');
    };
    expect(await read(noor)).toMatchObject({ offer: null });
    expect(await take(noor)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^The 5 minutes after this scan are over\./) },
    });
  });

  it('a second photo that the gate refuses says why, leaves nothing, and counts among the ten of a day', async () => {
    analyser.verdict = {
      status: 'fail',
      reason: 'Move closer to a window: it is too dark.',
      issue: 'too_dark',
    };
    expect(await take(noor)).toMatchObject({ status: 422, body: { detail: analyser.verdict.reason } });
    expect(await kept(noor)).toEqual([]);
    const refused_at = server.clock.now();
    const nine = Array.from({ length: 9 }, () => ({ user_id: noor.id, refused_at }));
    await server.db.insertInto('refused_photos').values(nine).execute();
    expect((await take(noor)).status).toBe(429);
  });

  it('a second photo needs the consent until the moment it is stored', async () => {
    analyser.beforeRepeat = async () => {
      await noor.post('/api/consents', { purpose: 'photo_analysis', granted: false });
    };
    const { status, headers } = await take(noor);
    expect([status, headers.get('x-trigger-event')]).toEqual([403, 'photoConsentNeeded']);
    expect(await kept(noor)).toEqual([]);
  });

  it('a second photo of another member or without a scan is answered like one of an unknown scan', async () => {
    const eve = await server.member();
    expect([(await take(eve)).status, (await take(noor, 2)).status]).toEqual([404, 404]);
    expect(await kept(eve)).toEqual([]);
  });
});

describe('a second photo that is taken back', () => {
  it('a second photo that is taken back counts no more, and its scan takes another one within its five minutes', async () => {
    await take(noor);
    await scan(noor, 2);
    analyser.pair = { engine_version: ENGINE_VERSION, differences: { redness: 0 } };
    const both = (await take(noor, 2)).body as Repeatability;
    expect(both.second_photos.map(({ checkin_id }) => checkin_id)).toEqual([2, 1]);

    const { status, body } = await takeBack(noor);
    expect(status).toBe(200);
    expect(body).toMatchObject({ pairs: 1, offer: null, second_photos: [{ checkin_id: 2 }] });
    expect((body as Repeatability).measures[0]?.margin).toBeLessThan(both.measures[0]?.margin ?? 0);
    expect(await read(noor)).toEqual(body);
    expect(await kept(noor)).toHaveLength(1);

    expect((await takeBack(noor, 2)).body).toMatchObject({
      pairs: 0,
      summary: null,
      second_photos: [],
      offer: { checkin_id: 2 },
    });
    expect((await take(noor, 2)).status).toBe(200);
  });

  it('taking back a second photo of an unknown scan, or twice, does nothing', async () => {
    await take(noor);
    await takeBack(noor);
    const replies = await Promise.all([takeBack(noor), takeBack(noor, 7)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('the second photo of another member stays', async () => {
    await take(noor);
    const eve = await server.member();
    expect((await takeBack(eve)).body).toMatchObject({ pairs: 0 });
    expect(await kept(noor)).toHaveLength(1);
    expect((await server.visitor().delete('/api/checkins/1/second-photo', undefined)).status).toBe(401);
  });

  it('a second photo that is taken back can be deleted even when the plan hides its scan and the consent is withdrawn', async () => {
    await take(noor);
    for (const number of [2, 3, 4]) await scan(noor, number);
    await server.db.updateTable('users').set({ plan: 'free' }).where('id', '=', noor.id).execute();
    await noor.post('/api/consents', { purpose: 'photo_analysis', granted: false });
    expect((await takeBack(noor)).body).toMatchObject({ pairs: 0, second_photos: [] });
  });
});
