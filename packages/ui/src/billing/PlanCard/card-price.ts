import type { PlanOffers, PlanPrice } from '@daylit/contract';
import { type BillingPeriod, paidPlan, priceOf, type Tier } from '../plans.ts';

/** A price with the monthly one that it is compared with, in minor units. */
export interface CardPrice extends PlanPrice {
  monthly: number | undefined;
}

/** The price of a column for a member. `hasOwnPlace`: the member holds a founding place. */
export function cardPrice(
  offers: PlanOffers | undefined,
  tier: Tier,
  period: BillingPeriod,
  hasOwnPlace: boolean,
): CardPrice | 'free' | undefined {
  if (tier === 'free') return 'free';
  if (offers === undefined) return undefined;
  const price = priceOf(offers, paidPlan(tier, period), hasOwnPlace);
  return price && { ...price, monthly: priceOf(offers, paidPlan(tier, 'monthly'), false)?.amount };
}
