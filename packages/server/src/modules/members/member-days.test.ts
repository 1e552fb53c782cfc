import type { CurrentProductTrial, ProductTrialChoices, Tonight } from '@daylit/contract';
import { afterAll, expect, test } from 'vitest';
import { recordOf } from '../../../test/recorded-photo.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { storeScan } from '../../../test/stored-scans.ts';
import { dayIn, timeZoneOf } from './day-in.ts';

const server = await startTestServer();
afterAll(server.close);

const WASH = 'sample:cleanser-plain-water-wash';
const SERUM = 'sample:serum-level-niacinamide';

/** Sets the clock, and makes a member then. */
async function memberAt(moment: string): Promise<SignedIn> {
  goTo(moment);
  return server.member({ plan: 'plus_annual' });
}

function goTo(moment: string): void {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
}

const from = (zone: string) => ({ 'x-time-zone': zone });

/** The member's today, as a call without a zone and one with it say it. */
async function todayOf(member: SignedIn, headers?: Record<string, string>): Promise<string | undefined> {
  const { body } = await member.get(`/api/product-trial/choices?time_zone=UTC&product_id=${WASH}`, headers);
  return (body as ProductTrialChoices).products[0]?.starts_on;
}

test.each([
  ['Pacific/Pago_Pago', '2027-01-27T14:59:00Z', '2027-01-26'],
  ['Pacific/Pago_Pago', '2027-01-27T15:00:00Z', '2027-01-27'],
  ['Pacific/Kiritimati', '2027-01-26T13:59:00Z', '2027-01-26'],
  ['Pacific/Kiritimati', '2027-01-26T14:00:00Z', '2027-01-27'],
  ['Asia/Kathmandu', '2027-01-26T22:14:00Z', '2027-01-26'],
  ['Asia/Kathmandu', '2027-01-26T22:15:00Z', '2027-01-27'],
  // Midnight, and 3:59 of a night on which the clocks go forward and back.
  ['Europe/Berlin', '2027-01-26T23:00:00Z', '2027-01-26'],
  ['Europe/Berlin', '2027-03-28T01:59:00Z', '2027-03-27'],
  ['Europe/Berlin', '2027-03-28T02:00:00Z', '2027-03-28'],
  ['Europe/Berlin', '2027-10-31T02:59:00Z', '2027-10-30'],
  ['Europe/Berlin', '2027-10-31T03:00:00Z', '2027-10-31'],
])('the browser in %s at %s is on %s, and so is every call after it', async (zone, moment, day) => {
  const noor = await memberAt(moment);
  expect(await todayOf(noor, from(zone))).toBe(day);
  expect(await todayOf(noor)).toBe(day);
  await noor.post('/api/chat2/stream', { message: 'Hello' });
  expect(server.assistant.asked.at(-1)?.facts.today).toBe(day);
});

test.each([
  '',
  'Etc/Unknown',
  'local',
  '+14:00',
  'Mars/Olympus',
  '../UTC',
  'Asia/Tokyo, UTC',
  'x'.repeat(4000),
])('odd zone %# is as if none was given', async (odd) => {
  const noor = await memberAt('2027-02-01T23:30:00Z');
  expect(await todayOf(noor, from(odd))).toBe('2027-02-01');
  await noor.get('/api/me', from('Asia/Tokyo'));
  expect(await todayOf(noor, from(odd))).toBe('2027-02-02');
});

/** Changes whenever the row of the member is written. */
async function versionOf({ id }: SignedIn): Promise<unknown> {
  return server.db
    .selectFrom('users')
    .select((row) => row.ref('xmin' as 'id').as('version'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('a zone is written once, under the name that this server has for it', async () => {
  const noor = await memberAt('2027-02-02T12:00:00Z');
  await noor.get('/api/me', from('Europe/Berlin'));
  const written = await versionOf(noor);
  for (const same of ['Europe/Berlin', 'europe/BERLIN']) await noor.get('/api/me', from(same));
  expect(await versionOf(noor)).toEqual(written);
});

test('a new product is new since the evening of the member', async () => {
  const noor = await memberAt('2027-02-03T01:30:00Z');
  await noor.get('/api/me', from('America/New_York'));
  await noor.patch('/api/profile/confirm-product', {
    step: 'serum',
    daypart: 'night',
    product: { id: SERUM },
  });
  const { body } = await noor.get('/api/tonight?date=2027-02-02');
  expect((body as Tonight).new_product).toMatchObject({ since: '2027-02-02', until: '2027-02-16' });
});

test('a first scan counts on its day, also for a member who then flies over the date line', async () => {
  const noor = await memberAt('2027-02-10T20:00:00Z');
  const there = from('Pacific/Kiritimati');
  const chosen = { product_id: WASH, sign: 'redness', weeks: 4, time_zone: 'Pacific/Kiritimati' };
  await noor.post('/api/product-trial', chosen, there);
  server.clock.advance(1000);
  await storeScan(server, noor.id, {
    number: 1,
    bytes: 1,
    events: [],
    ending: { status: 'complete', record: recordOf(2) },
    thumbnail: new Uint8Array(1),
    taken_on: '2027-02-11',
  });
  const read = async (zone: string) =>
    ((await noor.get('/api/product-trial', from(zone))).body as CurrentProductTrial).product_trial;
  const begun = { phase: 'running', starts_on: '2027-02-11', week: 1 };
  expect(await read('Pacific/Kiritimati')).toMatchObject(begun);
  expect(await read('Pacific/Pago_Pago')).toMatchObject(begun);
});

test('names are those of the list of zones', () => {
  expect(['utc', 'europe/berlin', 'GMT+1', 'system', 'UTC+3'].map(timeZoneOf)).toEqual([
    'UTC',
    'Europe/Berlin',
    undefined,
    undefined,
    undefined,
  ]);
  expect(dayIn('Africa/Cairo', new Date('2026-04-24T01:00:00Z'))).toBe('2026-04-24');
});
