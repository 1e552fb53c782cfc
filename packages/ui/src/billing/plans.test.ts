import { describe, expect, test } from 'vitest';
import type { Plan, PlanOffers } from '@daylit/contract';
import { dayOf, formatAmount } from './amounts.ts';
import { OFFERS, OFFERS_AFTER_FOUNDING } from './fixtures.ts';
import { limitText } from './limit-text.ts';
import { asPaidPlan, FEATURES, isUpgrade, periodOf, type PaidPlan, priceOf, tierOf } from './plans.ts';

const PLANS: [Plan, ReturnType<typeof tierOf>, ReturnType<typeof periodOf>, PaidPlan | undefined][] = [
  ['free', 'free', undefined, undefined],
  ['trial', 'free', undefined, undefined],
  ['plus', 'plus', 'monthly', 'plus_monthly'],
  ['plus_monthly', 'plus', 'monthly', 'plus_monthly'],
  ['plus_annual', 'plus', 'annual', 'plus_annual'],
  ['pro', 'pro', 'monthly', 'pro_monthly'],
  ['pro_monthly', 'pro', 'monthly', 'pro_monthly'],
  ['pro_annual', 'pro', 'annual', 'pro_annual'],
  ['admin', 'pro', undefined, undefined],
];

test.each(PLANS)('%s is %s, paid %s, as %s', (plan, tier, period, paid) => {
  expect([tierOf(plan), periodOf(plan), asPaidPlan(plan)]).toEqual([tier, period, paid]);
});

type PriceCase = [PaidPlan, PlanOffers, boolean, number | undefined];

describe('prices', () => {
  test.each([
    ['plus_monthly', OFFERS, false, 599],
    ['plus_annual', OFFERS, false, 4800],
    ['pro_annual', OFFERS, false, 13_800],
    ['plus_annual', OFFERS_AFTER_FOUNDING, false, 5900],
    ['pro_annual', OFFERS_AFTER_FOUNDING, false, 14_900],
    ['plus_annual', OFFERS_AFTER_FOUNDING, true, 4800],
    ['plus_annual', { ...OFFERS, founding: null }, false, 5900],
    ['plus_annual', { ...OFFERS, prices: [] }, false, undefined],
  ] satisfies PriceCase[])('%s', (plan, offers, hasOwnPlace, amount) => {
    expect(priceOf(offers, plan, hasOwnPlace)?.amount).toBe(amount);
  });

  test('"unlimited" is always followed by its limit', () => {
    const [checkIns] = FEATURES.pro;
    expect(checkIns?.text).toMatch(/Unlimited.*30 scans.*400 messages/);
  });
});

test('a used-up allowance is named with its plan and the day on which it is available again', () => {
  const left = { used: 1, limit: 4, resets_at: null };
  const usage = { scans: left, messages: left, tokens: left };
  const december = '2026-12-01T00:00:00.000Z';
  expect(limitText('trial', usage)).toBeUndefined();
  expect(
    limitText('plus_annual', {
      scans: { used: 5, limit: 4, resets_at: december },
      messages: left,
      tokens: { used: 500_000, limit: 500_000, resets_at: null },
    }),
  ).toBe(
    'Used up on your Plus plan: scans (4 of 4, back on December\u00a01, 2026), tokens (500,000 of 500,000).',
  );
});

test.each([
  ['free', 'plus_monthly', true],
  ['plus', 'plus_monthly', false],
  ['plus_monthly', 'plus_annual', true],
  ['plus_annual', 'plus_monthly', false],
  ['plus_annual', 'pro_monthly', true],
  ['pro_monthly', 'plus_annual', false],
  ['pro', 'pro_annual', true],
  ['admin', 'pro_annual', false],
] as const)('from %s to %s goes up: %s', (from, to, isUp) => {
  expect(isUpgrade(from, to)).toBe(isUp);
});

describe('amounts and dates', () => {
  test.each([
    [924, 'usd', '$9.24'],
    [0, 'USD', '$0.00'],
    [1200, 'eur', '€12.00'],
    [1200, 'jpy', '¥1,200'],
    [1200, '€€€', '12.00 €€€'],
  ])('%d %s is %s', (minorUnits, currency, money) => {
    expect(formatAmount(minorUnits, currency)).toBe(money);
  });

  test('a date', () => {
    const evening = new Date(2026, 11, 18, 20).getTime() / 1000;
    expect([dayOf(evening), dayOf(null)]).toEqual(['December\u00a018, 2026', undefined]);
  });
});
