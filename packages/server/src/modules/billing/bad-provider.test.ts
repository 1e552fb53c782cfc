import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { dispute } from '../../../test/fake-stripe/dispute-routes.ts';
import type { Mood } from '../../../test/fake-stripe/fake-stripe.ts';
import { PASSWORD } from '../../../test/members.ts';
import { openCheckout } from '../../../test/practice-shop.ts';
import { startStripeServer } from '../../../test/stripe-server.ts';

const { server, fake, payer, newest, deliver, beside, planOf, close } = await startStripeServer();
afterAll(close);

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

it('Stripe acts and does not answer: nobody waits for it, and nothing is charged twice', () =>
  beside(2000, async (as) => {
    const noor = as(await payer());
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
  }));

it('texts that PostgreSQL cannot store arrive without what it refuses', async () => {
  const noor = await payer();
  const { account } = newest();
  account.card = { ...account.card, brand: 'V\0isa \ud800', last4: '4242' } as typeof account.card;
  expect((await noor.post('/api/cancel-subscription')).body).toMatchObject({ success: true });
  expect(await noor.get('/api/subscription')).toMatchObject({
    status: 200,
    body: { subscription: { card: { brand: 'Visa \ufffd', last4: '4242' } } },
  });
});

it('a dispute ends the plan when its event arrives, and winning it restores the plan', async () => {
  const noor = await payer();
  fake.takeEvents(new Date());
  const { customer } = newest();
  for (const [status, plan, refund_until] of [
    ['needs_response', 'trial', null],
    ['won', 'plus_annual', expect.any(String)],
  ] as const) {
    dispute(fake.world, customer, status);
    await deliver();
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
  const { customer, account } = newest();
  dispute(fake.world, customer, 'needs_response');
  expect((await noor.post('/api/cancel-subscription')).body).toEqual({
    success: true,
    message: expect.stringMatching(
      /^Your subscription is cancelled\. The contract ends with this period.*charged\.$/,
    ),
  });
  expect((await noor.post('/api/withdraw-subscription')).body).toEqual({
    success: true,
    message:
      'You have withdrawn. Your bank holds $59.00 until the dispute about it is decided. If the charge stands, we send it back to you. A receipt is on its way by mail.',
  });
  expect(account).toMatchObject({ charges: [{ status: 'paid' }], subscriptions: [{ status: 'canceled' }] });
  expect((await noor.get('/api/subscription')).body).toMatchObject({ subscription: null });
});

it(
  'an account that is erased in the middle of a withdrawal: the end and the money come without it, once',
  () =>
    beside(1000, async (as) => {
      const noor = as(await payer());
      const { email } = noor;
      const { customer, account } = newest();
      const upgrade = { priceId: 'pro_annual', changeType: 'upgrade' };
      expect((await noor.post('/api/change-subscription', upgrade)).body).toMatchObject({ success: true });
      const charged = () => account.charges.map(({ status }) => status).toSorted();
      fake.takeEvents(server.clock.now());
      fake.mood = 'silent';
      expect((await noor.post('/api/withdraw-subscription')).body).toMatchObject({
        message: expect.stringMatching(/^We have your withdrawal\./),
      });
      expect(charged()).toEqual(['paid', 'refunded']);
      fake.mood = 'down';
      const deletion = { current_password: PASSWORD, confirm: true };
      expect((await noor.delete('/api/account', deletion)).status).toBe(202);
      expect(await subjectsTo(email)).toEqual([
        'Receipt of your withdrawal',
        'Your Daylit account is erased',
      ]);
      await vi.waitFor(async () => expect(await retriesOf('end-customer')).toBeGreaterThan(0), WAIT);
      expect(charged()).toEqual(['paid', 'refunded']);
      fake.mood = 'well';
      await vi.waitFor(() => expect(fake.world.erased).toContain(customer), WAIT);
      expect(charged()).toEqual(['refunded', 'refunded']);
      expect(account.subscriptions).toMatchObject([{ status: 'canceled' }]);
      expect(
        fake.takeEvents(server.clock.now()).filter(({ body }) => body.includes('charge.refunded')),
      ).toHaveLength(2);
    }),
  60_000,
);
