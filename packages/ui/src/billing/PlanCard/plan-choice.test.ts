import { expect, test } from 'vitest';
import type { Plan } from '@daylit/contract';
import type { BillingPeriod } from '../plans.ts';
import { planChoice } from './plan-choice.ts';

/** Per plan and period: the offers of the cards Free, Plus and Pro. */
const TABLE: [Plan | null, BillingPeriod, string, string, string][] = [
  [null, 'annual', 'none', 'none', 'none'],
  ['free', 'monthly', 'current', 'plus_monthly', 'pro_monthly'],
  ['free', 'annual', 'current', 'plus_annual', 'pro_annual'],
  ['trial', 'monthly', 'after_trial', 'plus_monthly', 'pro_monthly'],
  ['trial', 'annual', 'after_trial', 'plus_annual', 'pro_annual'],
  ['plus', 'monthly', 'downgrade', 'current', 'pro_monthly'],
  ['plus', 'annual', 'downgrade', 'switch to plus_annual', 'pro_annual'],
  ['plus_monthly', 'monthly', 'downgrade', 'current', 'pro_monthly'],
  ['plus_monthly', 'annual', 'downgrade', 'switch to plus_annual', 'pro_annual'],
  ['plus_annual', 'monthly', 'downgrade', 'downgrade', 'pro_monthly'],
  ['plus_annual', 'annual', 'downgrade', 'current', 'pro_annual'],
  ['pro', 'monthly', 'downgrade', 'downgrade', 'current'],
  ['pro', 'annual', 'downgrade', 'downgrade', 'switch to pro_annual'],
  ['pro_monthly', 'monthly', 'downgrade', 'downgrade', 'current'],
  ['pro_monthly', 'annual', 'downgrade', 'downgrade', 'switch to pro_annual'],
  ['pro_annual', 'monthly', 'downgrade', 'downgrade', 'downgrade'],
  ['pro_annual', 'annual', 'downgrade', 'downgrade', 'current'],
  ['admin', 'monthly', 'none', 'none', 'current'],
  ['admin', 'annual', 'none', 'none', 'current'],
];

test.each(TABLE)('%s looking at %s prices', (plan, period, ...offers) => {
  const said = (['free', 'plus', 'pro'] as const).map((tier) => {
    const choice = planChoice(plan, tier, period);
    if (choice.kind !== 'choose') return choice.kind;
    return choice.isSameTier ? `switch to ${choice.plan}` : choice.plan;
  });
  expect(said).toEqual(offers);
});
