import { PRICES, type User } from '@daylit/contract';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { stripePrice } from '../../../test/fake-stripe/as-stripe.ts';
import { dispute } from '../../../test/fake-stripe/dispute-routes.ts';
import { type Mood, startFakeStripe, WEBHOOK_SECRET } from '../../../test/fake-stripe/fake-stripe.ts';
import { PASSWORD } from '../../../test/members.ts';
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
const WAIT = { timeout: 20_000 };
const subjectsTo = async (email: string): Promise<string[]> => {
  const to = server.db.selectFrom('mails').select('subject').where('recipient', '=', email);
  return (await to.orderBy('id').execute()).map(({ subject }) => subject);
};
const retriesOf = async (job: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select sum(retry_count)::int as count from pgboss.job where name = ${job}`.execute(server.db);
  return rows[0]?.count ?? 0;
};
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
  for (const [status, plan, refund_until] of [
    ['needs_response', 'trial', null],
    ['won', 'plus_annual', expect.any(String)],
  ] as const) {
    dispute(fake.world, customer, status);
    for (const { body, signature } of fake.takeEvents(server.clock.now())) {
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const sent = await fetch(`${server.url}/api/stripe/webhook`, { method: 'POST', body, headers });
      expect(sent.status).toBe(200);
    }
    await vi.waitFor(async () => expect(await planOf(noor)).toBe(plan), WAIT);
    expect((await noor.get('/api/subscription')).body).toMatchObject({
      subscription: {
        last_charge: { is_disputed: plan === 'trial' },
        refund_until,
      },
    });
  }
});

it('a contract whose charge is in dispute can be cancelled and withdrawn from, and nothing untrue is said', async () => {
  const noor = await payer();
  const [customer = '', account] = [...fake.world.accounts].at(-1) ?? [];
  dispute(fake.world, customer, 'needs_response');
  expect((await noor.post('/api/cancel-subscription')).body).toEqual({
    success: true,
    message: expect.stringMatching(/^Your subscription is cancelled\. The contract ends on .*charged\.$/),
  });
  expect((await noor.post('/api/withdraw-subscription')).body).toEqual({
    success: true,
    message: 'You have withdrawn. A receipt is on its way by mail.',
  });
  expect(account).toMatchObject({ charges: [{ status: 'paid' }], subscriptions: [{ status: 'canceled' }] });
  expect((await noor.get('/api/subscription')).body).toMatchObject({ subscription: null });
});

it('an account that is erased in the middle of a withdrawal: the end and the money come without it, once', async () => {
  const hasty = await startTestServer({
    beside: server,
    stripe: { address: fake.address, patience: 1000 },
    env,
  });
  now = hasty.clock.now;
  const { id, email, token } = await payer();
  const [customer, account] = [...fake.world.accounts].at(-1) ?? [];
  const noor = { ...createVisitor({ url: hasty.url, token: token() ?? '' }), id, email };
  const upgrade = { priceId: 'pro_annual', changeType: 'upgrade' };
  expect((await noor.post('/api/change-subscription', upgrade)).body).toMatchObject({ success: true });
  const charged = () => account?.charges.map(({ status }) => status).toSorted();
  fake.takeEvents(now());
  fake.mood = 'silent';
  expect((await noor.post('/api/withdraw-subscription')).body).toMatchObject({
    message: expect.stringMatching(/^We have your withdrawal\./),
  });
  expect(charged()).toEqual(['paid', 'refunded']);
  fake.mood = 'down';
  const deletion = { current_password: PASSWORD, confirm: true };
  expect((await noor.delete('/api/account', deletion)).status).toBe(202);
  expect(await subjectsTo(email)).toEqual(['Receipt of your withdrawal', 'Your Daylit account is erased']);
  await vi.waitFor(async () => expect(await retriesOf('end-customer')).toBeGreaterThan(0), WAIT);
  expect(charged()).toEqual(['paid', 'refunded']);
  fake.mood = 'well';
  await vi.waitFor(() => expect(fake.world.erased).toContain(customer), WAIT);
  expect(charged()).toEqual(['refunded', 'refunded']);
  expect(account?.subscriptions).toMatchObject([{ status: 'canceled' }]);
  expect(fake.takeEvents(now()).filter(({ body }) => body.includes('charge.refunded'))).toHaveLength(2);
  now = server.clock.now;
  await hasty.close();
}, 60_000);
