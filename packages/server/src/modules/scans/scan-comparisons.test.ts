import type { Plan, ScanComparison, Trends } from '@daylit/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { Refusal } from '../../errors.ts';

const DAY = 86_400_000;

const analyser = createFakeAnalyser();
let server: TestServer;
let noor: SignedIn;

/** What the engine records of a photo, in even light unless said otherwise. */
function recordOf(redness: number | null, light_balance = 0.1): object {
  const told = { redness, texture: null, lines: null, dark_circles: null, shine: null };
  return {
    engine_version: '3.0.0',
    thumbnail_crop: { left: 0, top: 0, width: 400, height: 500 },
    photo_status: 'pass',
    conditions: { sharpness: 0.55, light_balance, face_width: 420, glasses: 'none', yaw: 2 },
    severities: { ...told, tone_evenness: null, blemishes: null, dark_spots: null },
    standard_deviations: { ...told, redness: 0.1, tone_evenness: null, blemishes: null, dark_spots: null },
  };
}

/** Analyses one more photo of a member; undefined for one whose analysis fails. */
async function scan(member: SignedIn, number: number, record: object | undefined): Promise<void> {
  analyser.beforeOutput = (output) => {
    if (!record) throw new Refusal('invalid', { detail: 'Please scan again.' });
    if (output.type === 'finished') output.record = record;
  };
  await member.post('/api/scan-skin', scanForm(Buffer.from(`photo ${member.id} ${number}`)));
  await endedScan(member, number);
}

const setPlan = (plan: Plan) =>
  server.db.updateTable('users').set({ plan }).where('id', '=', noor.id).execute();

beforeAll(async () => {
  server = await startTestServer({ analyser });
  noor = await server.member({ plan: 'pro' });
  const records = [recordOf(3.4), recordOf(3.2, 0.95), undefined, recordOf(3), recordOf(1.4), recordOf(1.4)];
  for (const [index, record] of records.entries()) await scan(noor, index + 1, record);
  await server.db
    .updateTable('scans')
    .set({ created_at: new Date(server.clock.now().getTime() - 400 * DAY) })
    .where('user_id', '=', noor.id)
    .where('id', '=', 1)
    .execute();
});
afterAll(() => server.close());

it('the comparison joins what may be compared, and says why a scan is left out', async () => {
  await setPlan('pro');
  const { scans, measures } = (await noor.get('/api/trends')).body as Trends;
  expect(scans.map(({ checkin_id, line, reason }) => [checkin_id, line, reason])).toEqual([
    [1, 1, null],
    [2, null, 'The light falls differently.'],
    [4, 1, null],
    [5, 1, null],
    [6, 1, null],
  ]);
  expect(measures).toMatchObject([
    {
      sign: 'redness',
      change: 'less_visible',
      since: 1,
      trend: {
        kind: 'calmer',
        title: expect.stringMatching(/^Calmer since \w+\u00A0\d+$/),
        sentence: 'Redness went from about\u00A03 to about\u00A01, over four scans.',
      },
      readings: [{ checkin_id: 1 }, {}, {}, {}, {}],
    },
  ]);
});

it.each([
  ['free', 3, [4, 5, 6]],
  ['plus_annual', 1, [2, 4, 5, 6]],
  ['pro', 0, [1, 2, 4, 5, 6]],
] as const)('the plan %s hides %i scans, and compares none of them', async (plan, hidden, shown) => {
  await setPlan(plan);
  const { scans } = (await noor.get('/api/trends')).body as Trends;
  expect(scans.map(({ checkin_id }) => checkin_id)).toEqual(shown);
  const list = await noor.get('/api/checkins?limit=1');
  expect(list.headers.get('x-hidden-count')).toBe(String(hidden));
  const statuses = await Promise.all(
    [1, 2].map(async (other) => (await noor.get(`/api/checkins/5/comparison?with=${other}`)).status),
  );
  expect(statuses).toEqual([1, 2].map((id) => (shown.some((each) => each === id) ? 200 : 404)));
});

it('the comparison compares two scans, whichever is named first', async () => {
  await setPlan('pro');
  const one = await noor.get('/api/checkins/5/comparison?with=4');
  expect(one.body).toMatchObject({
    result: 'comparable',
    may_say: 'Redness is less visible in the later photo.',
    earlier: { checkin_id: 4 },
    later: { checkin_id: 5 },
  });
  expect((await noor.get('/api/checkins/4/comparison?with=5')).body).toEqual(one.body);
});

