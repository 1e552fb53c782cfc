import type { CurrentProductTrial, ProductTrial, ProductTrialChoices } from '@daylit/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { createSessionStore } from '../sign-in/session-store.ts';
import { recordOf } from '../../../test/recorded-photo.ts';
import { createVisitor } from '../../../test/visitor.ts';
import { storeScan } from '../../../test/stored-scans.ts';

const server = await startTestServer();
afterAll(server.close);

const DAY = 86_400_000;
const SERUM = 'sample:serum-level-niacinamide';
const WASH = 'sample:cleanser-plain-water-wash';
const GEL = 'sample:cleanser-low-tide-gel';
const START = { product_id: WASH, sign: 'redness', weeks: 4, time_zone: 'America/New_York' };

let noor: SignedIn;
let scans = 0;

beforeEach(async () => {
  noor = await server.member({ plan: 'plus_annual' });
  scans = 0;
});

async function scan(record: object): Promise<void> {
  scans += 1;
  server.clock.advance(1000);
  await storeScan(server, noor.id, {
    number: scans,
    bytes: 1,
    events: [],
    ending: { status: 'complete', record },
    thumbnail: new Uint8Array(1),
  });
}

/** Lets days pass, after which she signs in again. */
async function wait(days: number): Promise<void> {
  server.clock.advance(days * DAY);
  const token = await createSessionStore({ clock: server.clock.now }).start(
    server.db,
    { user_id: noor.id },
    undefined,
  );
  noor = { ...noor, ...createVisitor({ url: server.url, token }) };
}

const trialIn = ({ body }: { body: unknown }) => (body as CurrentProductTrial).product_trial;
const current = async () => trialIn(await noor.get('/api/product-trial')) as ProductTrial;
const start = (change: object = {}) => noor.post('/api/product-trial', { ...START, ...change });
const use = (id: string, step = 'cleanser', daypart = 'morning') =>
  noor.patch('/api/profile/confirm-product', { step, daypart, product: { id } });

/** The statuses of eight starts at once, in order. */
async function race(): Promise<number[]> {
  const replies = await Promise.all(Array.from({ length: 8 }, () => start()));
  return replies.map(({ status }) => status).sort((a, b) => a - b);
}

/** Starts, with one scan a day, up to the day on which the last week ends. */
async function runToLastDays(first: readonly object[]): Promise<void> {
  await start();
  for (const record of first) {
    await scan(record);
    await wait(1);
  }
  await wait(4 * 7 - first.length);
  expect((await current()).next_scan).toMatchObject({ window: 'last', in_days: 0 });
}

describe('a product trial', () => {
  test('a product trial shows no value of its sign until it is done, and then what every pair of scans says', async () => {
    await use(GEL, 'cleanser', 'night');
    await wait(15);
    await scan(recordOf(3.3));
    expect(await start()).toMatchObject({ status: 200, body: { product_trial: { phase: 'waiting' } } });
    for (const redness of [3.4, 3.2]) {
      await scan(recordOf(redness));
      await wait(1);
      const answer = await noor.get('/api/product-trial');
      expect(JSON.stringify(answer.body)).not.toMatch(/severity_score|margin|\D3\.[234]/);
    }
    await wait(25);
    await scan(recordOf(1.5));
    expect(await current()).toMatchObject({ phase: 'running', week: 4, result: null, is_highest_sign: true });
    await wait(1);
    await scan(recordOf(1.3));
    const { phase, next_scan, result } = await current();
    expect([phase, next_scan]).toEqual(['done', null]);
    expect(result).toMatchObject({
      outcome: 'less_visible',
      verdict: 'Less visible, and by more than chance.',
      first: { low: 3, high: 4 },
      last: { low: 1, high: 2 },
      smallest_change: 0.7,
      compared: 'All 4 scans can be compared with each other.',
      says: [
        'Redness is less visible than 4\u00A0weeks ago.',
        'Apart from this, your care plan has the same products as at the start.',
      ],
      scans: [{ severity_score: 3.4, window: 'first' }, {}, {}, { severity_score: 1.3, window: 'last' }],
    });
    expect(result?.does_not_say).toHaveLength(3);
    expect(result?.does_not_say[2]).toContain('you chose your highest sign');
  });

  test('a product trial claims nothing when one pair of scans does not show it', async () => {
    await runToLastDays([recordOf(3.4), recordOf(2.2)]);
    await scan(recordOf(1.9));
    await scan(recordOf(1.9));
    expect((await current()).result).toMatchObject({ outcome: 'no_measurable_change' });
  });

  test('a product trial says that the sign is more visible, and what else changed', async () => {
    await use(GEL, 'cleanser', 'night');
    await wait(15);
    await runToLastDays([recordOf(1)]);
    await use(SERUM, 'serum', 'night');
    await noor.patch('/api/profile/remove-product', { step: 'cleanser', daypart: 'night', id: GEL });
    await scan(recordOf(3));
    await scan(recordOf(3));
    const { routine, result } = await current();
    expect([routine.added.length, routine.removed]).toEqual([1, ['Low Tide Gel Cleanser']]);
    expect(result).toMatchObject({
      outcome: 'more_visible',
      says: [
        expect.anything(),
        expect.stringMatching(/^Your care plan changed too: .+ came in, and .+ went out\.$/),
      ],
    });
    await wait(30);
    await use(WASH, 'toner', 'night');
    await use('sample:exfoliant-shingle-lactic', 'exfoliant', 'weekly');
    expect((await current()).routine.added).toEqual(routine.added);
  });

  test.each([
    ['no last scan was made', [], 'Without a last scan there is no answer.'],
    ['the photo cannot tell the sign', [recordOf(null)], 'We can’t judge redness in your last photo.'],
    ['the light is another one', [recordOf(1, { light_balance: 0.95 })], 'These photos can’t be compared.'],
  ])(
    'a product trial compares nothing when %s, and asks again while there is time',
    async (_why, records, verdict) => {
      await runToLastDays([recordOf(3), recordOf(3)]);
      for (const record of records) await scan(record);
      const running = await current();
      expect(running.note === null).toBe(records.length === 0);
      expect(running.phase).toBe('running');
      await wait(5);
      const { phase, result } = await current();
      expect([phase, result?.outcome, result?.verdict]).toEqual(['done', 'not_compared', verdict]);
      expect([result?.first, result?.last, result?.smallest_change]).toEqual([null, null, null]);
    },
  );

  test('a product trial waits until every other product is two weeks old, and for a photo that can tell', async () => {
    await use(GEL);
    await wait(2);
    await use(WASH, 'cleanser', 'night');
    const { body } = await noor.get(`/api/product-trial/choices?time_zone=America/New_York`);
    const { products, signs } = body as ProductTrialChoices;
    expect(products.map(({ product, waits_for }) => [product.id, waits_for])).toEqual([
      [WASH, 'Low Tide Gel Cleanser'],
      [GEL, 'Plain Water Gentle Wash'],
    ]);
    expect(signs).toHaveLength(8);
    await start();
    await scan(recordOf(3));
    expect(await current()).toMatchObject({ phase: 'waiting', next_scan: { in_days: 12 } });
    await wait(12);
    await scan(recordOf(null));
    expect(await current()).toMatchObject({
      phase: 'waiting',
      note: 'We can’t judge redness in your last photo, so it does not count. Please scan again.',
    });
  });
});

