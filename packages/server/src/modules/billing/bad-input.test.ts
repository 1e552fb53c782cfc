import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { ProviderFailure } from './ports.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = createTestClock(new Date('2026-11-23T12:00:00Z'));
let world: BillingWorld;
beforeAll(async () => {
  world = openBillingWorld(await createTestDatabase(), clock);
});
afterAll(() => world.close());

type Shopper = Awaited<ReturnType<BillingWorld['shopper']>>;

async function open(member: Shopper, priceId = 'plus_monthly', cancelUrl?: string): Promise<string> {
  const outcome = await world.call('createCheckoutSession', { member, body: { priceId, cancelUrl } });
  if (!('body' in outcome)) throw new Error(outcome.detail);
  return (outcome.body as { id: string }).id;
}

const confirm = (member: Shopper, sessionId: string) =>
  world.call('confirmSubscription', { member, body: { sessionId } });
const chargesOf = async (member: Shopper) => (await world.accountOf(member))?.charges.length ?? 0;

it('billing refuses what is not sold, and sells nothing to 13 to 17', async () => {
  const member = await world.shopper();
  for (const priceId of ['plus', 'free', 'price_1Nx', 'PLUS_MONTHLY'])
    expect(await world.call('createCheckoutSession', { member, body: { priceId } })).toEqual({
      status: 422,
      detail: 'This price is not sold here.',
    });
  const young = { ...member, preferences: { age_band: '13-17' as const } };
  const body = { priceId: 'plus_monthly' };
  expect(await world.call('createCheckoutSession', { member: young, body })).toMatchObject({ status: 403 });
});

it('billing confirms only a paid checkout of the same member, any number of times', async () => {
  const [noor, sam] = [await world.shopper(), await world.shopper()];
  const id = await open(noor);
  expect(await confirm(noor, id)).toEqual({ status: 200, body: { success: false } });
  await world.pay(id, 'accepted');
  expect(await confirm(sam, id)).toEqual({ status: 200, body: { success: false } });
  expect(await confirm(noor, 'cs_guessed')).toEqual({ status: 200, body: { success: false } });
  expect(await world.planOf(sam)).toBe('free');
  for (let times = 0; times < 2; times += 1)
    expect(await confirm(noor, id)).toEqual({ status: 200, body: { success: true } });
  expect(await world.planOf(noor)).toBe('plus_monthly');
  expect(
    await world.call('createCheckoutSession', { member: noor, body: { priceId: 'pro_annual' } }),
  ).toEqual({
    status: 409,
    detail: 'You have a subscription already. Please change it under Account, Billing.',
  });
  expect(await chargesOf(noor)).toBe(1);
});

it.each([
  ['in another currency', { currency: 'eur' }],
  ['of another customer of the provider', { customerId: 'cus_of_somebody' }],
  ['that is closed and not paid', { isPaid: false }],
])('a checkout %s does not count as paid', async (_name, differs) => {
  const { provider } = world.sandbox;
  const { findCheckout } = provider;
  const member = await world.shopper();
  const id = await open(member);
  await world.pay(id, 'accepted');
  const found = await findCheckout(id);
  if (!found) throw new Error('The checkout is gone.');
  provider.findCheckout = async () => ({ ...found, ...differs });
  expect(await confirm(member, id)).toEqual({ status: 200, body: { success: false } });
  expect(await world.planOf(member)).toBe('free');
  provider.findCheckout = findCheckout;
  expect(await confirm(member, id)).toEqual({ status: 200, body: { success: true } });
});

it('billing returns only to our own pages', async () => {
  const member = await world.shopper();
  const back = async (cancelUrl: string) => {
    const page = await world.sandbox.desk.showCheckout(
      await open(member, 'plus_monthly', cancelUrl),
      undefined,
    );
    return page && 'html' in page ? /<a href="([^"]*)">Back/.exec(page.html)?.[1] : undefined;
  };
  expect(await back('http://localhost:3000/timeline')).toBe('http://localhost:3000/timeline');
  for (const foreign of [
    'https://evil.example/',
    'http://localhost:3000@evil.example/',
    'javascript:alert(1)',
  ])
    expect(await back(foreign)).toBe('http://localhost:3000/account?tab=billing');
});

