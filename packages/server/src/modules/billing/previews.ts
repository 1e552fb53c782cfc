import { CURRENCY, type ProrationPreview } from '@daylit/contract';
import { Refusal } from '../../errors.ts';
import { NOTHING_PAID } from './actions.ts';
import { seconds } from './billing-facts.ts';
import { requireDirection } from './plan-direction.ts';
import type { OwnPrices } from './own-prices.ts';
import type { PaymentProvider } from './ports.ts';
import { orRefuse } from './provider-refusals.ts';
import type { SubscriptionStore } from './subscription-store.ts';
import type { Synchronizer } from './sync.ts';

/** The cost of a change to this price today. A change right after it costs the same. 409 without a plan. */
export type PreviewChange = (userId: number, priceId: string) => Promise<ProrationPreview>;

interface Dependencies {
  provider: PaymentProvider;
  prices: OwnPrices;
  store: SubscriptionStore;
  synchronizer: Synchronizer;
}

export function createPreview({ provider, prices, store, synchronizer }: Dependencies): PreviewChange {
  return (userId, priceId) =>
    orRefuse(async () => {
      const to = await prices.find(userId, prices.require(priceId));
      const known = await synchronizer.sync(userId);
      if (!known?.subscription || !known.is_live) throw new Refusal('conflict', { detail: NOTHING_PAID });
      const { subscription, version } = known;
      // A downgrade costs nothing today.
      if (requireDirection(subscription, to) === 'downgrade')
        return { amount_due: 0, currency: CURRENCY, renewal_timestamp: seconds(subscription.periodEnd) };
      const preview = await provider.previewChange(subscription.id, to.id);
      const prorationDate = preview.prorationDate.toISOString();
      await store.notePreview(userId, { priceId: to.id, prorationDate, version });
      const { amount, currency, renewsAt } = preview;
      return { amount_due: amount, currency, renewal_timestamp: seconds(renewsAt) };
    });
}
