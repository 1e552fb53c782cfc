import { ALLOWANCES, type Plan, type PlanOffers, type PlanPrice, TIER_OF_PLAN } from '@daylit/contract';

/** The four plans that can be bought. */
export type PaidPlan = PlanPrice['plan'];

/** A column of the price list. The trial is not one: it becomes Free. */
export type Tier = 'free' | 'plus' | 'pro';

export type BillingPeriod = PlanPrice['period'];

/** One line of a plan's features. */
export interface PlanFeature {
  text: string;
  /** False for a missing feature or a disadvantage: no beta features, ads. */
  isGood: boolean;
}

export const TIER_NAMES: Record<Tier, string> = { free: 'Free', plus: 'Plus', pro: 'Pro' };

const { free, plus, pro } = ALLOWANCES;

const FAIR_USE = `fair use: ${pro.scans} scans and ${pro.messages} messages per month`;

const good = (text: string): PlanFeature => ({ text, isGood: true });
const drawback = (text: string): PlanFeature => ({ text, isGood: false });

/** The features of each tier, in the order of the price list. "Unlimited" is followed by its limit. */
export const FEATURES: Record<Tier, readonly PlanFeature[]> = {
  free: [
    good(`${free.scans} check-in per month`),
    good(`${free.messages} chat messages per month`),
    good(`Last ${free.history_scans} scans in timeline`),
    drawback('Shows ads'),
    drawback('No beta features'),
  ],
  plus: [
    good(`${plus.scans} check-ins per month`),
    good(`${plus.messages} chat messages per month`),
    good(`${plus.history_months}-month history`),
    good('Ad-free'),
  ],
  pro: [
    good(`Unlimited check-ins and chat (${FAIR_USE})`),
    good('Unlimited timeline with full export'),
    good('Ad-free'),
    good('Beta features'),
  ],
};

export function tierOf(plan: Plan): Tier {
  const tier = TIER_OF_PLAN[plan];
  return tier === 'trial' ? 'free' : tier;
}

/** The billing period. Undefined for plans that cost nothing. */
export function periodOf(plan: Plan): BillingPeriod | undefined {
  if (plan === 'free' || plan === 'trial' || plan === 'admin') return undefined;
  return plan.endsWith('_annual') ? 'annual' : 'monthly';
}

/** The plan of a tier with this period. */
export function paidPlan(tier: 'plus' | 'pro', period: BillingPeriod): PaidPlan {
  if (tier === 'plus') return period === 'annual' ? 'plus_annual' : 'plus_monthly';
  return period === 'annual' ? 'pro_annual' : 'pro_monthly';
}

/** The current name of a plan that can be bought, undefined for the others. */
export function asPaidPlan(plan: Plan): PaidPlan | undefined {
  const tier = tierOf(plan);
  const period = periodOf(plan);
  return tier === 'free' || period === undefined ? undefined : paidPlan(tier, period);
}

/** "Pro", or "Trial" and "Admin" for plans that are not in the price list. */
export function planName(plan: Plan): string {
  if (plan === 'trial') return 'Trial';
  return plan === 'admin' ? 'Admin' : TIER_NAMES[tierOf(plan)];
}

/** Whether `to` is above `from`. Within a tier, annual is above monthly. */
export function isUpgrade(from: Plan, to: PaidPlan): boolean {
  return rankOf(to) > rankOf(from);
}

function rankOf(plan: Plan): number {
  const tiers: Record<Tier, number> = { free: 0, plus: 2, pro: 4 };
  // No plan is above `admin`.
  if (plan === 'admin') return Number.POSITIVE_INFINITY;
  return tiers[tierOf(plan)] + (periodOf(plan) === 'annual' ? 1 : 0);
}

/** Whether a member pays founding prices: while places are left, and for life with a place of their own. */
export function hasFoundingPrices({ founding }: PlanOffers, hasOwnPlace: boolean): boolean {
  return hasOwnPlace || (founding !== null && founding.places_left > 0);
}

/**
 * The price of a plan for a member, in minor units, with its comparisons. `hasOwnPlace`: the member holds a
 * founding place. Undefined when the plan is not for sale.
 */
export function priceOf(offers: PlanOffers, plan: PaidPlan, hasOwnPlace: boolean): PlanPrice | undefined {
  const ofKind = (wanted: PlanPrice['kind']) =>
    offers.prices.find((price) => price.plan === plan && price.kind === wanted);
  const founding = hasFoundingPrices(offers, hasOwnPlace) ? ofKind('founding') : undefined;
  return founding ?? ofKind('list');
}

/** "a year" or "a month". */
export function perPeriod(plan: PaidPlan): string {
  return periodOf(plan) === 'annual' ? 'a year' : 'a month';
}
