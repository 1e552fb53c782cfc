import type { Plan, User } from '@daylit/contract';
import { dayOf, formatAmount } from './amounts.ts';
import { asPaidPlan, type PaidPlan, paidPlan, periodOf, planName, tierOf } from './plans.ts';

/** The billing facts of the member. Times are Unix seconds, amounts are minor currency units. */
export type Subscription = Pick<
  User,
  | 'plan'
  | 'scheduled_plan'
  | 'plan_expires_at'
  | 'next_invoice_date'
  | 'next_invoice_amount'
  | 'subscription_status'
>;

/** A scheduled change of the plan. */
export type Change = { kind: 'none' } | { kind: 'ends' } | { kind: 'becomes'; plan: PaidPlan };

export function scheduledChange({
  plan,
  scheduled_plan,
}: Pick<Subscription, 'plan' | 'scheduled_plan'>): Change {
  const paid = asPaidPlan(plan);
  if (paid === undefined || scheduled_plan === null) return { kind: 'none' };
  if (scheduled_plan === 'canceled' || tierOf(scheduled_plan) === 'free') return { kind: 'ends' };
  const next = asPaidPlan(scheduled_plan);
  return next === undefined || next === paid ? { kind: 'none' } : { kind: 'becomes', plan: next };
}

/** Name of the next plan; with the period if only the period changes: "annual Plus". */
export function nextPlanName(plan: Plan, next: PaidPlan): string {
  return tierOf(plan) === tierOf(next) ? `${periodOf(next)} ${planName(next)}` : planName(next);
}

/** The line below the plan's name: its next payment, or its end. */
export function renewalText(subscription: Subscription): string {
  const { plan, plan_expires_at, next_invoice_date, next_invoice_amount } = subscription;
  if (plan === 'admin') return 'Everything is included. Nothing is billed.';
  if (plan === 'free') return 'Free of charge. Nothing renews.';
  if (plan === 'trial') {
    const end = dayOf(plan_expires_at);
    return `Your trial ends ${end === undefined ? '14 days after your sign-up' : `on ${end}`}. It then becomes Free, without a payment.`;
  }
  const change = scheduledChange(subscription);
  if (change.kind === 'ends') {
    const end = dayOf(plan_expires_at ?? next_invoice_date);
    return `Ends ${end === undefined ? 'with the period that is paid' : `on ${end}`} and does not renew.`;
  }
  const day = dayOf(next_invoice_date ?? plan_expires_at);
  const amount = next_invoice_amount === null ? '' : ` for ${formatAmount(next_invoice_amount)}`;
  if (change.kind === 'becomes') {
    const when = day === undefined ? 'at the end of the period' : `on ${day}`;
    return `Changes to ${nextPlanName(plan, change.plan)} ${when}${amount}.`;
  }
  const when = day === undefined ? `every ${periodOf(plan) === 'annual' ? 'year' : 'month'}` : `on ${day}`;
  return `Renews ${when}${amount}.`;
}

/** The actions that are offered to the member. */
export interface BillingActions {
  /** Opens the price list. */
  choosePlan?: true;
  upgrade?: PaidPlan;
  downgrade?: PaidPlan;
  /** Undoes the scheduled change. */
  keep?: true;
  /** Ends the contract at the end of the period. */
  cancel?: true;
}

export function billingActions(subscription: Pick<Subscription, 'plan' | 'scheduled_plan'>): BillingActions {
  const { plan } = subscription;
  const period = periodOf(plan);
  if (plan === 'free' || plan === 'trial') return { choosePlan: true };
  if (period === undefined) return {};
  const change = scheduledChange(subscription);
  if (change.kind === 'ends') return { keep: true };
  // A change to another paid plan can be undone, and cancelling stays possible.
  if (change.kind === 'becomes') return { keep: true, cancel: true };
  return tierOf(plan) === 'plus'
    ? { upgrade: paidPlan('pro', period), cancel: true }
    : { downgrade: paidPlan('plus', period), cancel: true };
}

const WITHDRAWAL_SECONDS = 14 * 24 * 60 * 60;

/**
 * Whether the contract, made at `contractStart` (Unix seconds), can still be withdrawn from at `now` (Unix
 * milliseconds): within 14 days, whatever is scheduled.
 */
export function canWithdraw(plan: Plan, contractStart: number | null | undefined, now: number): boolean {
  if (asPaidPlan(plan) === undefined || contractStart == null) return false;
  const age = now / 1000 - contractStart;
  return age >= 0 && age < WITHDRAWAL_SECONDS;
}

/** The status beside "Current plan". */
export function planStatus(subscription: Subscription): { text: string; tone: 'success' | 'warning' } {
  if (hasPaymentDue(subscription)) return { text: 'Payment due', tone: 'warning' };
  const isEnding = scheduledChange(subscription).kind === 'ends';
  return isEnding ? { text: 'Ending', tone: 'warning' } : { text: 'Active', tone: 'success' };
}

/** Whether the last payment failed. */
export function hasPaymentDue({ plan, subscription_status }: Subscription): boolean {
  const isOwed = subscription_status === 'past_due' || subscription_status === 'unpaid';
  return isOwed && asPaidPlan(plan) !== undefined;
}
