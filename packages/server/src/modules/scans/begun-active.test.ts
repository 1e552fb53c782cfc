import type { CarePlan, Profile } from '@daylit/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { storeReport } from '../../../test/stored-reports.ts';
import { createVisitor } from '../../../test/visitor.ts';
import { facePhoto } from '../../../test/photos.ts';
import { dayInWords } from '../care-plan/advice/day-in-words.ts';
import { createSessionStore } from '../sign-in/session-store.ts';

// An active that a report suggests for 8 weeks stays in the reports of these weeks, even when a photo shows
// less of the sign that it is for.

const server = await startTestServer({ analyser: createFakeAnalyser() });
afterAll(server.close);

const DAY = 86_400_000;
const AZELAIC = 'sample:serum-slate-azelaic';
const WASH = 'sample:cleanser-plain-water-wash';

let noor: SignedIn;

beforeEach(async () => {
  // By day: until four at night a member's day is still the one before.
  server.clock.advance(DAY / 2 - (server.clock.now().getTime() % DAY) + DAY);
  noor = await server.member({
    plan: 'pro',
    profile: { preferences: { age_band: '25-39', pregnancy: 'no' } },
  });
  await storeReport(server, noor.id, { type: 'combination', severities: { redness: 2.5 } });
});

/** Lets days pass, after which she signs in again. */
async function wait(days: number): Promise<void> {
  server.clock.advance(days * DAY);
  const { clock, db, url } = server;
  const token = await createSessionStore({ clock: clock.now }).start(db, { user_id: noor.id }, undefined);
  noor = { ...noor, ...createVisitor({ url, token }) };
}

const use = (step: string, id: string) =>
  noor.patch('/api/profile/confirm-product', { step, product: { id } });

/**
 * The care plan of the next scan, whose photo shows no redness. Each has a photo of its own, because
 * PostgreSQL's clock, which no test moves, says whether one was sent a moment ago.
 */
async function planOfScan(number = 2): Promise<CarePlan | undefined> {
  const photo = await facePhoto({ identity: number });
  expect(await noor.post('/api/scan-skin', scanForm(photo))).toMatchObject({ status: 202 });
  return (await endedScan(noor, number)).analysis_result?.care_plan;
}

const serumIn = (plan: CarePlan | undefined) => plan?.night['serum']?.product?.id;
const inDays = (days: number) =>
  dayInWords(new Date(server.clock.now().getTime() + days * DAY).toISOString(), null);

test('a started active stays for its 8 weeks, and the report says since when and until when', async () => {
  await wait(2);
  await use('serum', AZELAIC);
  const [began, until] = [inDays(0), inDays(56)];
  await wait(29);
  const second = await planOfScan();
  expect(serumIn(second)).toBe(AZELAIC);
  expect(second?.notes).toContain(`You started azelaic acid on ${began}. Give it until ${until}.`);
  await wait(26);
  expect(serumIn(await planOfScan(3))).toBe(AZELAIC);
  await wait(1);
  expect(serumIn(await planOfScan(4))).not.toBe(AZELAIC);
});

test('without a routine the suggestion stays, and the report does not say that she began', async () => {
  const [suggested, until] = [inDays(0), inDays(56)];
  await wait(28);
  const second = await planOfScan();
  expect(serumIn(second)).toBe(AZELAIC);
  expect(second?.notes).toContain(`We suggested azelaic acid on ${suggested}. Give it until ${until}.`);
});

test('a removed active does not come back', async () => {
  await use('cleanser', WASH);
  await use('serum', AZELAIC);
  await wait(28);
  await noor.patch('/api/profile/remove-product', { step: 'serum', id: AZELAIC });
  expect(serumIn(await planOfScan())).not.toBe(AZELAIC);
});

test('a removed active that was the only product does not come back until she restores it', async () => {
  await use('serum', AZELAIC);
  await noor.patch('/api/profile/remove-product', { step: 'serum', id: AZELAIC });
  const profile = async () => (await noor.get('/api/profile')).body as Profile;
  expect((await profile()).removed_products).toMatchObject([{ step: 'serum', id: AZELAIC }]);
  const offers = async () => JSON.stringify((await noor.get('/api/recommendations')).body);
  expect(await offers()).not.toContain(AZELAIC);
  await wait(28);
  const second = await planOfScan();
  expect(serumIn(second)).not.toBe(AZELAIC);
  expect(second?.notes.join(' ')).not.toContain('We suggested azelaic acid');
  await use('serum', AZELAIC);
  expect((await profile()).removed_products).toEqual([]);
  expect(await offers()).toContain(AZELAIC);
});

test('an active that a new answer rules out is removed, and the report says so', async () => {
  await use('serum', AZELAIC);
  await wait(28);
  await noor.post('/api/profile', { preferences: { avoid: ['azelaic acid'] } });
  const second = await planOfScan();
  expect(serumIn(second)).not.toBe(AZELAIC);
  expect(second?.notes.join(' ')).toContain('Left out: azelaic acid.');
});
