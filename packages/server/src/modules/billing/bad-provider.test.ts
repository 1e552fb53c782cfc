import { PRICES, type User } from '@daylit/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { stripePrice } from '../../../test/fake-stripe/as-stripe.ts';
import { dispute } from '../../../test/fake-stripe/dispute-routes.ts';
import { type Mood, startFakeStripe, WEBHOOK_SECRET } from '../../../test/fake-stripe/fake-stripe.ts';
import { openCheckout } from '../../../test/practice-shop.ts';
import { createVisitor } from '../../../test/visitor.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';

const VISA = { brand: 'Visa', last4: '4242', renews: true };
let now = (): Date => new Date();
const fake = await startFakeStripe(() => now());
const env = {
  STRIPE_SECRET_KEY: 'sk_test_fake_of_these_tests',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_PRICES: Object.keys(PRICES)
    .map((id) => `${id}=${stripePrice(id)}`)
    .join(','),
};
const server = await startTestServer({ stripe: { address: fake.address }, env });
// One moment for both, so that a change costs what its preview said.
now = server.clock.now;
afterAll(async () => {
  await server.close();
  await fake.close();
});

async function payer(): Promise<SignedIn> {
  const member = await server.member();
  const { id: sessionId } = await openCheckout(member, 'plus_annual');
  fake.payCheckout(sessionId, VISA);
  expect((await member.post('/api/confirm-subscription', { sessionId })).body).toEqual({ success: true });
  return member;
}

const planOf = async (member: SignedIn) => ((await member.get('/api/me')).body as User).plan;
const charges = () => [...fake.world.accounts.values()].flatMap((account) => account.charges).length;

it.each<Mood>(['down', 'too_many', 'html', 'error_in_200'])(
  'a Stripe that is %s: the documented answer, nothing lost, nothing charged',
  async (mood) => {
    const [buyer, noor] = [await server.member(), await payer()];
    const before = charges();
    const upgrade = { priceId: 'pro_annual', changeType: 'upgrade' };
    fake.mood = mood;
    const answers = await Promise.all([
      buyer.post('/api/create-checkout-session', { priceId: 'plus_annual' }),
      noor.get('/api/stripe/proration-preview-simple?priceId=pro_annual'),
      noor.post('/api/change-subscription', upgrade),
    ]);
    const cancelled = await noor.post('/api/cancel-subscription');
    fake.mood = 'well';
    for (const { status, body } of [...answers, cancelled])
      expect({ status, body }).toMatchObject({
        status: 503,
        body: { detail: expect.stringContaining('Nothing was changed or charged.') },
      });
    expect(charges()).toBe(before);
    expect(await planOf(noor)).toBe('plus_annual');
    // The same steps succeed afterwards, and each is charged once.
    await openCheckout(buyer, 'plus_annual');
    expect((await noor.post('/api/change-subscription', upgrade)).body).toMatchObject({ success: true });
    expect((await noor.post('/api/cancel-subscription')).body).toMatchObject({ success: true });
    expect(await planOf(noor)).toBe('pro_annual');
    expect(charges()).toBe(before + 1);
  },
  60_000,
);

it('a Stripe that does a thing and does not say so: nobody waits for it, and nothing is charged twice', async () => {
  const hasty = await startTestServer({
    beside: server,
    stripe: { address: fake.address, patience: 2000 },
    env,
  });
  now = hasty.clock.now;
  const { id, email, token } = await payer();
  const noor = { ...createVisitor({ url: hasty.url, token: token() ?? '' }), id, email };
  const before = charges();
  const upgrade = { priceId: 'pro_annual', changeType: 'upgrade' };
  fake.mood = 'silent';
  const clickedAt = performance.now();
  const { status, body } = await noor.post('/api/change-subscription', upgrade);
  expect(performance.now() - clickedAt).toBeLessThan(9000);
  expect({ status, body }).toMatchObject({
    status: 503,
    body: { detail: expect.stringContaining('we cannot tell yet whether this was done') },
  });
  fake.mood = 'well';
  const again = await noor.post('/api/change-subscription', upgrade);
  expect(again).toMatchObject({ status: 409, body: { detail: 'You have this plan already.' } });
  expect(await planOf(noor)).toBe('pro_annual');
  expect(charges()).toBe(before + 1);
  now = server.clock.now;
  await hasty.close();
});

it('a dispute takes the plan when its event comes, and one that is won gives it back', async () => {
  const noor = await payer();
  fake.takeEvents(new Date());
  const customer = [...fake.world.accounts.keys()].at(-1) ?? '';
  for (const [status, plan] of [
    ['needs_response', 'trial'],
    ['won', 'plus_annual'],
  ] as const) {
    dispute(fake.world, customer, status);
    for (const { body, signature } of fake.takeEvents(server.clock.now())) {
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const sent = await fetch(`${server.url}/api/stripe/webhook`, { method: 'POST', body, headers });
      expect(sent.status).toBe(200);
    }
    await vi.waitFor(async () => expect(await planOf(noor)).toBe(plan), { timeout: 20_000 });
  }
});