describe('one at a time', () => {
  test('one of many starts at once succeeds, also when it takes the place of one that is over', async () => {
    const once = [200, ...Array.from({ length: 7 }, () => 409)];
    expect(await race()).toEqual(once);
    expect(await noor.post('/api/product-trial/end')).toMatchObject({
      status: 200,
      body: { product_trial: { phase: 'ended', next_scan: null, result: null } },
    });
    expect(await race()).toEqual(once);
  });

  test('it is stopped once, deleted at any time, and belongs to one member', async () => {
    await start();
    const sam = await server.member();
    expect(trialIn(await sam.get('/api/product-trial'))).toBeNull();
    expect((await sam.post('/api/product-trial/end')).status).toBe(409);
    await sam.delete('/api/product-trial');
    expect(await current()).toMatchObject({ phase: 'waiting' });
    await noor.post('/api/product-trial/end');
    expect((await noor.post('/api/product-trial/end')).status).toBe(409);
    expect(await noor.delete('/api/product-trial')).toMatchObject({
      status: 200,
      body: { product_trial: null },
    });
    expect(await current()).toBeNull();
    await start();
    await server.db.deleteFrom('users').where('id', '=', noor.id).execute();
    const rows = server.db.selectFrom('product_trials').where('user_id', '=', noor.id).select('id').execute();
    expect(await rows).toEqual([]);
  });
});

describe('the start', () => {
  test.each([
    ['an unknown product', { product_id: 'sample:nothing' }, 404, 'no product with this id'],
    ["another member's product", { product_id: 'custom:1' }, 404, 'no product with this id'],
    ['too few weeks', { weeks: 3 }, 422, 'weeks'],
    ['too many weeks', { weeks: 13 }, 422, 'weeks'],
    ['half a week', { weeks: 4.5 }, 422, 'weeks'],
    ['an unknown sign', { sign: 'age' }, 422, 'sign'],
    ['an unknown field', { starts_on: '2026-11-20' }, 422, 'starts_on'],
  ])('the start with %s is refused by name', async (_what, change, status, words) => {
    expect(await start(change)).toMatchObject({ status, body: { detail: expect.stringContaining(words) } });
    expect(await current()).toBeNull();
  });

  test('the start offers no lines before 18', async () => {
    const teen = await server.member({ profile: { preferences: { age_band: '13-17' } } });
    const { body } = await teen.get('/api/product-trial/choices?time_zone=UTC');
    expect((body as ProductTrialChoices).signs.map(({ sign }) => sign)).not.toContain('lines');
    const refused = await teen.post('/api/product-trial', { ...START, sign: 'lines' });
    expect(refused).toMatchObject({ status: 422, body: { field: 'sign' } });
  });
});
