import { afterAll, expect, it, vi } from 'vitest';
import { dispute } from '../../../../test/fake-stripe/dispute-routes.ts';
import { giveBack } from '../../../../test/fake-stripe/refund-routes.ts';
import { poison } from '../../../../test/poison.ts';
import { openCheckout } from '../../../../test/practice-shop.ts';
import { startStripeServer } from '../../../../test/stripe-server.ts';
import type { SignedIn } from '../../../../test/start-test-server.ts';

const { server, fake, payer, newest, deliver, planOf, close } = await startStripeServer();
afterAll(close);

const WAIT = { timeout: 20_000 };
const UPGRADE = { priceId: 'pro_annual', changeType: 'upgrade' };

/** A member who paid for Plus, and for the upgrade to Pro: two charges. */
async function payerOfTwo(): Promise<SignedIn> {
  const member = await payer();
  expect((await member.post('/api/change-subscription', UPGRADE)).body).toMatchObject({ success: true });
  return member;
}

const billing = async (member: SignedIn) => (await member.get('/api/subscription')).body;
const statuses = () => newest().account.charges.map(({ status }) => status);
const lastMail = async ({ email }: SignedIn) => (await server.mailsTo(email)).at(-1) ?? '';
const refundsTold = () =>
  fake.takeEvents(server.clock.now()).filter(({ body }) => body.includes('charge.refunded')).length;

it('a withdrawal with one refused charge: the contract ends, and the charge is shown until it is refunded', async () => {
  const noor = await payerOfTwo();
  const [first] = newest().account.charges;
  fake.world.unrefundable.add(first?.id ?? '');
  fake.takeEvents(server.clock.now());
  expect((await noor.post('/api/withdraw-subscription')).body).toEqual({
    success: true,
    message: expect.stringMatching(
      /^You have withdrawn\. \$90\.00 goes back .* \$59\.00 cannot go back to your card/,
    ),
  });
  expect(statuses()).toEqual(['paid', 'refunded']);
  expect(newest().account.subscriptions).toMatchObject([{ status: 'canceled' }]);
  expect(await planOf(noor)).toBe('trial');
  const owed = { subscription: null, unreturned: { refused: { amount: 5900, currency: 'usd' }, held: null } };
  expect(await billing(noor)).toMatchObject(owed);
  expect(await lastMail(noor)).toMatch(
    /\$90\.00 goes back to you\.[^]*\$59\.00 cannot go back to your card[^]*\/contact/,
  );
  // An event causes another attempt, which reports nothing when nothing is new.
  const told = (await server.mailsTo(noor.email)).length;
  await deliver();
  expect(await billing(noor)).toMatchObject(owed);

  fake.world.unrefundable.clear();
  server.clock.advance(1000);
  fake.world.tell('charge.updated', { object: 'charge', id: 'ch_any', customer: newest().customer });
  await deliver();
  await vi.waitFor(async () => expect(await billing(noor)).not.toHaveProperty('unreturned'), WAIT);
  expect(statuses()).toEqual(['refunded', 'refunded']);
  expect((await server.mailsTo(noor.email)).length).toBe(told + 1);
  expect(await lastMail(noor)).toMatch(/we sent \$59\.00 back to you/);
  expect(refundsTold()).toBe(1);
});

it('a refused refund: nothing changes, and the answer and a mail say so', async () => {
  const noor = await payer();
  const [charge] = newest().account.charges;
  fake.world.unrefundable.add(charge?.id ?? '');
  expect(await noor.post('/api/request-refund')).toMatchObject({
    status: 409,
    body: {
      detail: expect.stringMatching(
        /^Nothing was changed, and your plan goes on\. \$59\.00 cannot go back to your card.*Contact/,
      ),
    },
  });
  expect(statuses()).toEqual(['paid']);
  expect(await planOf(noor)).toBe('plus_annual');
  expect(await billing(noor)).toMatchObject({ subscription: { status: 'active' } });
  expect(await billing(noor)).not.toHaveProperty('leaving');
  expect(await lastMail(noor)).toMatch(
    /\$59\.00 cannot go back to your card[^]*\/contact[^]*Your plan goes on/,
  );
});

it.each([
  ['won', 'refunded', 1],
  ['lost', 'paid', 0],
] as const)(
  'a withdrawal during a dispute that is %s later: the charge is %s',
  async (end, status, refunds) => {
    const noor = await payerOfTwo();
    dispute(fake.world, newest().customer, 'needs_response');
    for (const answer of [
      await noor.get('/api/stripe/proration-preview-simple?priceId=plus_annual'),
      await noor.post('/api/change-subscription', { priceId: 'plus_annual', changeType: 'downgrade' }),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: { detail: expect.stringMatching(/^Your bank has taken the last charge back/) },
      });
    expect((await noor.post('/api/withdraw-subscription')).body).toEqual({
      success: true,
      message: expect.stringMatching(/^You have withdrawn\. \$59\.00 goes back .* bank holds \$90\.00/),
    });
    expect(await billing(noor)).toMatchObject({ unreturned: { refused: null, held: { amount: 9000 } } });
    expect(statuses()).toEqual(['refunded', 'paid']);
    fake.takeEvents(server.clock.now());
    dispute(fake.world, newest().customer, end);
    await deliver();
    await vi.waitFor(async () => expect(await billing(noor)).not.toHaveProperty('unreturned'), WAIT);
    expect(statuses()).toEqual(['refunded', status]);
    const mails = (await server.mailsTo(noor.email)).filter((text) =>
      text.includes('we sent $90.00 back to you'),
    );
    expect([mails.length, refundsTold()]).toEqual([refunds, refunds]);
  },
);

