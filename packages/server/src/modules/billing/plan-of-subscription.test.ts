import { expect, it } from 'vitest';
import { effectivePlan } from '../members/effective-plan.ts';
import { planOfSubscription } from './plan-of-subscription.ts';
import type { ProviderSubscription } from './ports.ts';

const date = (text: string): Date => new Date(`${text}T12:00:00Z`);

/** Plus by the month, from 1 March, paid. */
const PAID: ProviderSubscription = {
  id: 'sub_1',
  customerId: 'cus_1',
  priceId: 'plus_monthly',
  status: 'active',
  startedAt: date('2027-03-01'),
  periodStart: date('2027-03-01'),
  periodEnd: date('2027-04-01'),
  pastDueSince: null,
  endsWithPeriod: false,
  endedAt: null,
  scheduledPriceId: null,
  lastCharge: {
    amount: 599,
    currency: 'usd',
    chargedAt: date('2027-03-01'),
    isRefunded: false,
    isDisputed: false,
  },
  card: null,
};
const PAST_DUE = { status: 'past_due', pastDueSince: date('2027-03-01') } as const;
const charge = (change: object) => ({
  lastCharge: { ...PAID.lastCharge, ...change } as typeof PAID.lastCharge,
});

const rows: [string, Partial<ProviderSubscription>, string, string | null][] = [
  ['active', {}, '2027-03-15', 'plus_monthly'],
  ['active, and the provider silent for 6 days', {}, '2027-04-07', 'plus_monthly'],
  ['active, and the provider silent for 7 days', {}, '2027-04-08', null],
  ['past due, 6 days', PAST_DUE, '2027-03-07', 'plus_monthly'],
  ['past due, 7 days', PAST_DUE, '2027-03-08', null],
  ['unpaid', { status: 'unpaid', pastDueSince: date('2027-03-01') }, '2027-03-15', null],
  ['incomplete', { status: 'incomplete' }, '2027-03-15', null],
  ['cancelled, before the end', { endsWithPeriod: true }, '2027-03-31', 'plus_monthly'],
  ['cancelled, at the end', { endsWithPeriod: true }, '2027-04-01', null],
  ['ended', { status: 'canceled', endedAt: date('2027-03-10') }, '2027-03-15', null],
  [
    'a schedule down, before it',
    { priceId: 'pro_annual', scheduledPriceId: 'plus_annual' },
    '2027-03-15',
    'pro_annual',
  ],
  ['a schedule up, before it', { scheduledPriceId: 'pro_monthly' }, '2027-03-15', 'plus_monthly'],
  ['the founding price', { priceId: 'plus_annual_founding' }, '2027-03-15', 'plus_annual'],
  ['refunded', charge({ isRefunded: true }), '2027-03-15', null],
  ['disputed', charge({ isDisputed: true }), '2027-03-15', null],
  ['a price that is not ours', { priceId: 'price_of_another_product' }, '2027-03-15', null],
];

it.each(rows)('%s', (_name, change, day, plan) => {
  expect(planOfSubscription({ ...PAID, ...change }, date(day)).plan).toBe(plan);
});

it('the state of a plan says when a plan ends, and until when it counts without news from the provider', () => {
  const at = (change: Partial<ProviderSubscription>) =>
    planOfSubscription({ ...PAID, ...change }, date('2027-03-02'));
  expect(at({})).toMatchObject({ until: date('2027-04-08'), endsAt: null });
  expect(at({ endsWithPeriod: true })).toMatchObject({
    until: date('2027-04-01'),
    endsAt: date('2027-04-01'),
  });
  expect(at(PAST_DUE)).toMatchObject({ until: date('2027-03-08'), endsAt: date('2027-03-08') });
});

const trial = { plan: 'trial', plan_expires_at: date('2027-03-10') } as const;
const nothing = { paid_plan: null, paid_until: null, paid_ends_at: null };
const paid = { paid_plan: 'pro_annual', paid_until: date('2027-03-05'), paid_ends_at: null } as const;

it.each([
  ['a trial', { ...trial, ...nothing }, '2027-03-09', 'trial'],
  ['a trial that is over', { ...trial, ...nothing }, '2027-03-10', 'free'],
  ['a subscription within a trial', { ...trial, ...paid }, '2027-03-04', 'pro_annual'],
  ['the trial after a subscription that ended', { ...trial, ...paid }, '2027-03-05', 'trial'],
  ['nothing after both', { ...trial, ...paid }, '2027-03-10', 'free'],
  ['an operator', { plan: 'admin', plan_expires_at: null, ...paid }, '2027-03-04', 'admin'],
] as const)('%s', (_name, row, day, plan) => {
  expect(effectivePlan(row, date(day)).plan).toBe(plan);
});
