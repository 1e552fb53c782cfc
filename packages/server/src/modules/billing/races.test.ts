import { FOUNDING_PLACES } from '@daylit/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { raceForChange } from '../../../test/change-race.ts';
import { countPlaces, openCheckoutsAtOnce, takeAllBut } from '../../../test/founding-race.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestDatabase } from '../../../test/test-database.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = createTestClock(new Date('2026-11-23T12:00:00Z'));

/** Four servers on one database. */
let worlds: BillingWorld[];
beforeAll(async () => {
  const url = await createTestDatabase();
  worlds = Array.from({ length: 4 }, () => openBillingWorld(url, clock));
});
afterAll(async () => {
  await Promise.all(worlds.map(({ close }) => close()));
});

function server(index: number): BillingWorld {
  const world = worlds[index % worlds.length];
  if (!world) throw new Error('No server was opened.');
  return world;
}

test('exactly 10 of 40 checkouts on four servers get one of the last 10 founding places', async () => {
  await takeAllBut(server(0).db, 10);
  const outcomes = await openCheckoutsAtOnce(worlds, 40, 'plus_annual_founding');
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = outcomes.find((outcome) => 'detail' in outcome);
  expect(refused).toEqual({
    status: 409,
    detail: 'All founding places are taken. Nothing was charged. You can choose the list price.',
  });

  // Nine expire and become free. One was paid in its last minute, and its event is lost.
  const paid = outcomes.findIndex(({ status }) => status === 200);
  clock.advance(29 * MINUTE);
  await server(0).pay((outcomes[paid] as { body: { id: string } }).body.id, 'accepted');
  clock.advance(2 * MINUTE);
  const second = await openCheckoutsAtOnce(worlds, 12, 'pro_annual_founding');
  const free = second.filter(({ status }) => status === 200).length;
  expect(free).toBe(9);
  expect(await countPlaces(server(0).db)).toBe(FOUNDING_PLACES);
});

test('one of several concurrent changes on four servers succeeds, and the others must wait', async () => {
  for (let round = 0; round < 5; round += 1)
    expect(await raceForChange(worlds, 2)).toEqual({
      winners: 1,
      refused: Array.from({ length: 7 }, () => 409),
      charges: [599, 900],
    });
});

test('a second subscription is ended, refunded in full, and reported by mail', async () => {
  const member = await server(0).payer('plus_monthly');
  const account = await server(0).accountOf(member);
  const checkout = await server(0).sandbox.provider.createCheckout(
    {
      customerId: account?.id ?? '',
      priceId: 'pro_annual',
      successUrl: 'http://localhost/',
      cancelUrl: 'http://localhost/',
      expiresAt: new Date(clock.now().getTime() + DAY),
    },
    'another window',
  );
  await server(0).pay(checkout.id, 'accepted');
  await Promise.all(worlds.map((world) => world.reconcile()));
  expect(await server(0).planOf(member)).toBe('plus_monthly');
  const books = await server(0).accountOf(member);
  expect(books?.charges.map(({ amount, status }) => [amount, status])).toEqual([
    [599, 'paid'],
    [14_900, 'refunded'],
  ]);
  const told = worlds.flatMap(({ mails }) => mails).filter((subject) => subject.includes('second'));
  expect(told).toEqual(['A second subscription was ended']);
});
