import {
  type CurrentSubscription,
  type Plan,
  type PlanOffers,
  RENEWAL_NOTICE_DAYS,
  type SubscriptionState,
  TRIAL_DAYS,
} from '@daylit/contract';
import { formatDate } from '../lib/format-date.ts';
import { dayOf, formatMoney } from './amounts.ts';
import { type PaidPlan, paidPlan, perPeriod, periodOf, planName, priceOf, tierOf } from './plans.ts';

/** What the member has: the plan that counts now, and the subscription behind it. */
export interface Membership {
  plan: Plan;
  /** End of the trial, in Unix seconds. */
  plan_expires_at: number | null;
  /** Null without one. An ended one counts as none. */
  subscription: CurrentSubscription | null;
}

/** A scheduled change of the plan, with its moment (ISO 8601). */
export type Change =
  | { kind: 'none' }
  | { kind: 'ends'; at: string }
  | { kind: 'becomes'; plan: PaidPlan; at: string };

export function scheduledChange(subscription: CurrentSubscription): Change {
  const { plan, ends_at, scheduled_plan, scheduled_at, renews_at } = subscription;
  if (ends_at !== null) return { kind: 'ends', at: ends_at };
  const at = scheduled_at ?? renews_at;
  if (scheduled_plan === null || scheduled_plan === plan || at === null) return { kind: 'none' };
  return { kind: 'becomes', plan: scheduled_plan, at };
}

/** The subscription that still runs, paid or not. Null when there is none, or when it has ended. */
export function runningSubscription({ subscription }: Membership): CurrentSubscription | null {
  return subscription?.status === 'canceled' ? null : subscription;
}

/** Name of the next plan; with the period if only the period changes: "annual Plus". */
function nextPlanName(plan: Plan, next: PaidPlan): string {
  return tierOf(plan) === tierOf(next) ? `${periodOf(next)} ${planName(next)}` : planName(next);
}

/** The line below the plan's name: its next payment, or its end. */
export function renewalText(membership: Membership): string {
  const { plan, plan_expires_at } = membership;
  if (plan === 'admin') return 'Everything is included. Nothing is billed.';
  const running = runningSubscription(membership);
  if (plan === 'free')
    return running && isDisputed(running) ? 'Free of charge for now.' : 'Free of charge. Nothing renews.';
  if (plan === 'trial') {
    const end = dayOf(plan_expires_at);
    return `Your trial ends ${end === undefined ? `${TRIAL_DAYS} days after your sign-up` : `on ${end}`}. It then becomes Free, without a payment.`;
  }
  if (running === null) return 'Nothing renews.';
  const change = scheduledChange(running);
  if (change.kind === 'ends') return `Ends on ${formatDate(change.at)} and does not renew.`;
  const { renewal, renews_at } = running;
  const next = change.kind === 'becomes' ? change.plan : running.plan;
  const amount = renewal === null ? '' : ` for ${formatMoney(renewal)} ${perPeriod(next)}`;
  if (change.kind === 'becomes')
    return `Changes to ${nextPlanName(plan, next)} on ${formatDate(change.at)}${amount}.`;
  if (renews_at === null) return `Renews every ${periodOf(next) === 'annual' ? 'year' : 'month'}${amount}.`;
  const notice = periodOf(next) === 'annual' ? ` We mail you ${RENEWAL_NOTICE_DAYS} days before.` : '';
  return `Renews on ${formatDate(renews_at)}${amount}.${notice}`;
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
  /** Opens the provider's page. */
  changeCard?: true;
}

export function billingActions(membership: Membership): BillingActions {
  if (membership.plan === 'admin') return {};
  const subscription = runningSubscription(membership);
  if (subscription === null) return tierOf(membership.plan) === 'pro' ? {} : { choosePlan: true };
  const change = scheduledChange(subscription);
  if (change.kind === 'ends') return { keep: true, changeCard: true };
  // A change to another paid plan can be undone, and cancelling stays possible.
  if (change.kind === 'becomes') return { keep: true, cancel: true, changeCard: true };
  // An open payment comes first, before any other purchase.
  if (hasPaymentDue(subscription) || isDisputed(subscription)) return { cancel: true, changeCard: true };
  const { plan } = subscription;
  const other = paidPlan(tierOf(plan) === 'plus' ? 'pro' : 'plus', periodOf(plan) ?? 'monthly');
  const way = tierOf(plan) === 'plus' ? { upgrade: other } : { downgrade: other };
  return { ...way, cancel: true, changeCard: true };
}

