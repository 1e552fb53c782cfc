import { describe, expect, test } from 'vitest';
import type { Plan } from '@daylit/contract';
import { billingActions, canWithdraw, planStatus, renewalText, type Subscription } from './subscription.ts';

/** An evening in the reader's time zone, in Unix seconds. */
const DECEMBER_18 = new Date(2026, 11, 18, 20).getTime() / 1000;

function subscription(plan: Plan, facts: Partial<Subscription> = {}): Subscription {
  return {
    plan,
    scheduled_plan: null,
    plan_expires_at: DECEMBER_18,
    next_invoice_date: DECEMBER_18,
    next_invoice_amount: 599,
    subscription_status: 'active',
    ...facts,
  };
}

const FREE = 'Free of charge. Nothing renews.';
const TRIAL = 'Your trial ends on December 18, 2026. It then becomes Free, without a payment.';
const ADMIN = 'Everything is included. Nothing is billed.';
const RENEWS = 'Renews on December 18, 2026 for $5.99.';
const ENDS = 'Ends on December 18, 2026 and does not renew.';
const TO_PLUS = 'Changes to Plus on December 18, 2026 for $5.99.';
const TO_MONTHLY_PLUS = 'Changes to monthly Plus on December 18, 2026 for $5.99.';
const TO_PRO = 'Changes to Pro on December 18, 2026 for $5.99.';

const CHOOSE = { choosePlan: true };
const KEEP = { keep: true };
const KEEP_OR_CANCEL = { keep: true, cancel: true };
const PLUS_M = { upgrade: 'pro_monthly', cancel: true };
const PLUS_A = { upgrade: 'pro_annual', cancel: true };
const PRO_M = { downgrade: 'plus_monthly', cancel: true };
const PRO_A = { downgrade: 'plus_annual', cancel: true };

/** Per plan and scheduled change: the renewal text and the offered actions. */
const TABLE: [Plan, Subscription['scheduled_plan'] | null, string, object][] = [
  ['free', null, FREE, CHOOSE],
  ['free', 'canceled', FREE, CHOOSE],
  ['free', 'plus_monthly', FREE, CHOOSE],
  ['free', 'pro_monthly', FREE, CHOOSE],
  ['trial', null, TRIAL, CHOOSE],
  ['trial', 'canceled', TRIAL, CHOOSE],
  ['trial', 'plus_monthly', TRIAL, CHOOSE],
  ['trial', 'pro_monthly', TRIAL, CHOOSE],
  ['plus', null, RENEWS, PLUS_M],
  ['plus', 'canceled', ENDS, KEEP],
  ['plus', 'free', ENDS, KEEP],
  ['plus', 'plus_monthly', RENEWS, PLUS_M],
  ['plus', 'pro_monthly', TO_PRO, KEEP_OR_CANCEL],
  ['plus_monthly', null, RENEWS, PLUS_M],
  ['plus_monthly', 'canceled', ENDS, KEEP],
  ['plus_monthly', 'free', ENDS, KEEP],
  ['plus_monthly', 'plus_monthly', RENEWS, PLUS_M],
  ['plus_monthly', 'pro_monthly', TO_PRO, KEEP_OR_CANCEL],
  ['plus_annual', null, RENEWS, PLUS_A],
  ['plus_annual', 'canceled', ENDS, KEEP],
  ['plus_annual', 'plus_annual', RENEWS, PLUS_A],
  ['plus_annual', 'pro_annual', TO_PRO, KEEP_OR_CANCEL],
  ['plus_annual', 'plus_monthly', TO_MONTHLY_PLUS, KEEP_OR_CANCEL],
  ['pro', null, RENEWS, PRO_M],
  ['pro', 'canceled', ENDS, KEEP],
  ['pro', 'pro_monthly', RENEWS, PRO_M],
  ['pro', 'plus_monthly', TO_PLUS, KEEP_OR_CANCEL],
  ['pro_monthly', null, RENEWS, PRO_M],
  ['pro_monthly', 'canceled', ENDS, KEEP],
  ['pro_monthly', 'pro_monthly', RENEWS, PRO_M],
  ['pro_monthly', 'plus_monthly', TO_PLUS, KEEP_OR_CANCEL],
  ['pro_annual', null, RENEWS, PRO_A],
  ['pro_annual', 'canceled', ENDS, KEEP],
  ['pro_annual', 'pro_annual', RENEWS, PRO_A],
  ['pro_annual', 'plus_annual', TO_PLUS, KEEP_OR_CANCEL],
  ['admin', null, ADMIN, {}],
  ['admin', 'canceled', ADMIN, {}],
  ['admin', 'plus_monthly', ADMIN, {}],
  ['admin', 'pro_monthly', ADMIN, {}],
];

test.each(TABLE)('%s with %s scheduled', (plan, scheduled_plan, text, actions) => {
  const facts = subscription(plan, { scheduled_plan });
  expect(renewalText(facts)).toBe(text);
  expect(billingActions(facts)).toEqual(actions);
});

describe('facts that the server did not give', () => {
  const unknown = { plan_expires_at: null, next_invoice_date: null, next_invoice_amount: null };

  test.each([
    ['trial', null, 'Your trial ends 14 days after your sign-up. It then becomes Free, without a payment.'],
    ['plus', null, 'Renews every month.'],
    ['pro_annual', null, 'Renews every year.'],
    ['pro_annual', 'canceled', 'Ends with the period that is paid and does not renew.'],
    ['pro_annual', 'plus_annual', 'Changes to Plus at the end of the period.'],
  ] as const)('%s with %s scheduled', (plan, scheduled_plan, text) => {
    expect(renewalText(subscription(plan, { ...unknown, scheduled_plan }))).toBe(text);
  });

  test('one date replaces the other', () => {
    const facts = { next_invoice_date: null, next_invoice_amount: null };
    expect(renewalText(subscription('plus', facts))).toBe('Renews on December 18, 2026.');
  });
});

describe('withdrawing', () => {
  const start = Date.UTC(2026, 10, 10);
  const day = 24 * 60 * 60 * 1000;

  test.each([
    ['on the first day', start, true],
    ['before 14 days are over', start + 14 * day - 1, true],
    ['after 14 days', start + 14 * day, false],
    ['before it began', start - 1, false],
  ])('%s', (_when, now, can) => {
    expect(canWithdraw('plus_monthly', start / 1000, now)).toBe(can);
  });

  test.each(['free', 'trial', 'admin'] as const)('%s has no contract', (plan) => {
    expect(canWithdraw(plan, start / 1000, start)).toBe(false);
  });

  test('not without a start date', () => {
    expect(canWithdraw('pro', null, start)).toBe(false);
  });
});

test.each([
  ['plus', {}, 'Active'],
  ['plus', { scheduled_plan: 'canceled' }, 'Ending'],
  ['plus', { subscription_status: 'past_due' }, 'Payment due'],
  ['free', { subscription_status: 'unpaid' }, 'Active'],
] as const)('%s with %o is %s', (plan, facts, text) => {
  expect(planStatus(subscription(plan, facts)).text).toBe(text);
});
