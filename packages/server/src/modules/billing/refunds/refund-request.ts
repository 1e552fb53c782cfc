import { type Money, REFUND_DAYS, WITHDRAWAL_DAYS } from '@daylit/contract';
import type { BouncedRefund, ProviderSubscription, Refunded } from '../ports.ts';

/**
 * A member's request to end a contract and get the money back, as a state machine:
 *
 * | state       | what it means                                         | what comes next               |
 * | ----------- | ----------------------------------------------------- | ----------------------------- |
 * | requested   | stored; the provider has not confirmed all of it      | outstanding, declined, closed |
 * | outstanding | the contract has ended; some money is held or refused | closed                        |
 * | bounced     | a bank returned a refund, which is never sent again   | closed, by hand               |
 * | declined    | nothing of a `refund` can go back; the contract stays | nothing; it is not stored     |
 * | closed      | all the money is back                                 | nothing; it is not stored     |
 *
 * `nextStep` decides what is done, `createRefundRunner` does it, and `transition` gives the states after each
 * event. An erased account has no row for a state, so `createErasedRefunds` gives its request to a job.
 */
export interface RefundRequest {
  way: 'withdraw' | 'refund';
  subscriptionId: string;
  /** Every charge since this moment is refunded. ISO 8601, as `askedAt`. */
  since: string;
  askedAt: string;
  /** The provider's last answer, about all of its charges. Absent in the state `requested`. */
  refunded?: Refunded;
  /** What the operator has paid back outside the provider, which still refuses it. */
  paidByHand?: Money;
}

export type OutstandingRequest = RefundRequest & { refunded: Refunded };

/** The stored requests of a member, by their states. */
export interface OpenRefunds {
  requested: RefundRequest | null;
  outstanding: OutstandingRequest[];
  bounced: BouncedRefund[];
  /** Number of failed attempts at what is outstanding, since something was new. */
  tries: number;
  /** When the provider is asked for it again; null when it is not. */
  dueAt: Date | null;
}

/** Money that the operator has to pay back outside the provider. `id` is a subscription's or a refund's. */
export interface ManualRefund extends Money {
  id: string;
  why: 'refused' | 'bounced';
}

export type RefundEvent =
  | { type: 'requested'; request: RefundRequest }
  /** The provider gave a new answer to a request. */
  | { type: 'answered'; request: RefundRequest; refunded: Refunded }
  /** A subscription that was paid for beside the one of record is refunded. */
  | { type: 'second_refunded'; request: OutstandingRequest }
  /** The provider was asked when it was due, and nothing was new. */
  | { type: 'failed_again' }
  /** The provider reported something while another change was running. */
  | { type: 'reported' }
  | { type: 'bounced'; refund: BouncedRefund }
  | { type: 'paid_by_hand'; refund: ManualRefund };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * The waiting times before the provider is asked again for a refused refund. A card that takes none for
 * eleven days takes none.
 */
const PAUSES = [HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY];

/** Number of failed attempts after which the provider is not asked again. */
export const MOST_TRIES = PAUSES.length;

/** The stored requests after an event. */
export function transition(refunds: OpenRefunds, event: RefundEvent, now: Date): OpenRefunds {
  switch (event.type) {
    case 'requested':
      return { ...refunds, requested: event.request };
    case 'answered': {
      const { request, refunded } = event;
      const rest = request.refunded ? refunds : { ...refunds, requested: null };
      const isStored = request.refunded || !isDeclined(request.way, refunded);
      return isStored ? withAnswer(rest, { ...request, refunded }, now) : rest;
    }
    case 'second_refunded':
      return withAnswer(refunds, event.request, now);
    case 'failed_again': {
      const tries = refunds.tries + 1;
      return { ...refunds, tries, dueAt: nextTry(refunds.outstanding, tries, now) };
    }
    case 'reported':
      return { ...refunds, dueAt: now };
    case 'bounced':
      return { ...refunds, bounced: [...refunds.bounced, event.refund] };
    case 'paid_by_hand':
      return withPayment(refunds, event.refund, now);
  }
}

/** What is to be done now; undefined when it is nothing. */
export type NextStep = ReturnType<typeof nextStep>;

/**
 * First the outstanding ones that are due, or all when the provider reported something (`isNew`), then the
 * requested one. Only an attempt that was due counts as failed.
 */
export function nextStep({ requested, outstanding, dueAt }: OpenRefunds, now: Date, isNew: boolean) {
  const isDue = outstanding.length > 0 && dueAt !== null && dueAt <= now;
  const again = isDue || isNew ? outstanding : [];
  return requested || again.length > 0 ? { again, isDue, requested } : undefined;
}

/** What only the operator can pay back. */
export function manualRefunds({
  outstanding,
  bounced,
}: Pick<OpenRefunds, 'outstanding' | 'bounced'>): ManualRefund[] {
  const refused = outstanding.flatMap(({ subscriptionId: id, refunded }): ManualRefund[] =>
    refunded.refused ? [{ id, ...refunded.refused, why: 'refused' }] : [],
  );
  return [...refused, ...bounced.map((refund): ManualRefund => ({ ...refund, why: 'bounced' }))];
}

/** Whether some of the money did not go back yet. */
export function isOutstanding({ held, refused }: Refunded): boolean {
  return held !== null || refused !== null;
}

/** Whether a first answer declines the request. A withdrawal ends the contract in any case. */
export function isDeclined(way: RefundRequest['way'], refunded: Refunded): boolean {
  return way === 'refund' && refunded.back === null && isOutstanding(refunded);
}

/** The provider's answer without what was paid back outside it. */
export function withoutPaidByHand(answer: Refunded, { paidByHand }: RefundRequest): Refunded {
  const { refused } = answer;
  if (!refused || !paidByHand) return answer;
  const amount = refused.amount - paidByHand.amount;
  return { ...answer, refused: amount > 0 ? { ...refused, amount } : null };
}

/** The provider's key of an attempt. */
export function attemptKey({ way, subscriptionId }: RefundRequest, now: Date): string {
  return `${way} ${subscriptionId} ${now.toISOString()}`;
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

/** With news the waiting times start again. */
function withAnswer(refunds: OpenRefunds, request: OutstandingRequest, now: Date): OpenRefunds {
  const others = refunds.outstanding.filter(
    ({ subscriptionId }) => subscriptionId !== request.subscriptionId,
  );
  const outstanding = isOutstanding(request.refunded) ? [...others, request] : others;
  return { ...refunds, outstanding, tries: 0, dueAt: nextTry(outstanding, 0, now) };
}

function withPayment(refunds: OpenRefunds, { id, why, ...money }: ManualRefund, now: Date): OpenRefunds {
  if (why === 'bounced') return { ...refunds, bounced: refunds.bounced.filter((each) => each.id !== id) };
  const request = refunds.outstanding.find(({ subscriptionId }) => subscriptionId === id);
  if (!request) return refunds;
  const paidByHand = { ...money, amount: money.amount + (request.paidByHand?.amount ?? 0) };
  return withAnswer(
    refunds,
    { ...request, refunded: { ...request.refunded, refused: null }, paidByHand },
    now,
  );
}

/** A dispute is checked until it is decided. */
function nextTry(outstanding: readonly OutstandingRequest[], tries: number, now: Date): Date | null {
  const pause = outstanding.some(({ refunded }) => refunded.refused) ? PAUSES[tries] : undefined;
  const wait = pause ?? (outstanding.some(({ refunded }) => refunded.held) ? DAY : undefined);
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
