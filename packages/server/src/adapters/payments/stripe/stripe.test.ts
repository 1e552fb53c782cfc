import { PRICES } from '@daylit/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { stripePrice } from '../../../../test/fake-stripe/as-stripe.ts';
import { dispute } from '../../../../test/fake-stripe/dispute-routes.ts';
import { type Mood, startFakeStripe, WEBHOOK_SECRET } from '../../../../test/fake-stripe/fake-stripe.ts';
import { createTestClock } from '../../../../test/test-clock.ts';
import { describePaymentProvider } from '../payment-provider.suite.ts';
import { openStripe } from './stripe.ts';

const DAY = 24 * 60 * 60 * 1000;
const VISA = { brand: 'Visa', last4: '4242', renews: true, returnsRefunds: false };

const clock = createTestClock(new Date('2026-11-20T12:00:00Z'));
const fake = await startFakeStripe(clock.now);
const openWith = (stripeId: (ourId: string) => string) =>
  openStripe({
    secretKey: 'sk_test_fake',
    webhookSecret: WEBHOOK_SECRET,
    priceIds: new Map(Object.keys(PRICES).map((id) => [id, stripeId(id)])),
    clock: clock.now,
    address: fake.address,
  });
const provider = await openWith(stripePrice);
afterEach(() => {
  fake.mood = 'well';
});
afterAll(() => fake.close());

describePaymentProvider('Stripe', async () => ({
  provider,
  pay: async (id, card) =>
    card !== 'declined' && fake.payCheckout(id, { ...VISA, renews: card === 'accepted' }),
  advance: async (days) => clock.advance(days * DAY),
  signEvent: (customer) => {
    const event = fake.takeEvents(new Date()).find(({ body }) => body.includes(customer));
    return event ?? expect.fail('Nothing was sent.');
  },
}));

describe('Stripe', () => {
  it.each<[Mood]>([['down'], ['too_many'], ['html'], ['error_in_200']])(
    'that is %s is unavailable, and nothing is guessed',
    async (mood) => {
      fake.mood = mood;
      const unavailable = { problem: 'unavailable' };
      await expect(provider.findSubscription('sub_1')).rejects.toMatchObject(unavailable);
      await expect(provider.listInvoices('cus_1')).rejects.toMatchObject(unavailable);
    },
    30_000,
  );

  it('the adapter no longer reports a missing payment once another card has paid', async () => {
    const customerId = await provider.createCustomer({ email: 'a@example.org', reference: 'm' }, 'own 1');
    const checkout = await provider.createCheckout(
      {
        customerId,
        priceId: 'plus_monthly',
        successUrl: 'https://daylit.example/success',
        cancelUrl: 'https://daylit.example/',
        expiresAt: clock.now(),
      },
      'own 2',
    );
    fake.payCheckout(checkout.id, { ...VISA, renews: false });
    clock.advance(32 * DAY);
    expect(await provider.listSubscriptions(customerId)).toMatchObject([{ status: 'past_due' }]);
    fake.changeCard(customerId, VISA);
    expect(await provider.listSubscriptions(customerId)).toMatchObject([
      { status: 'active', pastDueSince: null },
    ]);
  });

  it('Stripe reports a refused payment as declined, and an unknown object as absent', async () => {
    const customerId = await provider.createCustomer({ email: 'b@example.org', reference: 'n' }, 'own 3');
    const urls = { successUrl: 'https://daylit.example/', cancelUrl: 'https://daylit.example/' };
    const { id } = await provider.createCheckout(
      { customerId, priceId: 'plus_monthly', ...urls, expiresAt: clock.now() },
      'own 4',
    );
    fake.payCheckout(id, { ...VISA, renews: false });
    const paid = await provider.findCheckout(id);
    const change = provider.changeNow(paid?.subscriptionId ?? '', 'pro_monthly', clock.now(), 'own 5');
    await expect(change).rejects.toMatchObject({ problem: 'declined' });
    expect(await provider.findSubscription('sub_of_nobody')).toBeUndefined();
  });

  it('Stripe opens no checkout when it does not know a price, because it belongs to the other mode', async () => {
    const live = await openWith((id) => `price_live_${id}`);
    const customerId = await live.createCustomer({ email: 'c@example.org', reference: 'm' }, 'live 1');
    const urls = { successUrl: 'https://daylit.example/', cancelUrl: 'https://daylit.example/' };
    const wanted = { customerId, priceId: 'plus_monthly', ...urls, expiresAt: new Date(+clock.now() + DAY) };
    await expect(live.createCheckout(wanted, 'live 2')).rejects.toMatchObject({ problem: 'not_possible' });
    expect(await live.listSubscriptions(customerId)).toEqual([]);
  });

  it('Stripe says whom a dispute concerns, and that a won one took nothing', async () => {
    const customerId = await provider.createCustomer({ email: 'c@example.org', reference: 'o' }, 'own 6');
    const urls = { successUrl: 'https://daylit.example/', cancelUrl: 'https://daylit.example/' };
    const { id } = await provider.createCheckout(
      { customerId, priceId: 'plus_monthly', ...urls, expiresAt: clock.now() },
      'own 7',
    );
    fake.payCheckout(id, VISA);
    fake.takeEvents(new Date());
    for (const [status, isDisputed] of [
      ['needs_response', true],
      ['lost', true],
      ['won', false],
    ] as const) {
      dispute(fake.world, customerId, status);
      const [event] = fake.takeEvents(new Date());
      if (!event) throw new Error('Nothing was sent.');
      expect(event.body).not.toContain(customerId);
      const read = () => provider.readEvent(Buffer.from(event.body), event.signature, new Date());
      expect(await read()).toMatchObject({ customerId });
      expect(await provider.listSubscriptions(customerId)).toMatchObject([{ lastCharge: { isDisputed } }]);
      fake.mood = 'down';
      await expect(read()).rejects.toMatchObject({ problem: 'unavailable' });
      fake.mood = 'well';
    }
  }, 30_000);

  // The last test, so that it covers every request before it.
  it('Stripe never gets a parameter that its library does not declare', async () => {
    expect(fake.malformed).toEqual([]);
    const wrong = await fetch(`http://127.0.0.1:${fake.address.port}/v1/customers`, {
      method: 'POST',
      body: 'nmae=x',
    });
    expect(wrong.status).toBe(400);
    expect(fake.malformed).toHaveLength(1);
  });
});
