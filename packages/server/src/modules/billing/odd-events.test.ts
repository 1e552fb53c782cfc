import { Stripe } from 'stripe';
import { afterAll, expect, it } from 'vitest';
import { WEBHOOK_SECRET } from '../../../test/fake-stripe/fake-stripe.ts';
import { startStripeServer } from '../../../test/stripe-server.ts';

const { server, fake, payer, newest, planOf, close } = await startStripeServer();
afterAll(close);

async function send(event: object): Promise<number> {
  const payload = JSON.stringify({ object: 'event', type: 'something.happened', ...event });
  const timestamp = Math.floor(server.clock.now().getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp });
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const { status } = await fetch(`${server.url}/api/stripe/webhook`, {
    method: 'POST',
    body: payload,
    headers,
  });
  return status;
}

const refund = { object: 'refund', id: 're_1', amount: 100, currency: 'usd', status: 'failed' };

it.each<[string, object]>([
  ['no data', {}],
  ['data of null', { data: null }],
  ['empty data', { data: {} }],
  ['an object of null', { data: { object: null } }],
  ['an object that is an id', { data: { object: 'cus_1' } }],
  ['a list as its object', { data: { object: [] } }],
  ['a number as its customer', { data: { object: { object: 'charge', customer: 5 } } }],
  ['a customer without an id', { data: { object: { object: 'charge', customer: {} } } }],
  ['an unknown customer', { data: { object: { object: 'charge', customer: 'cus_unknown' } } }],
  ['a number as its invoiced subscription', { data: { object: { object: 'invoice', parent: 7 } } }],
  ['a refund of an unknown charge', { data: { object: { ...refund, charge: 'ch_unknown' } } }],
  ['a refund without a charge', { data: { object: { ...refund, charge: null } } }],
  ['a refund of a text', { data: { object: { ...refund, charge: 'ch_unknown', amount: 'much' } } }],
  ['a dispute of a list', { data: { object: { object: 'dispute', charge: [] } } }],
  ['a dispute of an unknown charge', { data: { object: { object: 'dispute', charge: 'ch_unknown' } } }],
  ['the form of the second API', { object: 'v2.core.event', related_object: { id: 'ch_1' } }],
])('an event that was rightly signed, with %s, is acknowledged once', async (name, event) => {
  const sent = { id: `evt_${name}`, ...event };
  expect([await send(sent), await send(sent)]).toEqual([200, 200]);
  const noted = server.db.selectFrom('billing_events').select('id').where('id', '=', sent.id);
  expect(await noted.execute()).toHaveLength(1);
});

it('a refund that comes back before we know its charge is acknowledged, and said', async () => {
  const noor = await payer();
  const { customer, account } = newest();
  await server.db.deleteFrom('subscriptions').where('user_id', '=', noor.id).execute();
  const charge = `ch_${account.charges[0]?.id}`;
  expect(await send({ id: 'evt_early', data: { object: { ...refund, charge, customer } } })).toBe(200);
  expect((await server.mailsTo(noor.email)).at(-1)).toMatch(/your bank returned it to us/);
});

it.each(['null_in_200', 'text_in_200', 'list_in_200', 'bare_in_200'] as const)(
  'the server answers as documented and continues when the answer of Stripe is %s',
  async (mood) => {
    const noor = await payer();
    fake.mood = mood;
    for (const { status, body } of [
      await noor.get('/api/invoices'),
      await noor.get('/api/stripe/proration-preview-simple?priceId=pro_annual'),
      await noor.post('/api/change-subscription', { priceId: 'pro_annual', changeType: 'upgrade' }),
      await noor.post('/api/cancel-subscription'),
    ])
      expect({ status, body }).toMatchObject({ status: 503, body: { detail: expect.any(String) } });
    fake.mood = 'well';
    expect(await planOf(noor)).toBe('plus_annual');
  },
);
