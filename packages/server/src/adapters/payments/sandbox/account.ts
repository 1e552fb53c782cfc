// The sandbox's record of a customer. Plain data with moments in milliseconds, stored as one JSON document.
import { CURRENCY, PLAN_NAMES, TIER_OF_PLAN } from '@daylit/contract';
import { DateTime } from 'luxon';
import { type BouncedRefund, findPrice, type PriceEntry } from '../../../modules/billing/ports.ts';
import type { KeptCard } from './cards.ts';

export interface SandboxSubscription {
  id: string;
  priceId: string;
  status: 'active' | 'past_due' | 'unpaid' | 'canceled';
  startedAt: number;
  /** The moment from which periods are counted, so that a month end stays a month end. */
  anchor: number;
  /** Number of periods between the anchor and the end of the current one. */
  periods: number;
  periodStart: number;
  periodEnd: number;
  pastDueSince: number | null;
  endsWithPeriod: boolean;
  endedAt: number | null;
  scheduledPriceId: string | null;
}

export interface SandboxCharge {
  id: string;
  number: string;
  subscriptionId: string;
  /** Minor units of `CURRENCY`. */
  amount: number;
  description: string;
  chargedAt: number;
  /** For example "Visa ending 4242". */
  card: string | null;
  status: 'paid' | 'open' | 'refunded' | 'void';
  isDisputed: boolean;
  /** Whether the card's bank returns refunds. Older documents lack these three fields. */
  returnsRefunds?: boolean;
  /** When the bank returns the refund. */
  bouncesAt?: number | null;
  /** The payment was refunded, and the bank returned the refund. */
  isBounced?: boolean;
}

export interface SandboxAccount {
  id: string;
  card: KeptCard | null;
  /** The customer's credit from a change to a cheaper price, in minor units. */
  credit: number;
  subscriptions: SandboxSubscription[];
  charges: SandboxCharge[];
  /** The results of calls, by idempotency key. */
  done: Record<string, unknown>;
}

/** An event for the webhook. */
export interface AccountEvent {
  type: string;
  subscriptionId: string | null;
  checkoutId: string | null;
  bounced?: BouncedRefund;
}

export function emptyAccount(id: string): SandboxAccount {
  return { id, card: null, credit: 0, subscriptions: [], charges: [], done: {} };
}

/** A price of the table. Throws for an unknown one, which no caller asks for. */
export function priceOf(id: string): PriceEntry {
  const price = findPrice(id);
  if (!price) throw new Error(`The sandbox has no price ${id}.`);
  return price;
}

/**
 * The end of the n-th period after the anchor: the same day of the month, or the last one of a shorter month.
 */
export function periodEnd(anchor: number, periods: number, period: 'monthly' | 'annual'): number {
  const from = DateTime.fromMillis(anchor, { zone: 'utc' });
  return from.plus(period === 'monthly' ? { months: periods } : { years: periods }).toMillis();
}

export function isLive({ status }: SandboxSubscription): boolean {
  return status !== 'canceled';
}

export function findLive(account: SandboxAccount, id: string): SandboxSubscription | undefined {
  return account.subscriptions.find((subscription) => subscription.id === id && isLive(subscription));
}

/** A price in words: `Plus, one year, founding price`. */
export function nameOfPrice(id: string): string {
  const { plan, period, kind } = priceOf(id);
  const parts = [PLAN_NAMES[TIER_OF_PLAN[plan]], period === 'annual' ? 'one year' : 'one month'];
  return [...parts, ...(kind === 'founding' ? ['founding price'] : [])].join(', ');
}

/** Writes an invoice. The customer's credit pays first. */
export function charge(
  account: SandboxAccount,
  subscription: SandboxSubscription,
  wanted: { amount: number; description: string; at: number; isPaid: boolean },
): SandboxCharge {
  const used = Math.min(account.credit, wanted.amount);
  account.credit -= used;
  const number = `PLAY-${account.id.slice(4, 12).toUpperCase()}-${String(account.charges.length + 1).padStart(4, '0')}`;
  const entry: SandboxCharge = {
    id: `in_${account.id.slice(4)}_${account.charges.length + 1}`,
    number,
    subscriptionId: subscription.id,
    amount: wanted.amount - used,
    description: wanted.description,
    chargedAt: wanted.at,
    card: wanted.isPaid && account.card ? `${account.card.brand} ending ${account.card.last4}` : null,
    status: wanted.isPaid ? 'paid' : 'open',
    isDisputed: false,
    returnsRefunds: account.card?.returnsRefunds ?? false,
  };
  account.charges.push(entry);
  return entry;
}

/** Formats an amount for people: `$48.00`. */
export function inMoney(amount: number): string {
  return (amount / 100).toLocaleString('en-US', { style: 'currency', currency: CURRENCY });
}
