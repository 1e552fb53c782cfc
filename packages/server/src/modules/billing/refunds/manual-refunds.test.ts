import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../../test/billing-world.ts';
import { createTestClock } from '../../../../test/test-clock.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const clock = createTestClock(new Date('2026-11-23T12:00:00Z'));
let world: BillingWorld;
beforeAll(async () => {
  world = openBillingWorld(await createTestDatabase(), clock);
});
beforeEach(() => {
  vi.restoreAllMocks();
  world.mails.length = 0;
  world.logLines.length = 0;
});
afterAll(() => world.close());

type Shopper = Awaited<ReturnType<BillingWorld['shopper']>>;

const billingOf = async (member: Shopper) => {
  const outcome = await world.call('getSubscription', { member });
  return (outcome as { body: { unreturned?: { refused: { amount: number } } } }).body;
};
const invoicesOf = async (member: Shopper) => {
  const { body } = (await world.call('listInvoices', { member })) as { body: { status: string }[] };
  return body.map(({ status }) => status);
};
const lines = (words: string) => world.logLines.filter((line) => line.includes(words)).length;

/** Delivers the sandbox's events, and runs the jobs that they cause. */
async function hear(): Promise<void> {
  await world.sandbox.tick();
  for (const letter of world.letters.splice(0)) await world.deliver(letter);
  await world.work();
}

it('a permanently refused refund is retried at growing intervals, then no more; a payment by hand is marked', async () => {
  const member = await world.payer();
  const refused = { amount: 5900, currency: 'usd' };
  const asked = vi.spyOn(world.sandbox.provider, 'refundCharges');
  asked.mockResolvedValue({ back: null, held: null, refused });
  await world.call('withdrawSubscription', { member });
  await hear();
  const mails = [...world.mails];
  asked.mockClear();
  const days: number[] = [];
  for (let hours = 0; hours < 40 * 24; hours += 2) {
    clock.advance(2 * HOUR);
    await world.reconcile();
    if (asked.mock.calls.length > days.length) days.push(Math.round(hours / 24));
  }
  expect(days).toEqual([0, 0, 1, 4, 11]);
  expect(lines('is not asked again')).toBe(1);
  expect(world.mails.slice(mails.length)).toEqual(['$59.00 is owed to a member']);
  expect(await billingOf(member)).toMatchObject({ unreturned: { refused } });

  const [owed] = await world.manualRefunds.list();
  expect(owed).toMatchObject({ ...refused, why: 'refused' });
  expect(await world.manualRefunds.markPaid('sub_other')).toBeUndefined();
  expect(await world.manualRefunds.markPaid(owed?.id ?? '')).toEqual(refused);
  expect(await world.manualRefunds.markPaid(owed?.id ?? '')).toBeUndefined();
  expect(world.mails.at(-1)).toBe('Refund: $59.00');
  expect(await world.manualRefunds.list()).toEqual([]);
  expect(await billingOf(member)).not.toHaveProperty('unreturned');
});

it('a payment by hand stays marked while a bank holds another charge, and the dispute is checked until it ends', async () => {
  const member = await world.payer();
  const [refused, held] = [5900, 9000].map((amount) => ({ amount, currency: 'usd' }));
  const asked = vi.spyOn(world.sandbox.provider, 'refundCharges');
  asked.mockResolvedValue({ back: null, held: held ?? null, refused: refused ?? null });
  await world.call('withdrawSubscription', { member });
  const [owed] = await world.manualRefunds.list();
  await world.manualRefunds.markPaid(owed?.id ?? '');
  for (let days = 0; days < 20; days += 1) {
    clock.advance(DAY);
    await world.reconcile();
  }
  expect(await billingOf(member)).toMatchObject({ unreturned: { refused: null, held } });
  asked.mockResolvedValue({ back: held ?? null, held: null, refused: refused ?? null });
  clock.advance(DAY);
  await world.reconcile();
  expect(await billingOf(member)).not.toHaveProperty('unreturned');
  expect(world.mails.slice(-2)).toEqual(['Refund: $59.00', 'Refund: $90.00']);
  expect(lines('is not asked again')).toBe(0);
});

it('a refund that its bank returned: the tab, the invoice and one mail say so, and it is not sent again', async () => {
  const member = await world.payer('plus_annual', 'refund_bounces');
  await world.call('requestRefund', { member });
  await hear();
  expect(await invoicesOf(member)).toEqual(['refunded']);
  expect(await billingOf(member)).not.toHaveProperty('unreturned');
  world.mails.length = 0;
  clock.advance(3 * DAY + 1000);
  await hear();
  const refused = { amount: 5900, currency: 'usd' };
  expect(await invoicesOf(member)).toEqual(['paid']);
  expect(await billingOf(member)).toMatchObject({ subscription: null, unreturned: { refused, held: null } });
  expect(world.mails).toEqual(['A refund did not reach your card', '$59.00 is owed to a member']);
  expect(lines('a bank sent a refund back that is owed to a member')).toBe(1);
  clock.advance(30 * DAY);
  await world.reconcile();
  await hear();
  expect(world.mails).toHaveLength(2);
  expect(await invoicesOf(member)).toEqual(['paid']);

  const [owed] = await world.manualRefunds.list();
  expect(owed).toMatchObject({ ...refused, why: 'bounced' });
  expect(await world.manualRefunds.markPaid(owed?.id ?? '')).toEqual(refused);
  expect(await billingOf(member)).not.toHaveProperty('unreturned');
  expect(world.mails.at(-1)).toBe('Refund: $59.00');
});
