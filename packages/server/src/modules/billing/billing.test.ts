import type { SubscriptionState, User } from '@daylit/contract';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../../test/members.ts';
import { openMailbox } from '../../../test/open-mailbox.ts';
import { buy, CARDS, openCheckout, payOn } from '../../../test/practice-shop.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
const server = await startTestServer();
afterAll(server.close);

const me = async (member: SignedIn): Promise<User> => (await member.get('/api/me')).body as User;
const stateOf = async (member: SignedIn) =>
  ((await member.get('/api/subscription')).body as SubscriptionState).subscription;
const subjects = async (email: string): Promise<string[]> => {
  const rows = await server.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ subject }) => subject);
};

test('a member buys Plus at the founding price, upgrades with a preview, downgrades, undoes it, cancels and withdraws', async () => {
  const noor = await server.member();
  const { id, url } = await openCheckout(noor, 'plus_annual_founding');
  expect((await (await fetch(url)).text()).match(/play money/gi)?.length).toBeGreaterThan(2);
  const page = await payOn(url, { number: CARDS.accepted });
  expect(page).toMatchObject({ status: 303, location: `${server.url}/success?session_id=${id}` });
  expect((await noor.post('/api/confirm-subscription', { sessionId: id })).body).toEqual({ success: true });
  expect(await me(noor)).toMatchObject({
    plan: 'plus_annual',
    next_invoice_amount: 4800,
    subscription_status: 'active',
  });

  const preview = (await noor.get('/api/stripe/proration-preview-simple?priceId=pro_annual')).body;
  // In seconds, like every time of the provider.
  const renewal_timestamp = Math.floor(Date.parse((await stateOf(noor))?.renews_at ?? '') / 1000);
  expect(preview).toEqual({ amount_due: 9000, currency: 'usd', renewal_timestamp });
  server.clock.advance(60_000);
  expect(
    (await noor.post('/api/change-subscription', { priceId: 'pro_annual', changeType: 'upgrade' })).body,
  ).toEqual({
    success: true,
    message: 'Upgrade successful!',
  });
  expect(await stateOf(noor)).toMatchObject({
    plan: 'pro_annual',
    is_founding: true,
    last_charge: { amount: 9000 },
  });

  await noor.post('/api/change-subscription', { priceId: 'plus_annual', changeType: 'downgrade' });
  expect(await me(noor)).toMatchObject({
    plan: 'pro_annual',
    scheduled_plan: 'plus_annual',
    next_invoice_amount: 4800,
  });
  const again = await noor.post('/api/change-subscription', {
    priceId: 'plus_annual',
    changeType: 'downgrade',
  });
  expect(again).toMatchObject({ status: 409, body: { detail: 'This change is scheduled already.' } });
  await noor.post('/api/keep-current-plan');
  expect(await me(noor)).toMatchObject({ scheduled_plan: null });
  await noor.post('/api/cancel-subscription');
  expect(await me(noor)).toMatchObject({
    plan: 'pro_annual',
    scheduled_plan: 'canceled',
    next_invoice_date: null,
  });

  const withdrawn = (await noor.post('/api/withdraw-subscription')).body as { message: string };
  expect(withdrawn.message).toContain('$138.00');
  expect(await me(noor)).toMatchObject({ plan: 'trial' });
  expect((await noor.get('/api/subscription')).body).toEqual({
    subscription: null,
    has_founding_price: true,
  });
  const [invoice] = (await noor.get('/api/invoices')).body as { id: string; status: string }[];
  expect(invoice?.status).toBe('refunded');
  expect((await noor.download(`/api/invoices/${invoice?.id}`)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await subjects(noor.email)).toEqual([
    'Receipt: $48.00 for Daylit Plus',
    'Receipt: $90.00 for Daylit Pro',
    'Your plan is Pro now',
    'Your plan will change',
    'You keep Daylit Pro',
    'Daylit Pro is cancelled',
    'Receipt of your withdrawal',
  ]);
});

test('an event reports a renewal without any call, and a failed one', async () => {
  const noor = await server.member();
  await buy(noor, 'plus_monthly', CARDS.renewalFails);
  const ida = await server.member();
  await buy(ida, 'plus_monthly');
  const operator = await openMailbox(server);
  const moved = await operator.post('/sandbox/clock', { advance_seconds: (33 * DAY) / 1000 });
  expect(moved.status).toBe(200);
  await vi.waitFor(
    async () =>
      expect(await me(noor)).toMatchObject({ plan: 'plus_monthly', subscription_status: 'past_due' }),
    { timeout: 20_000 },
  );
  expect(await subjects(noor.email)).toContain('A payment did not go through');
  await vi.waitFor(async () => expect(await subjects(ida.email)).toHaveLength(2), { timeout: 20_000 });
  expect((await ida.post('/api/cancel-subscription')).status).toBe(200);
  // How to get a charge back depends on its day, and a founding price is kept for a member with a place.
  expect(await server.mailsTo(ida.email)).toEqual([
    expect.stringMatching(/Until .*, you can withdraw from the contract without a reason/),
    expect.stringMatching(/Until .*, you can have this charge back, which ends the plan\./),
    expect.not.stringContaining('founding'),
  ]);
});

test('deleting the account ends the subscription at the provider, and is never refused', async () => {
  const noor = await server.member();
  await buy(noor, 'plus_monthly');
  const accounts = async () =>
    (await sql<{ count: number }>`select count(*) from sandbox.accounts`.execute(server.db)).rows[0]?.count;
  const before = await accounts();
  const deletion = { current_password: PASSWORD, confirm: true };
  expect((await noor.delete('/api/account', deletion)).status).toBe(202);
  await vi.waitFor(async () => expect(await accounts()).toBe((before ?? 0) - 1), { timeout: 20_000 });
});
