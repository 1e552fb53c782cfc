import type { CurrentSubscription, Plan } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { ENDING, FOUNDING, OFFERS, PLUS, PRO } from './fixtures.ts';
import { leavingWays } from './Leaving/leaving-ways.ts';
import {
  billingActions,
  foundingText,
  type Membership,
  paymentDueText,
  planStatus,
  renewalText,
} from './subscription.ts';

const CARD = { changeCard: true };
const KEEP = { keep: true, ...CARD };
const KEEP_OR_CANCEL = { ...KEEP, cancel: true };
const PLUS_M = { upgrade: 'pro_monthly', cancel: true, ...CARD };
const PRO_M = { downgrade: 'plus_monthly', cancel: true, ...CARD };
const ANNUAL = { ...FOUNDING, is_founding: false };
const toPlus = {
  scheduled_plan: 'plus_monthly',
  scheduled_at: PLUS.renews_at,
  renewal: PLUS.renewal,
} as const;

const RENEWS = 'Renews on December\u00a018, 2026 for $5.99 a month.';
const ENDS = 'Ends on December\u00a018, 2026 and does not renew.';
const FREE = 'Free of charge. Nothing renews.';

/** Per plan and subscription: the renewal text, the offered actions and the status. */
const TABLE: [string, Plan, CurrentSubscription | null, string, object, string][] = [
  ['free', 'free', null, FREE, { choosePlan: true }, 'Active'],
  ['an ended plan', 'free', { ...PLUS, status: 'canceled' }, FREE, { choosePlan: true }, 'Active'],
  ['an admin', 'admin', PLUS, 'Everything is included. Nothing is billed.', {}, 'Active'],
  ['plus', 'plus', PLUS, RENEWS, PLUS_M, 'Active'],
  ['plus as a gift', 'plus_monthly', null, 'Nothing renews.', { choosePlan: true }, 'Active'],
  ['pro as a gift', 'pro_monthly', null, 'Nothing renews.', {}, 'Active'],
  [
    'annual plus',
    'plus_annual',
    ANNUAL,
    'Renews on November\u00a018, 2027 for $48.00 a year. We mail you 7 days before.',
    { upgrade: 'pro_annual', cancel: true, ...CARD },
    'Active',
  ],
  ['pro', 'pro_monthly', PRO, 'Renews on December\u00a018, 2026 for $14.99 a month.', PRO_M, 'Active'],
  ['plus that ends', 'plus_monthly', { ...PLUS, ...ENDING }, ENDS, KEEP, 'Ending'],
  [
    'pro that becomes plus',
    'pro_monthly',
    { ...PRO, ...toPlus },
    'Changes to Plus on December\u00a018, 2026 for $5.99 a month.',
    KEEP_OR_CANCEL,
    'Active',
  ],
  ['plus that stays plus', 'plus_monthly', { ...PLUS, ...toPlus }, RENEWS, PLUS_M, 'Active'],
  [
    'plus that is not paid',
    'plus_monthly',
    { ...PLUS, status: 'past_due' },
    RENEWS,
    { cancel: true, ...CARD },
    'Payment due',
  ],
  [
    'plus that was never paid',
    'free',
    { ...PLUS, status: 'unpaid', renews_at: null },
    FREE,
    { cancel: true, ...CARD },
    'Payment due',
  ],
];

test.each(TABLE)('%s', (_who, plan, subscription, text, actions, status) => {
  const membership: Membership = { plan, plan_expires_at: null, subscription };
  expect(renewalText(membership)).toBe(text);
  expect(billingActions(membership)).toEqual(actions);
  expect(planStatus(membership).text).toBe(status);
});

test('a trial ends in Free', () => {
  const end = new Date(2026, 11, 4, 20).getTime() / 1000;
  const trial = { plan: 'trial', subscription: null } as const;
  expect(renewalText({ ...trial, plan_expires_at: end })).toBe(
    'Your trial ends on December\u00a04, 2026. It then becomes Free, without a payment.',
  );
  expect(renewalText({ ...trial, plan_expires_at: null })).toContain('14 days after your sign-up');
});

test('a failed payment says until when the plan stays', () => {
  expect(paymentDueText(PLUS)).toBeUndefined();
  expect(paymentDueText({ ...PLUS, status: 'past_due', grace_until: PLUS.renews_at })).toContain(
    'Plus stays until December\u00a018, 2026.',
  );
  expect(paymentDueText({ ...PLUS, status: 'unpaid' })).toContain('your account is Free for now');
});

describe('the founding price', () => {
  test.each([
    ['is compared with the list', FOUNDING, true, OFFERS, /\$59\.00: you save \$11\.00 a year \(18\.6%\)/],
    ['is said without the price list', FOUNDING, true, undefined, /^\$48\.00 a year\.$/],
    ['waits for who left', null, true, OFFERS, /annual plans, for life/],
    ['waits for who pays each month', PLUS, true, OFFERS, /annual plans, for life/],
  ] as const)('%s', (_what, running, hasPlace, offers, words) => {
    expect(foundingText(running, hasPlace, offers)?.rest).toMatch(words);
  });

  test('the founding price is not promised to others', () => {
    expect(foundingText(PLUS, false, OFFERS)).toBeUndefined();
  });
});

test.each([
  ['in the first days', FOUNDING, ['withdraw', 'refund', 'cancel']],
  ['later', PLUS, ['cancel']],
  ['when it ends already', { ...FOUNDING, ...ENDING }, ['withdraw', 'refund']],
  ['when nothing was charged yet', { ...FOUNDING, last_charge: null }, ['withdraw', 'cancel']],
] as const)('ways out %s', (_when, subscription, actions) => {
  expect(leavingWays(subscription, false).map(({ action }) => action)).toEqual(actions);
});