/** Another refund is made a moment before ours. */
it('a charge that is refunded in the Stripe dashboard meanwhile counts as refunded, once', async () => {
  const noor = await payer();
  const { customer, account } = newest();
  const [charge] = account.charges;
  fake.takeEvents(server.clock.now());
  fake.world.beforeRefund = () => charge && giveBack(fake.world, customer, charge);
  expect((await noor.post('/api/withdraw-subscription')).body).toEqual({
    success: true,
    message: expect.stringMatching(/^You have withdrawn\. \$59\.00 goes back to your card/),
  });
  expect(statuses()).toEqual(['refunded']);
  expect(account.subscriptions).toMatchObject([{ status: 'canceled' }]);
  expect(await billing(noor)).not.toHaveProperty('unreturned');
  expect(refundsTold()).toBe(1);
  expect(await lastMail(noor)).toMatch(/All of it, \$59\.00, goes back to you\./);
});

it('a charge that is disputed meanwhile is held by a bank, and is refunded when the dispute is won', async () => {
  const noor = await payer();
  const { customer } = newest();
  fake.world.beforeRefund = () => dispute(fake.world, customer, 'needs_response');
  expect((await noor.post('/api/withdraw-subscription')).body).toEqual({
    success: true,
    message: expect.stringMatching(/^You have withdrawn\. Your bank holds \$59\.00 until the dispute/),
  });
  expect(statuses()).toEqual(['paid']);
  expect(await billing(noor)).toMatchObject({ unreturned: { refused: null, held: { amount: 5900 } } });
  server.clock.advance(1000);
  dispute(fake.world, customer, 'won');
  await deliver();
  await vi.waitFor(async () => expect(await billing(noor)).not.toHaveProperty('unreturned'), WAIT);
  expect(statuses()).toEqual(['refunded']);
});

it.each([false, true])(
  'a refund that its bank returns, where Stripe keeps the mark of the charge: %s. It is said once, and sent no more',
  async (keepsMark) => {
    fake.world.keepsMark = keepsMark;
    const noor = await payer({ returnsRefunds: true });
    expect((await noor.post('/api/withdraw-subscription')).body).toMatchObject({ success: true });
    await deliver();
    const invoices = async () => (await noor.get('/api/invoices')).body;
    expect(await invoices()).toMatchObject([{ status: 'refunded' }]);
    const before = (await server.mailsTo(noor.email)).length;
    server.clock.advance(3 * 24 * 60 * 60 * 1000 + 1000);
    await deliver();
    expect(await billing(noor)).toMatchObject({ unreturned: { refused: { amount: 5900 }, held: null } });
    expect(await invoices()).toMatchObject([{ status: 'paid' }]);
    expect((await server.mailsTo(noor.email)).length).toBe(before + 1);
    expect(await lastMail(noor)).toMatch(/your bank returned it to us\.[^]*\/contact/);
    expect((await noor.post('/api/withdraw-subscription')).status).toBe(409);
    expect(statuses()).toEqual(['paid']);
  },
);

it('a refund that fails does not stop another one of the same member', async () => {
  const noor = await payer();
  const leave = async () => {
    for (const { id } of newest().account.charges) fake.world.unrefundable.add(id);
    expect((await noor.post('/api/withdraw-subscription')).body).toMatchObject({ success: true });
  };
  await leave();
  const { id: sessionId } = await openCheckout(noor, 'plus_annual');
  fake.payCheckout(sessionId, { brand: 'Visa', last4: '4242', renews: true, returnsRefunds: false });
  expect((await noor.post('/api/confirm-subscription', { sessionId })).body).toEqual({ success: true });
  server.clock.advance(1000);
  await leave();
  await deliver();
  expect(statuses()).toEqual(['paid', 'paid']);

  const { unreturned } = await server.db
    .selectFrom('subscriptions')
    .select('unreturned')
    .where('user_id', '=', noor.id)
    .executeTakeFirstOrThrow();
  const [first] = unreturned;
  expect(unreturned).toHaveLength(2);
  const heal = await poison(
    server.db,
    'billing_notices',
    `new.notice like '${first?.subscriptionId} returned%'`,
  );
  fake.world.unrefundable.clear();
  server.clock.advance(1000);
  fake.world.tell('charge.updated', { object: 'charge', id: 'ch_any', customer: newest().customer });
  await deliver();
  await vi.waitFor(() => expect(statuses()).toEqual(['refunded', 'refunded']), WAIT);
  await vi.waitFor(async () => expect(await lastMail(noor)).toMatch(/we sent \$59\.00 back to you/), WAIT);
  expect(await billing(noor)).toHaveProperty('unreturned');
  await heal();
});
