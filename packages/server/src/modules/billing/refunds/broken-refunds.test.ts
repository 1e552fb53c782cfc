import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type BillingWorld, openBillingWorld, succeeded } from '../../../../test/billing-world.ts';
import { createTestClock } from '../../../../test/test-clock.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { ProviderFailure } from '../ports.ts';

const clock = createTestClock(new Date('2026-11-23T12:00:00Z'));
let world: BillingWorld;
/** Another server on the same database, which keeps running when the first one dies. */
let other: BillingWorld;
beforeAll(async () => {
  const url = await createTestDatabase();
  world = openBillingWorld(url, clock);
  other = openBillingWorld(url, clock);
});
beforeEach(() => {
  vi.restoreAllMocks();
  for (const { mails } of [world, other]) mails.length = 0;
});
afterAll(async () => {
  await world.close();
  await other.close();
});

type Shopper = Awaited<ReturnType<BillingWorld['shopper']>>;

const billingOf = async (member: Shopper) =>
  (await world.call('getSubscription', { member })) as { body: { subscription: unknown; leaving?: string } };
const chargesOf = async (member: Shopper) =>
  (await world.accountOf(member))?.charges.map(({ amount, status }) => [amount, status]);
const mailsAbout = (words: string) =>
  [...world.mails, ...other.mails].filter((subject) => subject.includes(words));

const silence = async (): Promise<never> => {
  throw new ProviderFailure('unavailable', 'It does not answer.');
};

it('a refund without an answer from the provider: the member reads that it is noted, and it is finished later', async () => {
  const member = await world.payer();
  const endNow = vi.spyOn(world.sandbox.provider, 'endNow').mockImplementation(silence);
  for (let clicks = 0; clicks < 2; clicks += 1) {
    expect(await world.call('requestRefund', { member })).toEqual({
      status: 200,
      body: { success: true, message: expect.stringMatching(/^We have your request for a refund\./) },
    });
    expect(await billingOf(member)).toEqual({
      status: 200,
      body: { subscription: null, has_founding_price: false, leaving: 'refund' },
    });
  }
  endNow.mockRestore();
  await world.reconcile();
  await world.reconcile();
  expect(await world.planOf(member)).toBe('free');
  expect((await billingOf(member)).body).toEqual({ subscription: null, has_founding_price: false });
  expect(await chargesOf(member)).toEqual([[5900, 'refunded']]);
  expect(mailsAbout('Refund')).toEqual(['Refund: $59.00']);
  expect(await world.call('requestRefund', { member })).toEqual({
    status: 409,
    detail: expect.stringMatching(/^Your plan has ended already, and the money of its last charge goes back/),
  });
});

it('a withdrawal that is interrupted between two charges: both are refunded, with one receipt', async () => {
  const member = await world.payer('plus_annual');
  const upgrade = { priceId: 'pro_annual', changeType: 'upgrade' };
  expect(await world.call('changeSubscription', { member, body: upgrade })).toMatchObject({ status: 200 });
  const { provider } = world.sandbox;
  const { refundCharges } = provider;
  vi.spyOn(provider, 'refundCharges').mockImplementationOnce(async (id, _since, key) => {
    const [last] = (await world.accountOf(member))?.charges.toReversed() ?? [];
    await refundCharges(id, new Date(last?.chargedAt ?? 0), `${key} last`);
    return await silence();
  });
  clock.advance(1000);
  expect(await world.call('withdrawSubscription', { member })).toMatchObject({
    body: { message: expect.stringMatching(/^We have your withdrawal\./) },
  });
  await other.reconcile();
  const charges = (await chargesOf(member)) ?? [];
  expect(charges.map(([, status]) => status)).toEqual(['refunded', 'refunded']);
  expect(await world.planOf(member)).toBe('free');
  expect(mailsAbout('withdrawal')).toEqual(['Receipt of your withdrawal']);
  expect(mailsAbout('Refund')).toEqual([]);
});

