import { REFUND_DAYS, WITHDRAWAL_DAYS } from '@daylit/contract';
import type { Leaving, Unreturned } from './tables.ts';
import type { ProviderSubscription, Refunded } from './ports.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * The waiting times before the provider is asked again for a refused refund. A card that takes none for
 * eleven days takes none.
 */
const PAUSES = [HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY];

/** Number of failed attempts after which the provider is not asked again. */
export const MOST_TRIES = PAUSES.length;

/** When the provider is asked again; null when it is not. A dispute is checked until it is decided. */
export function nextTry(unreturned: readonly Unreturned[], tries: number, now: Date): Date | null {
  const pause = unreturned.some(({ refunded }) => refunded.refused) ? PAUSES[tries] : undefined;
  const isHeld = unreturned.some(({ refunded }) => refunded.held);
  const wait = pause ?? (isHeld ? DAY : undefined);
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** The provider's result without what was paid back outside it. */
export function lessPaidByHand(refunded: Refunded, { paidByHand }: Pick<Unreturned, 'paidByHand'>): Refunded {
  const { refused } = refunded;
  if (!refused || !paidByHand) return refunded;
  const amount = refused.amount - paidByHand.amount;
  return { ...refunded, refused: amount > 0 ? { ...refused, amount } : null };
}

/** The end of the withdrawal period. */
export function withdrawUntil({ startedAt }: ProviderSubscription): Date {
  return new Date(startedAt.getTime() + WITHDRAWAL_DAYS * DAY);
}

/** Until when the last charge can be refunded; null when there is none that could be. */
export function refundUntil({ lastCharge }: ProviderSubscription): Date | null {
  if (!lastCharge || lastCharge.isRefunded || lastCharge.isDisputed || lastCharge.amount === 0) return null;
  return new Date(lastCharge.chargedAt.getTime() + REFUND_DAYS * DAY);
}

/** Whether a refund is still outstanding. */
export function isUnreturned({ held, refused }: Refunded): boolean {
  return held !== null || refused !== null;
}

/**
 * Whether leaving ends the contract. A withdrawal always does. A refund of the last charge does not when
 * nothing of it can be refunded.
 */
export function isEnd(way: Leaving['way'], refunded: Refunded): boolean {
  return way === 'withdraw' || refunded.back !== null || !isUnreturned(refunded);
}
