import { TIER_OF_PLAN } from '@daylit/contract';
import { findPrice } from './prices.ts';
import type { BillingFacts, ProviderSubscription, StoredSubscription } from './ports.ts';
import { fromStored } from './stored-subscription.ts';

/** For a member who never had a subscription. */
const NO_SUBSCRIPTION: BillingFacts = {
  scheduled_plan: null,
  next_invoice_date: null,
  next_invoice_amount: null,
  subscription_status: null,
  subscription_started_at: null,
  last_billed_at: null,
};

/** What renews, and for how much; null when it ends. */
export function renewalOf(subscription: ProviderSubscription): { at: Date; amount: number } | null {
  const { status, endsWithPeriod, scheduledPriceId, priceId, periodEnd } = subscription;
  const price = findPrice(scheduledPriceId ?? priceId);
  if (status !== 'active' || endsWithPeriod || !price) return null;
  return { at: periodEnd, amount: price.amount };
}

/** The facts of what is stored of a member's subscription; null without one. */
export function billingFactsOf(stored: StoredSubscription | null): BillingFacts {
  if (!stored) return NO_SUBSCRIPTION;
  const subscription = fromStored(stored);
  const { status, endsWithPeriod, scheduledPriceId, startedAt, lastCharge } = subscription;
  const renewal = renewalOf(subscription);
  return {
    scheduled_plan: endsWithPeriod ? 'canceled' : (findPrice(scheduledPriceId ?? '')?.plan ?? null),
    next_invoice_date: renewal && seconds(renewal.at),
    next_invoice_amount: renewal && renewal.amount,
    subscription_status: status,
    subscription_started_at: seconds(startedAt),
    last_billed_at: lastCharge && seconds(lastCharge.chargedAt),
  };
}

/** `Plus` or `Pro`. */
export function tierOf(subscription: ProviderSubscription): 'plus' | 'pro' | null {
  const plan = findPrice(subscription.priceId)?.plan;
  return plan ? TIER_OF_PLAN[plan] : null;
}

/** Whole seconds since 1970, as the document has moments of payments. */
export function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
