// What the price list holds, in the words of the agreement.
import { Matchers } from './pact.ts';

/** Nothing stands there. */
export const NONE = Matchers.nullValue();

/** One plan of the list. */
export const plan = (tier: string, name: string, history: object, has_ads: boolean) => ({
  tier: Matchers.equal(tier),
  name,
  scans: 1,
  messages: 10,
  tokens: 25_000,
  has_ads,
  history_scans: NONE,
  history_months: NONE,
  ...history,
});

/** Twelve payments of the monthly price, against the annual one. */
export const saving = { compared_to: 7188, amount: 1288, percent: 17.9 };

/** One annual price. */
export const price = (id: string, savings: object) => ({
  id: Matchers.equal(id),
  plan: 'plus_annual',
  period: 'annual',
  kind: 'list',
  amount: 5900,
  currency: 'usd',
  savings: { against_list: NONE, against_monthly: NONE, ...savings },
});
