// The price table of the document, and what follows from it. No other file states an amount.
import {
  ALLOWANCES,
  CURRENCY,
  PLAN_NAMES,
  type PlanOffers,
  type PlanPrice,
  PRICES,
  type Saving,
  TIER_OF_PLAN,
} from '@daylit/contract';

/** A price of the table. `amount` is in minor units of `CURRENCY`, per period. */
export interface PriceEntry {
  id: string;
  plan: PlanPrice['plan'];
  period: PlanPrice['period'];
  kind: PlanPrice['kind'];
  amount: number;
}

const PRICE_TABLE: readonly PriceEntry[] = Object.entries(PRICES).map(([id, entry]) => ({
  id,
  ...entry,
}));

/** Undefined for an id that is not in the table. */
export function findPrice(id: string): PriceEntry | undefined {
  return PRICE_TABLE.find((price) => price.id === id);
}

const MONTHS = { monthly: 1, annual: 12 };

/** The saving of `amount` against `compared`; null when there is none. Rounded down, so never overstated. */
export function savingOf(amount: number, compared: number): Saving | null {
  const saved = compared - amount;
  if (saved <= 0) return null;
  return { compared_to: compared, amount: saved, percent: Math.floor((saved * 1000) / compared) / 10 };
}

function present(price: PriceEntry): PlanPrice {
  const ofTier = PRICE_TABLE.filter(({ plan }) => TIER_OF_PLAN[plan] === TIER_OF_PLAN[price.plan]);
  const list = ofTier.find(({ plan, kind }) => plan === price.plan && kind === 'list');
  const monthly = ofTier.find(({ period, kind }) => period === 'monthly' && kind === 'list');
  return {
    ...price,
    currency: CURRENCY,
    savings: {
      against_list: list ? savingOf(price.amount, list.amount) : null,
      against_monthly: monthly ? savingOf(price.amount, monthly.amount * MONTHS[price.period]) : null,
    },
  };
}

/** Every price that is sold, with its savings. */
export function presentPrices(isSold: (id: string) => boolean): PlanPrice[] {
  return PRICE_TABLE.filter(({ id }) => isSold(id)).map(present);
}

/** The allowances of each plan of the price list. */
export function presentPlans(): PlanOffers['plans'] {
  return (['free', 'plus', 'pro'] as const).map((tier) => ({
    tier,
    name: PLAN_NAMES[tier],
    ...ALLOWANCES[tier],
  }));
}

/** The price of a plan for a member with or without a founding place; undefined when there is none. */
export function priceFor(price: PriceEntry, hasPlace: boolean): PriceEntry {
  const kind = hasPlace ? 'founding' : 'list';
  return PRICE_TABLE.find(({ plan, kind: other }) => plan === price.plan && other === kind) ?? price;
}

const TIER_RANK: Record<string, number> = { plus: 1, pro: 2 };

/** The direction of a change. A larger tier, or the year instead of the month, is an upgrade. */
export function directionOf(from: PriceEntry, to: PriceEntry): 'upgrade' | 'downgrade' | 'none' {
  const steps =
    (TIER_RANK[TIER_OF_PLAN[to.plan]] ?? 0) - (TIER_RANK[TIER_OF_PLAN[from.plan]] ?? 0) ||
    MONTHS[to.period] - MONTHS[from.period];
  if (steps === 0) return 'none';
  return steps > 0 ? 'upgrade' : 'downgrade';
}
