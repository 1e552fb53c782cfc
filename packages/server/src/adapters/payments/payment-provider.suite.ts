import { CURRENCY, PRICES } from '@daylit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PaymentProvider, ProviderSubscription } from '../../modules/billing/ports.ts';

/** A provider under test, with what only its customers and time can do. */
export interface ProviderBench {
  provider: PaymentProvider;
  /** Pays a checkout as a person does. Resolves with whether the payment succeeded. */
  pay(checkoutId: string, card: 'accepted' | 'declined' | 'renewal_fails'): Promise<boolean>;
  /** Advances the provider's clock, and does what became due. */
  advance(days: number): Promise<void>;
  /** An event of this moment, as the provider sends it, with its signature. */
  signEvent(customerId: string): { body: string; signature: string };
}

const MINUTE = 60 * 1000;
let count = 0;

const key = (): string => `key ${(count += 1)}`;

/** What a customer of the provider under test does. */
function shopOf(opened: () => ProviderBench) {
  async function checkout(priceId: string): Promise<{ id: string; customerId: string }> {
    const { provider } = opened();
    const reference = `member${(count += 1)}`;
    const customerId = await provider.createCustomer({ email: 'noor@example.org', reference }, key());
    const expiresAt = new Date((await provider.now()).getTime() + 31 * MINUTE);
    const { id, url } = await provider.createCheckout(
      {
        customerId,
        priceId,
        successUrl: 'https://daylit.example/success?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'https://daylit.example/account',
        expiresAt,
      },
      key(),
    );
    expect(URL.canParse(url)).toBe(true);
    return { id, customerId };
  }

  async function only(customerId: string): Promise<ProviderSubscription> {
    const [subscription, ...others] = await opened().provider.listSubscriptions(customerId);
    if (!subscription || others.length > 0) throw new Error('There is not exactly one subscription.');
    return subscription;
  }

  async function subscribe(priceId: string, card: 'accepted' | 'renewal_fails' = 'accepted') {
    const { id, customerId } = await checkout(priceId);
    expect(await opened().pay(id, card)).toBe(true);
    return { customerId, id: (await only(customerId)).id };
  }

  return { checkout, only, subscribe };
}

/** What billing relies on, with every payment provider. */
export function describePaymentProvider(name: string, open: () => Promise<ProviderBench>): void {
  describe(`${name} as a payment provider`, () => {
    let bench: ProviderBench;
    beforeAll(async () => {
      bench = await open();
    });
    describeSubscriptions(() => bench);
    describeBooks(() => bench);
  });
}

function describeSubscriptions(opened: () => ProviderBench): void {
  const { checkout, only, subscribe } = shopOf(opened);

  it('the provider distinguishes a paid checkout from an open, a declined and an expired one', async () => {
    const { provider } = opened();
    const { id, customerId } = await checkout('plus_monthly');
    expect(await provider.findCheckout(id)).toMatchObject({ status: 'open', isPaid: false, customerId });
    expect(await opened().pay(id, 'declined')).toBe(false);
    expect(await provider.listSubscriptions(customerId)).toEqual([]);
    expect(await opened().pay(id, 'accepted')).toBe(true);
    const subscription = await only(customerId);
    expect(await provider.findCheckout(id)).toMatchObject({
      status: 'complete',
      isPaid: true,
      currency: CURRENCY,
      priceId: 'plus_monthly',
      subscriptionId: subscription.id,
    });
    expect(subscription).toMatchObject({
      priceId: 'plus_monthly',
      status: 'active',
      lastCharge: { amount: PRICES.plus_monthly.amount, isRefunded: false },
      card: { last4: '4242' },
    });
    const lapsed = await checkout('plus_monthly');
    await provider.expireCheckout(lapsed.id);
    expect(await opened().pay(lapsed.id, 'accepted')).toBe(false);
    expect(await provider.findCheckout(lapsed.id)).toMatchObject({ status: 'expired', isPaid: false });
    expect(await provider.findCheckout('cs_of_nobody')).toBeUndefined();
  });

  it('the provider upgrades at once for the amount of the preview, once per key', async () => {
    const { provider } = opened();
    const { id, customerId } = await subscribe('plus_annual');
    const preview = await provider.previewChange(id, 'pro_annual');
    expect(preview).toMatchObject({ amount: PRICES.pro_annual.amount - PRICES.plus_annual.amount });
    const once = key();
    await provider.changeNow(id, 'pro_annual', preview.prorationDate, once);
    await provider.changeNow(id, 'pro_annual', preview.prorationDate, once);
    const after = await only(customerId);
    expect(after).toMatchObject({ priceId: 'pro_annual', lastCharge: { amount: preview.amount } });
    expect((await provider.listInvoices(customerId)).map(({ amount }) => amount)).toEqual([
      preview.amount,
      PRICES.plus_annual.amount,
    ]);
  });

  it('the provider downgrades at the end of the period, unless the downgrade is undone', async () => {
    const { provider } = opened();
    const { id, customerId } = await subscribe('pro_monthly');
    await provider.changeAtPeriodEnd(id, 'plus_monthly', key());
    expect(await only(customerId)).toMatchObject({
      priceId: 'pro_monthly',
      scheduledPriceId: 'plus_monthly',
    });
    await provider.keep(id, key());
    expect(await only(customerId)).toMatchObject({ scheduledPriceId: null, endsWithPeriod: false });
    await provider.changeAtPeriodEnd(id, 'plus_monthly', key());
    await opened().advance(32);
    expect(await only(customerId)).toMatchObject({
      priceId: 'plus_monthly',
      scheduledPriceId: null,
      lastCharge: { amount: PRICES.plus_monthly.amount },
    });
  });

  it('a subscription ends with the period when it is cancelled, and charges nothing more', async () => {
    const { provider } = opened();
    const { id, customerId } = await subscribe('plus_monthly');
    await provider.cancelAtPeriodEnd(id, key());
    const { periodEnd, endsWithPeriod } = await only(customerId);
    expect(endsWithPeriod).toBe(true);
    await opened().advance(32);
    expect(await only(customerId)).toMatchObject({ status: 'canceled', endedAt: periodEnd });
    expect(await provider.listInvoices(customerId)).toHaveLength(1);
    await expect(provider.keep(id, key())).rejects.toMatchObject({ problem: 'not_possible' });
  });

  it('the provider says since when a payment is overdue', async () => {
    const { customerId } = await subscribe('plus_monthly', 'renewal_fails');
    const { periodEnd } = await only(customerId);
    await opened().advance(32);
    expect(await only(customerId)).toMatchObject({ status: 'past_due', pastDueSince: periodEnd });
  });
}