/** The status beside "Current plan". */
export function planStatus(membership: Membership): { text: string; tone: 'success' | 'warning' } {
  const subscription = runningSubscription(membership);
  if (subscription === null) return { text: 'Active', tone: 'success' };
  if (hasPaymentDue(subscription)) return { text: 'Payment due', tone: 'warning' };
  if (isDisputed(subscription)) return { text: 'In dispute', tone: 'warning' };
  return scheduledChange(subscription).kind === 'ends'
    ? { text: 'Ending', tone: 'warning' }
    : { text: 'Active', tone: 'success' };
}

/** Whether the last payment failed. */
function hasPaymentDue({ status }: Pick<CurrentSubscription, 'status'>): boolean {
  return status === 'past_due' || status === 'unpaid';
}

/** Whether the bank has taken the last charge back. */
export function isDisputed({ last_charge }: Pick<CurrentSubscription, 'last_charge'>): boolean {
  return last_charge?.is_disputed === true;
}

/** Whether it gives no plan, because it is not paid. */
export function isResting(subscription: CurrentSubscription): boolean {
  return subscription.status === 'unpaid' || isDisputed(subscription);
}

/** The consequence of a charge that the bank has taken back. Undefined for any other. */
export function disputedText(subscription: CurrentSubscription): string | undefined {
  const { last_charge, plan, renews_at } = subscription;
  if (last_charge === null || !isDisputed(subscription)) return undefined;
  const name = planName(plan);
  const goesOn =
    renews_at === null
      ? ''
      : ` The contract goes on and renews on ${formatDate(renews_at)}, unless you cancel it.`;
  return `Your bank has taken the last charge of ${formatMoney(last_charge)} back, so ${name} is paused. If the bank decides that the charge stands, ${name} comes back.${goesOn}`;
}

/** The consequence of a failed payment, and what to do. Undefined when everything is paid. */
export function paymentDueText(subscription: CurrentSubscription): string | undefined {
  if (!hasPaymentDue(subscription)) return undefined;
  const name = planName(subscription.plan);
  if (subscription.status === 'unpaid')
    return `Your payment for ${name} did not go through, so your account is Free for now. Change your card, and ${name} comes back when it is paid. Nothing of yours is lost.`;
  const { grace_until } = subscription;
  const stays = grace_until === null ? '' : ` ${name} stays until ${formatDate(grace_until)}.`;
  return `Your last payment did not go through.${stays} Change your card, or ask your bank.`;
}

/** The meaning of a withdrawal or refund that is not finished. */
export function leavingText(way: NonNullable<SubscriptionState['leaving']>): string {
  const [what, money] =
    way === 'withdraw' ? ['withdrawal', 'all that you paid'] : ['request for a refund', 'the last charge'];
  return `We have your ${what}. The payment provider has not confirmed the refund of ${money} yet. We take care of it and mail you the receipt. Nothing more is charged.`;
}

/** The meaning of the founding place for the member. Undefined without one. */
export function foundingText(
  running: CurrentSubscription | null,
  hasFoundingPlace: boolean,
  offers: PlanOffers | undefined,
): { lead: string; rest: string } | undefined {
  if (running === null || !running.is_founding)
    return hasFoundingPlace
      ? { lead: 'Your founding price waits for you.', rest: 'It holds for annual plans, for life.' }
      : undefined;
  const { plan, price } = running;
  const paid = `${formatMoney(price)} ${perPeriod(plan)}.`;
  const saving = offers && priceOf(offers, plan, true)?.savings.against_list;
  if (!saving) return { lead: 'Founding price, yours for life.', rest: paid };
  const money = (amount: number) => formatMoney({ amount, currency: price.currency });
  return {
    lead: 'Founding price, yours for life.',
    rest: `${paid} The list price is ${money(saving.compared_to)}: you save ${money(saving.amount)} ${perPeriod(plan)} (${saving.percent}%).`,
  };
}
