import { randomUUID } from 'node:crypto';
import { CURRENCY, MINOR_AGE_BANDS } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import type { Member } from '../members/ports.ts';
import type { CustomerStore } from './customers.ts';
import { HOLD } from './founding-places.ts';
import type { OpenCheckouts } from './open-checkouts.ts';
import type { OwnPrices } from './own-prices.ts';
import type { PaymentProvider } from './ports.ts';
import { orRefuse, orSellNothing } from './provider-refusals.ts';
import type { SubscriptionStore } from './subscription-store.ts';
import type { Synchronizer } from './sync.ts';

/** Checkouts at the provider. */
export interface Checkouts {
  create(
    member: Member,
    wanted: { priceId: string; cancelUrl: string | undefined },
  ): Promise<{ id: string; url: string }>;
  /** Whether this checkout of the member is paid. If so, the plan is active on return. Safe to call again. */
  confirm(member: Member, checkoutId: string): Promise<boolean>;
}

interface Dependencies {
  clock: Clock;
  provider: PaymentProvider;
  customers: CustomerStore;
  store: SubscriptionStore;
  prices: OwnPrices;
  openCheckouts: OpenCheckouts;
  synchronizer: Synchronizer;
  publicUrl(): string;
}

const HAS_ONE = 'You have a subscription already. Please change it under Account, Billing.';

/** Throws for members of 13 to 17, to whom nothing is sold. */
export function requireGrownUp({ preferences }: Pick<Member, 'preferences'>): void {
  const band = preferences.age_band;
  if (band && MINOR_AGE_BANDS.some((minor) => minor === band))
    throw new Refusal('not_allowed', { detail: 'Plans are for people aged 18 and over. Free stays yours.' });
}

export function createCheckouts(dependencies: Dependencies): Checkouts {
  const { clock, provider, customers, store, prices, openCheckouts, synchronizer, publicUrl } = dependencies;

  async function requireNone(userId: number): Promise<void> {
    const known = await store.find(userId);
    if (known?.is_live) throw new Refusal('conflict', { detail: HAS_ONE });
  }

  return {
    create: (member, { priceId, cancelUrl }) =>
      orRefuse(async () => {
        requireGrownUp(member);
        const wanted = prices.require(priceId);
        await requireNone(member.id);
        const customerId = await customers.obtain(member);
        // Of two tabs only the later one can pay, and a payment in the earlier one counts first.
        await openCheckouts.closeBefore(member.id, clock());
        await requireNone(member.id);
        const price = await prices.reserve(member.id, wanted);
        const expiresAt = new Date((await provider.now()).getTime() + HOLD);
        const urls = {
          successUrl: `${publicUrl()}/success?session_id={CHECKOUT_SESSION_ID}`,
          cancelUrl: ownAddress(cancelUrl, publicUrl()),
        };
        const { id, url } = await orSellNothing(() =>
          provider.createCheckout(
            { customerId, priceId: price.id, ...urls, expiresAt, region: member.region },
            randomUUID(),
          ),
        );
        await openCheckouts.add(member.id, { id, url, priceId: price.id });
        return { id, url };
      }),

    confirm: (member, checkoutId) =>
      orRefuse(async () => {
        if (!(await openCheckouts.isOf(member.id, checkoutId))) return false;
        const checkout = await provider.findCheckout(checkoutId);
        const isPaid = checkout?.status === 'complete' && checkout.isPaid && checkout.currency === CURRENCY;
        if (!isPaid || checkout.customerId !== (await customers.find(member.id))) return false;
        await synchronizer.sync(member.id);
        await openCheckouts.close(checkoutId);
        return true;
      }),
  };
}

/** An address of our own origin; the account page for any other. */
function ownAddress(wanted: string | undefined, publicUrl: string): string {
  const fallback = `${publicUrl}/account?tab=billing`;
  const url = wanted === undefined ? null : URL.parse(wanted);
  return url?.origin === new URL(publicUrl).origin && !url.username && !url.password ? url.href : fallback;
}