it('the comparison claims nothing about photos that cannot be compared', async () => {
  const { body } = await noor.get('/api/checkins/5/comparison?with=2');
  const { result, reason, signs } = body as ScanComparison;
  expect([result, reason]).toEqual(['not_comparable', 'The light falls differently.']);
  expect(signs.map(({ change }) => change)).toEqual(['not_compared']);
});

it('a scan that is left out of the trend is in no line, until it counts again', async () => {
  await setPlan('pro');
  const before = (await noor.get('/api/trends')).body as Trends;
  const choose = (id: number, in_trend: boolean) => noor.patch(`/api/checkins/${id}`, { in_trend });
  // Two requests at once, and one more: the same as one.
  for (const { status, body } of [
    ...(await Promise.all([choose(4, false), choose(4, false)])),
    await choose(4, false),
  ])
    expect([status, body]).toEqual([200, expect.objectContaining({ id: 4, in_trend: false })]);
  const left = (await noor.get('/api/trends')).body as Trends;
  expect(left.scans[2]).toMatchObject({
    line: null,
    in_trend: false,
    reason: 'You left this scan out of the trend.',
  });
  expect(left.measures[0]?.trend?.scans).toBe(3);
  expect(left.measures[0]?.readings).toHaveLength(5);
  expect((await noor.get('/api/checkins/5/comparison?with=4')).body).toMatchObject({ result: 'comparable' });

  expect((await choose(4, true)).body).toMatchObject({ in_trend: true });
  expect((await noor.get('/api/trends')).body).toEqual(before);
});

it('a scan that is left out is not what the next report compares with', async () => {
  const mika = await server.member({ plan: 'pro' });
  await scan(mika, 1, recordOf(1));
  await mika.patch('/api/checkins/1', { in_trend: false });
  const analyse = vi.spyOn(analyser, 'analyse');
  await scan(mika, 2, recordOf(1));
  expect(analyse.mock.lastCall?.[1].history).toEqual([]);
});

const leaveOut = (member: SignedIn, id: number) => member.patch(`/api/checkins/${id}`, { in_trend: false });

it('a deleted scan is in no line, and the next report compares with the one before it', async () => {
  const ida = await server.member({ plan: 'pro' });
  for (const number of [1, 2]) await scan(ida, number, recordOf(1));
  await ida.delete('/api/checkins/2', undefined);
  expect((await ida.get('/api/trends')).body).toMatchObject({ scans: [{ checkin_id: 1 }] });
  const analyse = vi.spyOn(analyser, 'analyse');
  await scan(ida, 3, recordOf(1));
  expect(analyse.mock.lastCall?.[1].history).toMatchObject([{ checkin_id: 1 }]);
});

it('nobody leaves out a scan without a report, a hidden one, or one of another member', async () => {
  const stranger = await server.member({ plan: 'pro' });
  await setPlan('free');
  const answers = [
    await leaveOut(noor, 3),
    await leaveOut(noor, 1),
    await leaveOut(stranger, 4),
    await leaveOut(noor, 99),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  await setPlan('pro');
  const { scans } = (await noor.get('/api/trends')).body as Trends;
  expect(scans.map(({ line }) => line)).toEqual([1, null, 1, 1, 1]);
});

it('the comparison refuses a scan with itself, and one without a report', async () => {
  const itself = await noor.get('/api/checkins/5/comparison?with=5');
  expect([itself.status, itself.body]).toEqual([422, { detail: 'Please choose two different scans.' }]);
  expect((await noor.get('/api/checkins/5/comparison?with=3')).status).toBe(422);
});

it("answers for another member's scan byte for byte like for an absent one", async () => {
  const eve = await server.member({ plan: 'pro' });
  for (const number of [1, 2]) await scan(eve, number, recordOf(2));
  const answer = async (path: string) => {
    const { status, headers, body } = await eve.get(path);
    const told = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
    return { status, told, body };
  };
  const foreign = await answer('/api/checkins/1/comparison?with=5');
  expect(foreign.status).toBe(404);
  expect(await answer('/api/checkins/1/comparison?with=99')).toEqual(foreign);
  expect(await answer('/api/checkins/5/comparison?with=1')).toEqual(foreign);
  expect((await eve.get('/api/trends')).body).toMatchObject({
    scans: [{ checkin_id: 1 }, { checkin_id: 2 }],
  });
});
