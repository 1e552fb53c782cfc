import { describe, expect, test } from 'vitest';
import type { Plan } from '@daylit/contract';
import { allowanceRows } from './allowances.ts';
import { dayOf, formatAmount } from './amounts.ts';
import {
  asPaidPlan,
  FEATURES,
  isUpgrade,
  periodOf,
  type PaidPlan,
  priceOf,
  savingPercent,
  savingText,
  tierOf,
} from './plans.ts';

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

describe('prices', () => {
  const open = { places_left: 1 };
  const over = { places_left: 0 };

  test.each([
    ['plus_monthly', null, 599, undefined, undefined],
    ['plus_annual', null, 5900, undefined, 'Save 17.9%'],
    ['pro_monthly', null, 1499, undefined, undefined],
    ['pro_annual', null, 14_900, undefined, 'Save $30.88'],
    ['plus_monthly', open, 599, undefined, undefined],
    ['plus_annual', open, 4800, 5900, 'Save 33%'],
    ['pro_monthly', open, 1499, undefined, undefined],
    ['pro_annual', open, 13_800, 14_900, 'Save $41.88'],
    ['plus_annual', over, 5900, undefined, 'Save 17.9%'],
    ['pro_annual', over, 14_900, undefined, 'Save $30.88'],
  ] as const)('%s with %o costs %d', (plan, founding, amount, usual, saving) => {
    expect(priceOf(plan, founding)).toMatchObject({ amount, ...(usual !== undefined && { usual }) });
    expect(priceOf(plan, founding).usual).toBe(usual);
    expect(savingText(plan, founding)).toBe(saving);
  });

  test.each([
    [17.919, '17.9%'],
    [17.99, '17.9%'],
    [33.222, '33%'],
    [50, '50%'],
  ])('%d is said as %s, never as more', (percent, said) => {
    expect(savingPercent(percent)).toBe(said);
  });

  test('"unlimited" is always followed by its limit', () => {
    const [checkIns] = FEATURES.pro;
    expect(checkIns?.text).toMatch(/Unlimited.*30 scans.*400 messages/);
  });
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
    expect([dayOf(evening), dayOf(null)]).toEqual(['December 18, 2026', undefined]);
  });
});

describe('the allowances of a plan', () => {
  test.each([
    ['free', '1', '10', 'Last 3 scans', 'Shown'],
    ['trial', '4', '50', '12 months', 'Shown'],
    ['plus', '4', '150', '12 months', 'None'],
    ['pro_annual', 'Unlimited (fair use 30)', 'Unlimited (fair use 400)', 'Unlimited', 'None'],
    ['admin', 'Unlimited (fair use 30)', 'Unlimited (fair use 400)', 'Unlimited', 'None'],
  ] as const)('%s', (plan, ...values) => {
    expect(allowanceRows(plan).map(({ value }) => value)).toEqual(values);
  });
});
