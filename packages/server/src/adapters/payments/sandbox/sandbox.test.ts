import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCurrent } from '../../../../scripts/generate-page-tokens.ts';
import { type BillingWorld, openBillingWorld } from '../../../../test/billing-world.ts';
import { createTestClock } from '../../../../test/test-clock.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { describePaymentProvider } from '../payment-provider.suite.ts';
import { type SandboxAccount, emptyAccount, periodEnd } from './account.ts';
import { preview, subscribe } from './changes.ts';
import { advance } from './renewals.ts';
import { sign } from './signature.ts';

const clock = createTestClock();
let world: BillingWorld;
beforeAll(async () => {
  world = openBillingWorld(await createTestDatabase(), clock);
});
afterAll(() => world.close());

describePaymentProvider('the sandbox', async () => ({
  provider: world.sandbox.provider,
  pay: (id, card) => world.pay(id, card),
  advance: async (days) => void (await world.sandbox.desk.advanceClock(days * 86_400)),
  signEvent: (customer) => {
    const object = { customer, subscription: null, checkout: null };
    const body = JSON.stringify({ id: 'evt_1', type: 'customer.updated', object });
    return { body, signature: sign(body, Buffer.alloc(32, 7), new Date()) };
  },
}));

it.each([
  ['2027-01-31T10:00:00Z', 1, 'monthly', '2027-02-28T10:00:00Z'],
  ['2027-01-31T10:00:00Z', 2, 'monthly', '2027-03-31T10:00:00Z'],
  ['2028-01-30T23:30:00Z', 1, 'monthly', '2028-02-29T23:30:00Z'],
  ['2028-02-29T12:00:00Z', 1, 'annual', '2029-02-28T12:00:00Z'],
  ['2028-02-29T12:00:00Z', 4, 'annual', '2032-02-29T12:00:00Z'],
  ['2027-03-27T01:30:00Z', 1, 'monthly', '2027-04-27T01:30:00Z'],
] as const)('from %s period %d (%s) ends at %s', (anchor, periods, period, end) => {
  expect(new Date(periodEnd(Date.parse(anchor), periods, period)).toISOString()).toBe(
    new Date(end).toISOString(),
  );
});

function paying(priceId: string, at: number): SandboxAccount {
  const account = emptyAccount('cus_1');
  account.card = { brand: 'Visa', last4: '4242', renews: true, returnsRefunds: false };
  subscribe(account, { id: 'sub_1_1', priceId, at });
  return account;
}

it('the sandbox gives the same result in one step as in many', () => {
  const at = Date.parse('2027-01-31T10:00:00Z');
  const [once, often] = [paying('plus_monthly', at), paying('plus_monthly', at)];
  const end = Date.parse('2028-03-01T00:00:00Z');
  advance(once, end);
  for (let moment = at; moment <= end; moment += 3_600_000) advance(often, moment);
  expect(once.charges).toHaveLength(14);
  expect(often).toEqual(once);
});

it('the sandbox deducts the unused part of a more expensive period from later payments', () => {
  const at = Date.parse('2027-01-01T00:00:00Z');
  const account = paying('plus_annual', at);
  expect(preview(account, 'sub_1_1', 'pro_monthly', at)).toMatchObject({ cost: 1499 - 5900, due: 0 });
});

const form = (number: string, more = {}) =>
  new URLSearchParams({ number, expires: '12 / 99', code: '123', name: 'N', ...more });

it('the sandbox shows play money on every step, keeps no card number, and asks for a second step', async () => {
  const member = await world.shopper();
  const outcome = await world.call('createCheckoutSession', { member, body: { priceId: 'plus_annual' } });
  const { id } = (outcome as { body: { id: string } }).body;
  const { desk } = world.sandbox;
  const pages = [
    await desk.showCheckout(id, '4242'),
    await desk.payCheckout(id, form('4111 1111 1111 1111')),
    await desk.payCheckout(id, form('4000 0000 0000 0069')),
    await desk.payCheckout(id, form('4242 4242 4242 4242', { expires: '01 / 20' })),
    await desk.payCheckout(id, form('4000 0025 0000 3155')),
    await desk.payCheckout(id, form('4000 0025 0000 3155', { step: 'refused' })),
  ].map((answer) => (answer && 'html' in answer ? answer.html : 'not a page'));
  for (const html of pages) expect(html.match(/play money/gi)?.length).toBeGreaterThan(1);
  expect(pages[1]).toContain('Please use one of the test cards, not a real card.');
  expect(pages[1]).not.toContain('1111');
  expect(pages[2]).toContain('This card has expired.');
  expect(pages[4]).toContain('Is it you?');
  expect(pages[5]).toContain('Nothing was charged.');
  expect((await world.accountOf(member))?.charges).toEqual([]);
  expect(await world.pay(id, 'second_step')).toBe(true);
  expect(JSON.stringify(await world.accountOf(member))).not.toMatch(/4000\s*0025/);
});

it('the sandbox uses the design tokens of the app', () => {
  expect(isCurrent()).toBe(true);
});
