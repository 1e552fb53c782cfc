import { afterAll, expect, it, vi } from 'vitest';
import { dispute } from '../../../test/fake-stripe/dispute-routes.ts';
import { startStripeServer } from '../../../test/stripe-server.ts';
import type { SignedIn } from '../../../test/start-test-server.ts';

const { server, fake, payer, newest, deliver, planOf, close } = await startStripeServer();
afterAll(close);

const WAIT = { timeout: 20_000 };
const UPGRADE = { priceId: 'pro_annual', changeType: 'upgrade' };

/** Has paid for Plus, and for the upgrade to Pro: two charges. */
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

it('a withdrawal of which one charge is refused: the contract ends, and the rest is said until it is back', async () => {
  const noor = await payerOfTwo();
  const [first] = newest().account.charges;
  fake.world.unrefundable.add(first?.id ?? '');
  fake.takeEvents(server.clock.now());
  expect((await noor.post('/api/withdraw-subscription')).body).toEqual({
    success: true,
    message: expect.stringMatching(
      /^You have withdrawn\. \$90\.00 goes back .* refuses to send \$59\.00 back/,
    ),
  });
  expect(statuses()).toEqual(['paid', 'refunded']);
  expect(newest().account.subscriptions).toMatchObject([{ status: 'canceled' }]);
  expect(await planOf(noor)).toBe('trial');
  const owed = { subscription: null, unreturned: { refused: { amount: 5900, currency: 'usd' }, held: null } };
  expect(await billing(noor)).toMatchObject(owed);
  expect(await lastMail(noor)).toMatch(
    /\$90\.00 goes back to you\.[^]*refuses to send \$59\.00 back[^]*\/contact/,
  );
  // An event brings another attempt, and nothing new is said while nothing is new.
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

it('a refund that is refused: nothing changes, and the answer and a mail say so', async () => {
  const noor = await payer();
  const [charge] = newest().account.charges;
  fake.world.unrefundable.add(charge?.id ?? '');
  expect(await noor.post('/api/request-refund')).toMatchObject({
    status: 409,
    body: {
      detail: expect.stringMatching(
        /^Nothing was changed, and your plan goes on\. .* refuses to send \$59\.00 back .*Contact/,
      ),
    },
  });
  expect(statuses()).toEqual(['paid']);
  expect(await planOf(noor)).toBe('plus_annual');
  expect(await billing(noor)).toMatchObject({ subscription: { status: 'active' } });
  expect(await billing(noor)).not.toHaveProperty('leaving');
  expect(await lastMail(noor)).toMatch(/refuses to send \$59\.00 back[^]*\/contact[^]*Your plan goes on/);
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
