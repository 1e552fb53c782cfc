import type { CurrentSubscription, Invoice, PlanOffers, PlanPrice, Saving, Usage } from '@daylit/contract';
import type { PaidPlan } from './plans.ts';

const saving = (compared_to: number, amount: number): Saving => ({
  compared_to,
  amount: compared_to - amount,
  percent: Math.floor((1000 * (compared_to - amount)) / compared_to) / 10,
});

const price = (
  plan: PaidPlan,
  amount: number,
  against: { list?: number; year?: number } = {},
): PlanPrice => ({
  id: `${plan}_${against.list === undefined ? 'list' : 'founding'}`,
  plan,
  period: plan.endsWith('_annual') ? 'annual' : 'monthly',
  kind: against.list === undefined ? 'list' : 'founding',
  amount,
  currency: 'usd',
  savings: {
    against_list: against.list === undefined ? null : saving(against.list, amount),
    against_monthly: against.year === undefined ? null : saving(against.year, amount),
  },
});

/** The price list while 412 founding places are left. */
export const OFFERS: PlanOffers = {
  plans: [],
  prices: [
    price('plus_monthly', 599),
    price('plus_annual', 5900, { year: 7188 }),
    price('plus_annual', 4800, { list: 5900, year: 7188 }),
    price('pro_monthly', 1499),
    price('pro_annual', 14_900, { year: 17_988 }),
    price('pro_annual', 13_800, { list: 14_900, year: 17_988 }),
  ],
  founding: { places: 1000, places_left: 412 },
  is_play_money: false,
};

/** The price list when every founding place is taken. */
export const OFFERS_AFTER_FOUNDING: PlanOffers = { ...OFFERS, founding: { places: 1000, places_left: 0 } };

/** The evening of December 18, 2026 in the reader's time zone. */
const DECEMBER_18 = new Date(2026, 11, 18, 20);

/** The same in Unix seconds. */
export const RENEWAL = DECEMBER_18.getTime() / 1000;

/** The end of December 2, 2026 in the reader's time zone. */
const DECEMBER_2 = new Date(2026, 11, 2, 23, 59).toISOString();

export const PLUS: CurrentSubscription = {
  plan: 'plus_monthly',
  status: 'active',
  price: { amount: 599, currency: 'usd' },
  is_founding: false,
  started_at: '2026-08-18T09:30:00.000Z',
  last_charge: {
    amount: 599,
    currency: 'usd',
    charged_at: '2026-11-18T09:30:00.000Z',
    is_refunded: false,
    is_disputed: false,
  },
  renews_at: DECEMBER_18.toISOString(),
  renewal: { amount: 599, currency: 'usd' },
  ends_at: null,
  grace_until: null,
  scheduled_plan: null,
  scheduled_at: null,
  card: { brand: 'Visa', last4: '4242' },
  withdraw_until: null,
  refund_until: null,
};

export const PRO: CurrentSubscription = {
  ...PLUS,
  plan: 'pro_monthly',
  price: { amount: 1499, currency: 'usd' },
  renewal: { amount: 1499, currency: 'usd' },
};

/** Two days old: it can be withdrawn from, and its charge refunded. */
export const FOUNDING: CurrentSubscription = {
  ...PLUS,
  plan: 'plus_annual',
  price: { amount: 4800, currency: 'usd' },
  is_founding: true,
  started_at: '2026-11-18T09:30:00.000Z',
  last_charge: {
    amount: 4800,
    currency: 'usd',
    charged_at: '2026-11-18T09:30:00.000Z',
    is_refunded: false,
    is_disputed: false,
  },
  renews_at: new Date(2027, 10, 18, 10).toISOString(),
  renewal: { amount: 4800, currency: 'usd' },
  withdraw_until: DECEMBER_2,
  refund_until: new Date(2026, 10, 25, 10).toISOString(),
};

/** The bank took the money of the last charge back. */
export const DISPUTED: CurrentSubscription = {
  ...FOUNDING,
  last_charge: {
    amount: 4800,
    currency: 'usd',
    charged_at: '2026-11-18T09:30:00.000Z',
    is_refunded: false,
    is_disputed: true,
  },
  refund_until: null,
};

/** Cancelled: it ends with the period. */
export const ENDING = { renews_at: null, renewal: null, ends_at: DECEMBER_18.toISOString() };

export const INVOICES: readonly Invoice[] = [
  {
    id: 'in_3',
    number: 'D-0003',
    created_at: '2026-11-16T12:00:00.000Z',
    amount: 4800,
    currency: 'usd',
    description: 'Plus, one year, founding price',
    card: 'Visa ending 4242',
    status: 'paid',
  },
  {
    id: 'in_2',
    number: 'D-0002',
    created_at: '2026-10-16T12:00:00.000Z',
    amount: 599,
    currency: 'usd',
    description: 'Plus, one month',
    card: 'Visa ending 4242',
    status: 'refunded',
  },
  {
    id: 'in_1',
    number: 'D-0001',
    created_at: '2026-09-16T12:00:00.000Z',
    amount: 599,
    currency: 'usd',
    description: 'Plus, one month',
    card: null,
    status: 'open',
  },
];

const DECEMBER = '2026-12-01T00:00:00.000Z';

/** No scan is left on the free plan. */
export const USED_UP: Usage = {
  scans: { used: 1, limit: 1, resets_at: DECEMBER },
  messages: { used: 3, limit: 10, resets_at: DECEMBER },
  tokens: { used: 0, limit: 25_000, resets_at: DECEMBER },
};