it('a server that dies after the refund: another one ends the plan, and sends the receipt', async () => {
  const member = await world.payer();
  const dies = vi.spyOn(world.sandbox.provider, 'endNow').mockImplementation(() => new Promise(() => {}));
  void world.call('withdrawSubscription', { member });
  await vi.waitFor(() => expect(dies).toHaveBeenCalledOnce(), { timeout: 20_000 });
  clock.advance(61_000);
  const again = await other.call('withdrawSubscription', { member });
  expect(succeeded(again)).toBe(true);
  expect(again).toMatchObject({
    body: { message: expect.stringMatching(/^You have withdrawn\. \$59\.00 goes back/) },
  });
  await other.reconcile();
  expect(await other.planOf(member)).toBe('free');
  expect(await chargesOf(member)).toEqual([[5900, 'refunded']]);
  expect(mailsAbout('withdrawal')).toEqual(['Receipt of your withdrawal']);
});

it('a second subscription whose refund fails at first: it continues until the refund succeeds', async () => {
  const member = await world.payer('plus_monthly');
  const { provider } = world.sandbox;
  const second = await provider.createCheckout(
    {
      customerId: (await world.accountOf(member))?.id ?? '',
      priceId: 'pro_annual',
      successUrl: 'http://localhost/',
      cancelUrl: 'http://localhost/',
      expiresAt: new Date(clock.now().getTime() + 3_600_000),
    },
    'another window',
  );
  await world.pay(second.id, 'accepted');
  const refundCharges = vi.spyOn(provider, 'refundCharges').mockImplementation(silence);
  await world.reconcile();
  expect(mailsAbout('second')).toEqual([]);
  const refused = { amount: 14_900, currency: 'usd' };
  refundCharges.mockResolvedValue({ back: null, held: null, refused });
  await world.reconcile();
  expect(mailsAbout('second')).toEqual(['A second subscription was ended']);
  expect(await billingOf(member)).toMatchObject({ body: { unreturned: { refused } } });
  refundCharges.mockRestore();
  clock.advance(3_600_000);
  await world.reconcile();
  expect(await chargesOf(member)).toEqual([
    [599, 'paid'],
    [14_900, 'refunded'],
  ]);
  expect((await billingOf(member)).body).not.toHaveProperty('unreturned');
  expect(mailsAbout('Refund')).toEqual(['Refund: $149.00']);
  expect(await world.planOf(member)).toBe('plus_monthly');
});

const REFUSED = { back: null, held: null, refused: { amount: 5900, currency: 'usd' } };

it('a declined refund is neither shown as outstanding nor asked for again', async () => {
  const member = await world.payer();
  const asked = vi.spyOn(world.sandbox.provider, 'refundCharges').mockResolvedValue(REFUSED);
  expect(await world.call('requestRefund', { member })).toMatchObject({ status: 409 });
  expect((await billingOf(member)).body).not.toHaveProperty('unreturned');
  clock.advance(2 * 60 * 60 * 1000);
  await world.reconcile();
  expect(asked).toHaveBeenCalledOnce();
});

it('what the provider reports during an attempt causes another one, before its time', async () => {
  const member = await world.payer();
  const asked = vi.spyOn(world.sandbox.provider, 'refundCharges').mockResolvedValue(REFUSED);
  await world.call('withdrawSubscription', { member });
  asked.mockClear();
  const answer = Promise.withResolvers<typeof REFUSED>();
  asked.mockReturnValueOnce(answer.promise);
  const hear = () =>
    world.jobs['sync-subscription'].run({ user_id: member.id }, new AbortController().signal);
  const first = hear();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), { timeout: 20_000 });
  await hear();
  expect(asked).toHaveBeenCalledOnce();
  answer.resolve(REFUSED);
  await first;
  await world.reconcile();
  expect(asked).toHaveBeenCalledTimes(2);
});
