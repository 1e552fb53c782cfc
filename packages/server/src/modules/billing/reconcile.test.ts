import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { ProviderFailure } from './ports.ts';

const HOUR = 60 * 60 * 1000;
const clock = createTestClock(new Date('2026-11-23T12:00:00Z'));
let world: BillingWorld;
beforeAll(async () => {
  world = openBillingWorld(await createTestDatabase(), clock);
});
afterAll(() => world.close());

type Shopper = Awaited<ReturnType<BillingWorld['shopper']>>;

async function begin(priceId: string): Promise<{ member: Shopper; id: string }> {
  const member = await world.shopper();
  const outcome = await world.call('createCheckoutSession', { member, body: { priceId } });
  return { member, id: (outcome as { body: { id: string } }).body.id };
}

/** A member who paid, and whose event is lost. */
async function unheardPayer(): Promise<Shopper> {
  const { member, id } = await begin('plus_annual');
  expect(await world.pay(id, 'accepted')).toBe(true);
  return member;
}

it('members for whom the provider fails do not stop the check of the others, and are counted', async () => {
  const [noor, ida, mika, sol] = [
    await unheardPayer(),
    await unheardPayer(),
    await unheardPayer(),
    await unheardPayer(),
  ];
  const { provider } = world.sandbox;
  const { listSubscriptions } = provider;
  const customers = await Promise.all(
    [noor, mika].map(async (member) => (await world.accountOf(member))?.id ?? ''),
  );
  const broken = vi.spyOn(provider, 'listSubscriptions').mockImplementation(async (customerId) => {
    if (customerId === customers[0]) throw new ProviderFailure('not_possible', `No ${noor.email}.`);
    if (customerId === customers[1]) throw new TypeError(`What is ${mika.email}?`);
    return await listSubscriptions(customerId);
  });
  await world.reconcile();
  expect(await world.planOf(ida)).toBe('plus_annual');
  expect(await world.planOf(sol)).toBe('plus_annual');
  expect(world.logLines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 50,
      failed: 2,
      tried: 4,
      ids: [noor.id, mika.id],
      kinds: ['ProviderFailure not_possible', 'TypeError'],
      at: [expect.any(String), expect.any(String)],
      msg: 'billing was not reconciled',
    },
  ]);
  broken.mockRestore();
  world.logLines.length = 0;
  await world.reconcile();
  expect(await world.planOf(noor)).toBe('plus_annual');
  expect(await world.planOf(mika)).toBe('plus_annual');
  expect(world.logLines).toEqual([]);
});

it('a checkout that the provider does not close does not stop other founding places from becoming free', async () => {
  const stuck = await begin('plus_annual_founding');
  await begin('plus_annual_founding');
  const { provider } = world.sandbox;
  const { expireCheckout } = provider;
  vi.spyOn(provider, 'expireCheckout').mockImplementation(async (id) => {
    if (id === stuck.id) throw new ProviderFailure('unavailable', 'It does not answer.');
    await expireCheckout(id);
  });
  clock.advance(HOUR);
  await world.reconcile();
  const held = await world.db.selectFrom('founding_places').select('user_id').execute();
  expect(held).toEqual([{ user_id: stuck.member.id }]);
  expect(world.logLines).toHaveLength(1);
});

it('a live subscription without news is read once a day, and each time once its period has ended', async () => {
  const member = await world.payer('plus_monthly');
  // Past the days after a checkout.
  clock.advance(5 * 24 * HOUR);
  await world.reconcile();
  const read = vi.spyOn(world.sandbox.provider, 'listSubscriptions');
  const customer = (await world.accountOf(member))?.id;
  const readings = () => read.mock.calls.filter(([id]) => id === customer).length;
  clock.advance(HOUR);
  await world.reconcile();
  expect(readings()).toBe(0);
  clock.advance(23 * HOUR);
  await world.reconcile();
  expect(readings()).toBe(1);
  read.mockImplementation(async () => await Promise.reject(new ProviderFailure('unavailable', 'Away.')));
  clock.advance(30 * 24 * HOUR);
  await world.reconcile();
  clock.advance(HOUR);
  await world.reconcile();
  expect(readings()).toBe(3);
  read.mockRestore();
});
