import { GRACE_DAYS } from '@daylit/contract';
import type { PaidPlan, ProviderSubscription } from './ports.ts';
import { findPrice } from './prices.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The plan that follows from a subscription. */
export interface PaidState {
  /** Null when there is none. */
  plan: PaidPlan | null;
  /** When the plan ends, if the provider reports nothing else until then. */
  until: Date | null;
  /** When it ends as far as is known now; null when it renews. */
  endsAt: Date | null;
}

const NOTHING: PaidState = { plan: null, until: null, endsAt: null };

/**
 * The plan of a subscription at `now`, from the provider's state and clock alone. After a failed
 * payment it continues for `GRACE_DAYS`, and equally long after the end of a period without news from the
 * provider, because a paying member must not lose a plan to a lost connection.
 */
export function planOfSubscription(subscription: ProviderSubscription, now: Date): PaidState {
  const plan = findPrice(subscription.priceId)?.plan;
  const end = subscription.endedAt ?? endOf(subscription);
  if (!plan || !givesPlan(subscription) || (end !== null && end <= now)) return NOTHING;
  const silence = later(subscription.periodEnd, GRACE_DAYS);
  if (end === null && silence <= now) return NOTHING;
  return { plan, until: end ?? silence, endsAt: end };
}

/** Until when a plan continues after a failed payment. Null when everything is paid. */
export function graceEnd({ status, pastDueSince }: ProviderSubscription): Date | null {
  return status === 'past_due' && pastDueSince ? later(pastDueSince, GRACE_DAYS) : null;
}

/** Whether its payments suffice for its plan. */
export function givesPlan({
  status,
  lastCharge,
}: Pick<ProviderSubscription, 'status' | 'lastCharge'>): boolean {
  const isTakenBack = lastCharge !== null && (lastCharge.isRefunded || lastCharge.isDisputed);
  return (status === 'active' || status === 'past_due') && !isTakenBack;
}

function endOf(subscription: ProviderSubscription): Date | null {
  if (subscription.endsWithPeriod) return subscription.periodEnd;
  return graceEnd(subscription);
}

function later(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY);
}
