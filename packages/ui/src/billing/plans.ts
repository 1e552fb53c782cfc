import { ALLOWANCES, type Plan, TIER_OF_PLAN } from '@daylit/contract';

/** The four plans that can be bought. */
export type PaidPlan = Exclude<Plan, 'free' | 'trial' | 'plus' | 'pro' | 'admin'>;

/** A column of the price list. The trial is not one: it becomes Free. */
export type Tier = 'free' | 'plus' | 'pro';

export type BillingPeriod = 'monthly' | 'annual';

/** A lifetime discount on annual plans while places are left. */
export interface FoundingOffer {
  /** Of 1,000, counted by the server. At 0 the offer ends. */
  places_left: number;
}

/** One line of a plan's features. */
export interface PlanFeature {
  text: string;
  /** False for a missing feature or a disadvantage: no beta features, ads. */
  isGood: boolean;
}

/** US cents, before tax. */
const LIST_PRICES: Record<PaidPlan, number> = {
  plus_monthly: 599,
  plus_annual: 5900,
  pro_monthly: 1499,
  pro_annual: 14_900,
};

const FOUNDING_PRICES: Partial<Record<PaidPlan, number>> = { plus_annual: 4800, pro_annual: 13_800 };

export const TIER_NAMES: Record<Tier, string> = { free: 'Free', plus: 'Plus', pro: 'Pro' };

/** The number of places for founding members. */
export const FOUNDING_PLACES = 1000;

/** Discount on each annual plan for founding members, in cents. */
export const FOUNDING_DISCOUNT = 1100;

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

/** Whether the founding offer is open. Unknown counts as no. */
export function isOpen(founding: FoundingOffer | null | undefined): founding is FoundingOffer {
  return founding != null && founding.places_left > 0;
}

/** The current price of a plan, in cents, with its comparisons. */
export interface PlanPrice {
  /** Per period of the plan. */
  amount: number;
  /** The list price, if the founding price is lower. */
  usual?: number;
  /** Compared with twelve payments of the monthly plan. Absent for monthly plans. */
  saving?: { amount: number; percent: number };
}

export function priceOf(plan: PaidPlan, founding?: FoundingOffer | null): PlanPrice {
  const usual = LIST_PRICES[plan];
  if (periodOf(plan) === 'monthly') return { amount: usual };
  const amount = (isOpen(founding) ? FOUNDING_PRICES[plan] : undefined) ?? usual;
  const yearOfMonths = 12 * LIST_PRICES[tierOf(plan) === 'pro' ? 'pro_monthly' : 'plus_monthly'];
  const saving = { amount: yearOfMonths - amount, percent: (100 * (yearOfMonths - amount)) / yearOfMonths };
  return amount < usual ? { amount, usual, saving } : { amount, saving };
}

/** "33%" or "17.9%". Never overstated: if the whole percent would be rounded up, it has one decimal. */
export function savingPercent(percent: number): string {
  const whole = Math.round(percent);
  return `${whole <= percent ? whole : Math.floor(percent * 10) / 10}%`;
}

/** The saving as the price list shows it: in percent for Plus, in dollars for Pro. */
export function savingText(plan: PaidPlan, founding?: FoundingOffer | null): string | undefined {
  const { saving } = priceOf(plan, founding);
  if (saving === undefined) return undefined;
  return tierOf(plan) === 'plus'
    ? `Save ${savingPercent(saving.percent)}`
    : `Save $${(saving.amount / 100).toFixed(2)}`;
}
