import { REFUND_DAYS, WITHDRAWAL_DAYS } from '@daylit/contract';
import type { Leaving } from './tables.ts';
import type { ProviderSubscription, Refunded } from './ports.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Until when the contract can be withdrawn from. */
export function withdrawUntil({ startedAt }: ProviderSubscription): Date {
  return new Date(startedAt.getTime() + WITHDRAWAL_DAYS * DAY);
}

/** Until when the last charge can be had back; null when there is none that we could give back. */
export function refundUntil({ lastCharge }: ProviderSubscription): Date | null {
  if (!lastCharge || lastCharge.isRefunded || lastCharge.isDisputed || lastCharge.amount === 0) return null;
  return new Date(lastCharge.chargedAt.getTime() + REFUND_DAYS * DAY);
}

/** Whether something is still to come back. */
export function isUnreturned({ held, refused }: Refunded): boolean {
  return held !== null || refused !== null;
}

/**
 * Whether a way out ends the contract. A withdrawal always does. Whoever wants the last charge back keeps the
 * plan when nothing of it goes back.
 */
export function isEnd(way: Leaving['way'], refunded: Refunded): boolean {
  return way === 'withdraw' || refunded.back !== null || !isUnreturned(refunded);
}
