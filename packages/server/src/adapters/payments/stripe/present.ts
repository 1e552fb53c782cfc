import type { Invoice } from '@daylit/contract';
import type Stripe from 'stripe';
import { type Checkout, ProviderFailure, type ProviderSubscription } from '../../../modules/billing/ports.ts';
import { idOf, toDate } from './calls.ts';
import type { Payment } from './payments.ts';
import type { PriceIds } from './prices.ts';

/** The fields of a subscription that an answer must hold in full to be presented. */
export const EXPANDED = ['default_payment_method', 'schedule'];

/** The only item of the subscription. */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new ProviderFailure('unavailable', 'The subscription has no item.');
  return item;
}

export function presentCheckout(session: Stripe.Checkout.Session, prices: PriceIds): Checkout {
  const customerId = idOf(session.customer);
  const priceId = session.line_items?.data[0]?.price?.id;
  if (customerId === null || priceId === undefined || session.currency === null)
    throw new ProviderFailure('unavailable', 'The checkout has no customer or no price.');
  return {
    id: session.id,
    status: CHECKOUT_STATUS[session.status ?? 'open'] ?? 'open',
    isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
    customerId,
    subscriptionId: idOf(session.subscription),
    priceId: prices.toOurs(priceId),
    currency: session.currency,
  };
}

const CHECKOUT_STATUS: Record<string, Checkout['status']> = { complete: 'complete', expired: 'expired' };

interface Money {
  last: { invoice: Stripe.Invoice; payments: Payment[] } | undefined;
  /** Seconds; null when nothing is open. */
  openSince: number | null;
}

export function presentSubscription(
  subscription: Stripe.Subscription,
  { last, openSince }: Money,
  prices: PriceIds,
): ProviderSubscription {
  const item = itemOf(subscription);
  const status = STATUS[subscription.status] ?? 'unpaid';
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    priceId: prices.toOurs(item.price.id),
    status,
    startedAt: toDate(subscription.start_date),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    pastDueSince: status === 'active' || openSince === null ? null : toDate(openSince),
    endsWithPeriod: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
    scheduledPriceId: scheduledPrice(subscription, prices),
    lastCharge: last ? presentCharge(last) : null,
    card: cardOf(subscription, last?.payments),
  };
}

const STATUS: Record<string, ProviderSubscription['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
};

function presentCharge({
  invoice,
  payments,
}: NonNullable<Money['last']>): ProviderSubscription['lastCharge'] {
  return {
    amount: invoice.amount_paid,
    currency: invoice.currency,
    chargedAt: toDate(invoice.status_transitions.paid_at ?? invoice.created),
    isRefunded: areReturned(payments),
    isDisputed: payments.some(({ dispute }) => dispute !== null),
  };
}

function areReturned(payments: readonly Payment[]): boolean {
  return payments.length > 0 && payments.every(({ charge, returned }) => returned >= charge.amount);
}

function cardOf({ default_payment_method: method }: Stripe.Subscription, payments: Payment[] = []) {
  const card =
    method !== null && typeof method === 'object'
      ? method.card
      : payments[0]?.charge.payment_method_details?.card;
  return card?.brand && card.last4 ? { brand: nameOfBrand(card.brand), last4: card.last4 } : null;
}

/** The price of the phase after the current one. */
function scheduledPrice({ schedule, items }: Stripe.Subscription, prices: PriceIds): string | null {
  if (schedule === null || typeof schedule === 'string') return null;
  const ends = items.data[0]?.current_period_end ?? 0;
  const next = schedule.phases.find(({ start_date }) => start_date >= ends);
  const price = idOf(next?.items[0]?.price);
  return price === null ? null : prices.toOurs(price);
}

/** Undefined for an invoice that nobody has to pay: a draft, or a void one. */
export function presentInvoice(invoice: Stripe.Invoice, payments: readonly Payment[]): Invoice | undefined {
  const isPaid = invoice.status === 'paid';
  if (!invoice.id || (!isPaid && invoice.status !== 'open')) return undefined;
  const isRefunded = areReturned(payments);
  const card = payments[0]?.charge.payment_method_details?.card;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    created_at: toDate(invoice.created).toISOString(),
    amount: isPaid ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    description: (invoice.lines.data.at(-1)?.description ?? 'Subscription').slice(0, 200),
    card: card?.last4 ? `${nameOfBrand(card.brand ?? 'card')} ending ${card.last4}` : null,
    status: isRefunded ? 'refunded' : isPaid ? 'paid' : 'open',
  };
}

function nameOfBrand(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
