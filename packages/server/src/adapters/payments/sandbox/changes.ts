// The changes that a caller may make to a subscription, as pure functions of an account.
import { CURRENCY } from '@daylit/contract';
import { ProviderFailure, type Refunded } from '../../../modules/billing/ports.ts';
import {
  charge,
  findLive,
  nameOfPrice,
  periodEnd,
  priceOf,
  type SandboxAccount,
  type SandboxSubscription,
} from './account.ts';
import { end, moveTo, sendBack } from './renewals.ts';

/** How long the moment of a preview may be used, in milliseconds. */
const PREVIEW_LASTS = 24 * 60 * 60 * 1000;

function live(account: SandboxAccount, id: string): SandboxSubscription {
  const subscription = findLive(account, id);
  if (!subscription) throw new ProviderFailure('not_possible', 'The subscription has ended.');
  return subscription;
}

function active(account: SandboxAccount, id: string): SandboxSubscription {
  const subscription = live(account, id);
  if (subscription.status !== 'active')
    throw new ProviderFailure('not_possible', 'A payment of the subscription is missing.');
  return subscription;
}

/** Starts a subscription and charges its first period. */
export function subscribe(
  account: SandboxAccount,
  { id, priceId, at }: { id: string; priceId: string; at: number },
): SandboxSubscription {
  const subscription: SandboxSubscription = {
    id,
    priceId,
    status: 'active',
    startedAt: at,
    anchor: at,
    periods: 1,
    periodStart: at,
    periodEnd: periodEnd(at, 1, priceOf(priceId).period),
    pastDueSince: null,
    endsWithPeriod: false,
    endedAt: null,
    scheduledPriceId: null,
  };
  account.subscriptions.push(subscription);
  charge(account, subscription, {
    amount: priceOf(priceId).amount,
    description: nameOfPrice(priceId),
    at,
    isPaid: true,
  });
  return subscription;
}

/** The cost of a change at `at`: the new price minus the unused part of the old one. */
export function preview(account: SandboxAccount, id: string, priceId: string, at: number) {
  const subscription = active(account, id);
  const [from, to] = [priceOf(subscription.priceId), priceOf(priceId)];
  const { periodStart, periodEnd: ends } = subscription;
  const left = Math.max(0, Math.min(1, (ends - at) / (ends - periodStart)));
  const isSamePeriod = from.period === to.period;
  const unused = Math.floor(from.amount * left);
  const wanted = isSamePeriod ? Math.floor(to.amount * left) : to.amount;
  return {
    cost: wanted - unused,
    due: Math.max(0, wanted - unused - account.credit),
    renewsAt: isSamePeriod ? ends : periodEnd(at, 1, to.period),
  };
}

export function changeNow(
  account: SandboxAccount,
  { id, priceId, prorationAt, now }: { id: string; priceId: string; prorationAt: number; now: number },
): void {
  if (prorationAt > now || now - prorationAt > PREVIEW_LASTS)
    throw new ProviderFailure('not_possible', 'The preview is too old.');
  const subscription = active(account, id);
  const { cost, due } = preview(account, id, priceId, prorationAt);
  if (due > 0 && !account.card?.renews) throw new ProviderFailure('declined', 'The card was declined.');
  const isSamePeriod = priceOf(subscription.priceId).period === priceOf(priceId).period;
  if (isSamePeriod) subscription.priceId = priceId;
  else moveTo(subscription, priceId, prorationAt);
  subscription.scheduledPriceId = null;
  subscription.endsWithPeriod = false;
  if (cost < 0) account.credit -= cost;
  else
    charge(account, subscription, {
      amount: cost,
      description: `Change to ${nameOfPrice(priceId)}`,
      at: now,
      isPaid: true,
    });
}

export function changeAtPeriodEnd(account: SandboxAccount, id: string, priceId: string): void {
  const subscription = active(account, id);
  subscription.scheduledPriceId = priceId;
  subscription.endsWithPeriod = false;
}

export function cancelAtPeriodEnd(account: SandboxAccount, id: string): void {
  const subscription = live(account, id);
  subscription.endsWithPeriod = true;
  subscription.scheduledPriceId = null;
}

export function keep(account: SandboxAccount, id: string): void {
  const subscription = live(account, id);
  subscription.endsWithPeriod = false;
  subscription.scheduledPriceId = null;
}

export function endNow(account: SandboxAccount, id: string, now: number): void {
  const subscription = findLive(account, id);
  if (subscription) end(account, subscription, now);
}

/**
 * Refunds every paid charge since a moment, and also returns those that an earlier call refunded. No bank
 * disputes anything here, and no refund is refused.
 */
export function refund(
  account: SandboxAccount,
  id: string,
  { since, now }: { since: number; now: number },
): { refunded: Refunded; isNew: boolean } {
  const charges = account.charges.filter(
    ({ subscriptionId, status, chargedAt }) =>
      subscriptionId === id && (status === 'paid' || status === 'refunded') && chargedAt >= since,
  );
  const fresh = charges.filter(({ status, isBounced }) => status === 'paid' && !isBounced);
  const isNew = fresh.length > 0;
  for (const entry of fresh) sendBack(entry, now);
  // Credit from charges that are all refunded must not pay for something else.
  const started = account.subscriptions.find((subscription) => subscription.id === id)?.startedAt ?? 0;
  if (since <= started) account.credit = 0;
  const amount = charges.reduce((sum, entry) => sum + entry.amount, 0);
  const back = charges.length > 0 ? { amount, currency: CURRENCY } : null;
  return { refunded: { back, held: null, refused: null }, isNew };
}