it.each([
  [
    'a change that contradicts the price',
    'changeSubscription',
    { priceId: 'pro_monthly', changeType: 'downgrade' },
  ],
  ['the plan that one has', 'changeSubscription', { priceId: 'plus_monthly', changeType: 'upgrade' }],
  ['keeping with nothing to keep', 'keepCurrentPlan', undefined],
] as const)('billing refuses %s, and charges nothing', async (_name, operation, body) => {
  const member = await world.payer('plus_monthly');
  expect(await world.call(operation, { member, body })).toMatchObject({ status: 409 });
  expect(await chargesOf(member)).toBe(1);
});

it('billing refuses to cancel twice, to withdraw after 14 days, and a refund after 7', async () => {
  const member = await world.payer('plus_annual');
  expect(await world.call('cancelSubscription', { member })).toMatchObject({ status: 200 });
  expect(await world.call('cancelSubscription', { member })).toEqual({
    status: 409,
    detail: 'Your subscription is cancelled already.',
  });
  clock.advance(7 * DAY + 1000);
  expect(await world.call('requestRefund', { member })).toMatchObject({ status: 409 });
  clock.advance(7 * DAY);
  expect(await world.call('withdrawSubscription', { member })).toMatchObject({ status: 409 });
  expect(await world.planOf(member)).toBe('plus_annual');
});

it('billing refuses a forged and an old event, and handles a repeated one once', async () => {
  await world.sandbox.tick();
  world.letters.length = 0;
  await world.payer('plus_monthly');
  await world.sandbox.tick();
  const [letter] = world.letters.splice(0);
  if (!letter) throw new Error('No event was sent.');
  const { body, signature } = letter;
  const forged = { body: body.replace('completed', 'forged'), signature };
  expect(await world.deliver(forged)).toMatchObject({ status: 400 });
  expect(await world.deliver({ body, signature })).toMatchObject({ status: 200 });
  expect(await world.deliver({ body, signature })).toMatchObject({ status: 200 });
  clock.advance(301_000);
  expect(await world.deliver({ body, signature })).toMatchObject({ status: 400 });
  expect(await world.db.selectFrom('billing_events').select('id').execute()).toHaveLength(1);
});

it('billing reports that the provider does not answer, loses nothing, and lets the next attempt succeed', async () => {
  const member = await world.payer('plus_monthly');
  const { provider } = world.sandbox;
  const { changeNow } = provider;
  const body = { priceId: 'pro_monthly', changeType: 'upgrade' };
  for (const problem of ['unavailable', 'declined', 'not_possible'] as const) {
    provider.changeNow = async () => {
      throw new ProviderFailure(problem, 'no');
    };
    const outcome = await world.call('changeSubscription', { member, body });
    expect(outcome.status).toBe(problem === 'unavailable' ? 503 : 409);
    expect(await world.planOf(member)).toBe('plus_monthly');
  }
  provider.changeNow = changeNow;
  expect(await world.call('changeSubscription', { member, body })).toMatchObject({ status: 200 });
  expect(await world.planOf(member)).toBe('pro_monthly');
});

it('a member is not blamed for a price that the provider does not know', async () => {
  const member = await world.shopper();
  const { provider } = world.sandbox;
  const { createCheckout } = provider;
  provider.createCheckout = async () => {
    throw new ProviderFailure('not_possible', 'No such price.');
  };
  const body = { priceId: 'plus_annual' };
  expect(await world.call('createCheckoutSession', { member, body })).toMatchObject({
    status: 503,
    detail: expect.stringContaining('that is our mistake. Nothing was charged.'),
  });
  provider.createCheckout = createCheckout;
  expect(await world.call('createCheckoutSession', { member, body })).toMatchObject({ status: 200 });
});

it('billing reminds once of a renewal in 7 days, and of a trial that ends in 3', async () => {
  await world.payer('plus_annual');
  await world.remind();
  expect(world.mails).not.toContain('Daylit Plus renews in 7 days');
  clock.advance(359 * DAY);
  await world.remind();
  await world.remind();
  expect(world.mails.filter((subject) => subject === 'Daylit Plus renews in 7 days')).toHaveLength(1);
  await world.db
    .insertInto('users')
    .values({
      email: 't@example.org',
      email_key: 't@example.org',
      username: 't',
      password_hash: '',
      plan: 'trial',
      plan_expires_at: new Date(clock.now().getTime() + 2 * DAY),
      agreed_to_terms_at: null,
      onboarded_at: null,
      created_at: clock.now(),
    })
    .execute();
  await world.remind();
  await world.remind();
  expect(world.mails.filter((subject) => subject === 'Your trial ends in 3 days')).toHaveLength(1);
});