function describeBooks(opened: () => ProviderBench): void {
  const { only, subscribe } = shopOf(opened);

  it('a subscription ends at once and refunds everything, once', async () => {
    const { provider } = opened();
    const { id, customerId } = await subscribe('plus_annual_founding');
    const { startedAt } = await only(customerId);
    const back = { amount: PRICES.plus_annual_founding.amount, currency: CURRENCY };
    const whole = { back, held: null, refused: null };
    expect(await provider.refundCharges(id, startedAt, key())).toEqual(whole);
    await provider.endNow(id, key());
    expect(await only(customerId)).toMatchObject({ status: 'canceled', lastCharge: { isRefunded: true } });
    // A caller that was interrupted asks again, and gets the same amounts.
    expect(await provider.refundCharges(id, startedAt, key())).toEqual(whole);
    const afterwards = new Date(startedAt.getTime() + 60_000);
    expect(await provider.refundCharges(id, afterwards, key())).toEqual({
      back: null,
      held: null,
      refused: null,
    });
  });

  it('the provider gives an invoice only to its customer', async () => {
    const { provider } = opened();
    const { customerId } = await subscribe('plus_monthly');
    const stranger = await subscribe('plus_monthly');
    const [invoice] = await provider.listInvoices(customerId);
    const file = await provider.findInvoiceFile(customerId, invoice?.id ?? '');
    expect(
      Buffer.from(file ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await provider.findInvoiceFile(stranger.customerId, invoice?.id ?? '')).toBeUndefined();
  });

  it('the provider accepts its own signed events, and no forged or old ones', async () => {
    const { provider } = opened();
    const { customerId } = await subscribe('plus_monthly');
    const { body, signature } = opened().signEvent(customerId);
    const now = new Date();
    const read = (text: string, code: string, at = now) => provider.readEvent(Buffer.from(text), code, at);
    expect(await read(body, signature)).toMatchObject({ customerId });
    expect(await read(`${body} `, signature)).toBeUndefined();
    expect(await read(body, signature.replace(/v1=.{4}/, 'v1=0000'))).toBeUndefined();
    expect(await read(body, 'nonsense')).toBeUndefined();
    expect(await read(body, signature, new Date(now.getTime() + 301_000))).toBeUndefined();
  });

  it('the provider erases a customer with every subscription that was still running', async () => {
    const { provider } = opened();
    const { customerId } = await subscribe('plus_monthly');
    await provider.eraseCustomer(customerId);
    const left = await provider.listSubscriptions(customerId);
    expect(left.filter(({ status }) => status !== 'canceled')).toEqual([]);
    await provider.eraseCustomer(customerId);
  });
}
