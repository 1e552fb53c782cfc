// The effects of time on a customer's subscriptions. The same account and moment always give the same result,
// in one step or in many.
import { CURRENCY } from '@daylit/contract';
import {
  type AccountEvent,
  charge,
  isLive,
  nameOfPrice,
  periodEnd,
  priceOf,
  type SandboxAccount,
  type SandboxCharge,
  type SandboxSubscription,
} from './account.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long after a failed payment the sandbox keeps trying, and how long an unpaid subscription is kept. */
const TRIES_FOR = 7 * DAY;
const UNPAID_FOR = 30 * DAY;

/** After how long the bank returns a refund that its card does not take. */
const BOUNCES_AFTER = 3 * DAY;

/** Does everything that became due until `now`, in order. */
export function advance(account: SandboxAccount, now: number): AccountEvent[] {
  const events: AccountEvent[] = [];
  for (const subscription of account.subscriptions) {
    for (let at = nextMoment(subscription); at !== null && at <= now; at = nextMoment(subscription)) {
      events.push(step(account, subscription, at));
    }
  }
  for (const entry of account.charges)
    if (entry.bouncesAt && entry.bouncesAt <= now) events.push(bounce(entry));
  return events;
}

/** Refunds a charge to its card. */
export function sendBack(entry: SandboxCharge, now: number): void {
  entry.status = 'refunded';
  if (entry.returnsRefunds) entry.bouncesAt = now + BOUNCES_AFTER;
}

function bounce(entry: SandboxCharge): AccountEvent {
  Object.assign(entry, { status: 'paid', bouncesAt: null, isBounced: true });
  const bounced = { id: `re_${entry.id}`, amount: entry.amount, currency: CURRENCY };
  return { type: 'refund.failed', subscriptionId: entry.subscriptionId, checkoutId: null, bounced };
}

/** When the next thing becomes due for an account; null when nothing does. */
export function nextMomentOf(account: SandboxAccount): number | null {
  const bounces = account.charges.map(({ bouncesAt }) => bouncesAt ?? null);
  const moments = [...account.subscriptions.map(nextMoment), ...bounces].filter((moment) => moment !== null);
  return moments.length > 0 ? Math.min(...moments) : null;
}

function nextMoment(subscription: SandboxSubscription): number | null {
  const { status, pastDueSince } = subscription;
  if (status === 'canceled') return null;
  if (status === 'past_due') return (pastDueSince ?? 0) + TRIES_FOR;
  if (status === 'unpaid') return (pastDueSince ?? 0) + UNPAID_FOR;
  return subscription.periodEnd;
}

function step(account: SandboxAccount, subscription: SandboxSubscription, at: number): AccountEvent {
  const told = (type: string): AccountEvent => ({ type, subscriptionId: subscription.id, checkoutId: null });
  if (subscription.status === 'past_due') {
    subscription.status = 'unpaid';
    return told('customer.subscription.updated');
  }
  if (subscription.status === 'unpaid' || subscription.endsWithPeriod) {
    end(account, subscription, at);
    return told('customer.subscription.deleted');
  }
  return told(renew(account, subscription, at) ? 'invoice.paid' : 'invoice.payment_failed');
}

function renew(account: SandboxAccount, subscription: SandboxSubscription, at: number): boolean {
  if (subscription.scheduledPriceId !== null) moveTo(subscription, subscription.scheduledPriceId, at);
  else startNextPeriod(subscription);
  const isPaid = account.card?.renews ?? false;
  const { amount } = priceOf(subscription.priceId);
  const description = nameOfPrice(subscription.priceId);
  const invoice = charge(account, subscription, { amount, description, at, isPaid });
  if (isPaid || invoice.amount === 0) {
    invoice.status = 'paid';
    return true;
  }
  subscription.status = 'past_due';
  subscription.pastDueSince = at;
  return false;
}

/** Starts a period with another price at `at`. */
export function moveTo(subscription: SandboxSubscription, priceId: string, at: number): void {
  subscription.priceId = priceId;
  subscription.scheduledPriceId = null;
  subscription.anchor = at;
  subscription.periods = 0;
  subscription.periodEnd = at;
  startNextPeriod(subscription);
}

function startNextPeriod(subscription: SandboxSubscription): void {
  subscription.periods += 1;
  subscription.periodStart = subscription.periodEnd;
  const { period } = priceOf(subscription.priceId);
  subscription.periodEnd = periodEnd(subscription.anchor, subscription.periods, period);
}

/** Ends a subscription at once. Open invoices are no longer collected. */
export function end(account: SandboxAccount, subscription: SandboxSubscription, at: number): void {
  subscription.status = 'canceled';
  subscription.endedAt = at;
  subscription.endsWithPeriod = false;
  subscription.scheduledPriceId = null;
  for (const open of account.charges) {
    if (open.subscriptionId === subscription.id && open.status === 'open') open.status = 'void';
  }
}

/** Tries the open invoices again after a change of the card. */
export function payOpen(account: SandboxAccount, now: number): AccountEvent[] {
  const { card } = account;
  if (!card?.renews) return [];
  return account.subscriptions.filter(isLive).flatMap((subscription): AccountEvent[] => {
    if (subscription.pastDueSince === null) return [];
    for (const open of account.charges) {
      if (open.subscriptionId !== subscription.id || open.status !== 'open') continue;
      Object.assign(open, { status: 'paid', chargedAt: now, card: `${card.brand} ending ${card.last4}` });
    }
    subscription.status = 'active';
    subscription.pastDueSince = null;
    return [{ type: 'invoice.paid', subscriptionId: subscription.id, checkoutId: null }];
  });
}
