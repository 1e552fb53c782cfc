import { CURRENCY, type Money, type SubscriptionState } from '@daylit/contract';
import { renewalOf } from './billing-facts.ts';
import { graceEnd } from './plan-of-subscription.ts';
import { findPrice } from './prices.ts';
import type { ProviderSubscription } from './ports.ts';
import { manualRefunds, type OpenRefunds, refundUntil, withdrawUntil } from './refunds/refund-request.ts';

type Presented = SubscriptionState['subscription'];

/**
 * A subscription as its member sees it at `now` on the provider's clock. Null once there is nothing to show.
 */
export function presentSubscription(subscription: ProviderSubscription | null, now: Date): Presented {
  const price = subscription && findPrice(subscription.priceId);
  // A refunded subscription gives no plan any more, even while its end is still under way.
  if (
    !price ||
    subscription.lastCharge?.isRefunded ||
    subscription.status === 'incomplete' ||
    subscription.status === 'canceled'
  )
    return null;
  const { status, startedAt, lastCharge, endsWithPeriod, periodEnd, scheduledPriceId, card } = subscription;
  const renewal = renewalOf(subscription);
  const scheduled = findPrice(scheduledPriceId ?? '');
  return {
    plan: price.plan,
    status,
    price: { amount: price.amount, currency: CURRENCY },
    is_founding: price.kind === 'founding',
    started_at: startedAt.toISOString(),
    last_charge: lastCharge && {
      amount: lastCharge.amount,
      currency: lastCharge.currency,
      charged_at: lastCharge.chargedAt.toISOString(),
      is_refunded: lastCharge.isRefunded,
      is_disputed: lastCharge.isDisputed,
    },
    renews_at: renewal && renewal.at.toISOString(),
    renewal: renewal && { amount: renewal.amount, currency: CURRENCY },
    ends_at: endsWithPeriod ? periodEnd.toISOString() : null,
    grace_until: graceEnd(subscription)?.toISOString() ?? null,
    scheduled_plan: scheduled?.plan ?? null,
    scheduled_at: scheduled ? periodEnd.toISOString() : null,
    card,
    withdraw_until: unlessOver(withdrawUntil(subscription), now),
    refund_until: unlessOver(refundUntil(subscription), now),
  };
}

/** The charges that were not refunded, or whose refund a bank returned. Undefined when there are none. */
export function presentUnreturned(refunds: OpenRefunds): SubscriptionState['unreturned'] {
  const { outstanding, bounced } = refunds;
  if (outstanding.length === 0 && bounced.length === 0) return undefined;
  return {
    held: sumOf(outstanding.map(({ refunded }) => refunded.held)),
    refused: sumOf(manualRefunds(refunds)),
  };
}

function unlessOver(until: Date | null, now: Date): string | null {
  return until && until >= now ? until.toISOString() : null;
}

function sumOf(parts: readonly (Money | null)[]): Money | null {
  const amount = parts.reduce((sum, part) => sum + (part?.amount ?? 0), 0);
  return amount > 0 ? { amount, currency: CURRENCY } : null;
}
