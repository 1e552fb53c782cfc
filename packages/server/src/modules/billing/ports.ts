// What billing needs of a payment provider. The truth about a subscription is the provider's.
// Prices have the ids of our own table everywhere here; an adapter translates them. A price that is not in
// the table keeps the provider's id.
import type { Invoice, Money, PlanPrice } from '@daylit/contract';

export { type PriceEntry, findPrice, priceFor } from './prices.ts';

/** A plan that can be paid for. */
export type PaidPlan = PlanPrice['plan'];

/** A finished or unfinished checkout, as the provider tells it. */
export interface Checkout {
  id: string;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  customerId: string;
  /** Null until it is complete. */
  subscriptionId: string | null;
  priceId: string;
  currency: string;
}

/** A subscription, as the provider tells it. Moments are those of the provider's clock. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  priceId: string;
  status: 'active' | 'past_due' | 'unpaid' | 'incomplete' | 'canceled';
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** Since when a payment is missing. Null when everything is paid. */
  pastDueSince: Date | null;
  /** It ends with the period. */
  endsWithPeriod: boolean;
  /** When it ended. */
  endedAt: Date | null;
  /** The price that a schedule moves to when the period ends. */
  scheduledPriceId: string | null;
  lastCharge: (Money & { chargedAt: Date; isRefunded: boolean; isDisputed: boolean }) | null;
  card: { brand: string; last4: string } | null;
}

/** Something changed at the provider. What changed is then read from the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
  subscriptionId: string | null;
  checkoutId: string | null;
  /** A refund that does not reach its card after all. */
  bounced: BouncedRefund | null;
}

/** Money that was sent back to a card, and that its bank sent back to us. `id` is the refund's. */
export interface BouncedRefund extends Money {
  id: string;
}

/** What a change of the price costs now. */
export interface ChangePreview extends Money {
  renewsAt: Date;
  /** The moment that the same change has to name, so that it costs the same. */
  prorationDate: Date;
}

/**
 * What becomes of charges that are to go back. Each part is null when there is none of it. What was sent once
 * is never sent again, also where its bank sent it back, because the card takes nothing.
 */
export interface Refunded {
  /** What goes back, or went back before. */
  back: Money | null;
  /** What a bank has taken in a dispute that is not decided. */
  held: Money | null;
  /** What the provider refuses to send back, for example because the card is gone. */
  refused: Money | null;
}

/**
 * Takes payments. Every call that changes something has a key: the same key again changes nothing more.
 * Throws `ProviderFailure`.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Whether the provider knows a price of our table. A founding price may be missing. */
  isSold(priceId: string): boolean;
  /** The provider's clock. Differs from ours only in the sandbox and in tests. */
  now(): Promise<Date>;
  createCustomer(customer: { email: string; reference: string }, key: string): Promise<string>;
  createCheckout(
    checkout: { customerId: string; priceId: string; successUrl: string; cancelUrl: string; expiresAt: Date },
    key: string,
  ): Promise<{ id: string; url: string }>;
  findCheckout(id: string): Promise<Checkout | undefined>;
  /** An open checkout cannot be paid any more. */
  expireCheckout(id: string): Promise<void>;
  findSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** All of a customer, ended ones included, newest first. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  previewChange(subscriptionId: string, priceId: string): Promise<ChangePreview>;
  /** At once, and paid at once. Throws `declined` and changes nothing when the payment fails. */
  changeNow(subscriptionId: string, priceId: string, prorationDate: Date, key: string): Promise<void>;
  changeAtPeriodEnd(subscriptionId: string, priceId: string, key: string): Promise<void>;
  cancelAtPeriodEnd(subscriptionId: string, key: string): Promise<void>;
  /** Undoes `changeAtPeriodEnd` and `cancelAtPeriodEnd`. */
  keep(subscriptionId: string, key: string): Promise<void>;
  endNow(subscriptionId: string, key: string): Promise<void>;
  /**
   * Gives every charge of the subscription back, whole, that was made at or after `since`, but for those that
   * a bank has taken back. One that is refused keeps no other. Tells of an earlier call's share as well. What
   * a bank has given back for good is in none of the parts.
   */
  refundCharges(subscriptionId: string, since: Date, key: string): Promise<Refunded>;
  listInvoices(customerId: string): Promise<Invoice[]>;
  /** A PDF; undefined when the customer has no such invoice. */
  findInvoiceFile(customerId: string, invoiceId: string): Promise<Uint8Array | undefined>;
  /** The page on which the customer changes the card. */
  openCardPage(customerId: string, returnUrl: string): Promise<string>;
  /** Ends what still runs, and erases what may be erased of a customer. Resolves for an unknown one. */
  eraseCustomer(customerId: string): Promise<void>;
  /** Undefined for a wrong or an old signature. */
  readEvent(rawBody: Uint8Array, signature: string, now: Date): Promise<ProviderEvent | undefined>;
}

/** What a provider with pages on this server shows: a page, or another address. */
export type DeskAnswer = { html: string; status: number } | { redirect: string };

/** The pages and the clock of the sandbox. */
export interface PracticeDesk {
  /** Content security policy of the pages. */
  readonly policy: string;
  /** A font of the pages, by the name of its file. */
  findFont(file: string): Uint8Array | undefined;
  /** Undefined for an unknown address. `card` names one of the test cards. */
  showCheckout(id: string, card: string | undefined): Promise<DeskAnswer | undefined>;
  /** Takes one of the forms of that page. */
  payCheckout(id: string, form: URLSearchParams): Promise<DeskAnswer | undefined>;
  showCardPage(id: string, card: string | undefined): Promise<DeskAnswer | undefined>;
  changeCard(id: string, form: URLSearchParams): Promise<DeskAnswer | undefined>;
  /** Moves the sandbox's clock on and does what became due. Resolves with its new time. */
  advanceClock(seconds: number): Promise<Date>;
}

/** Why the provider did not do what it was asked to. */
export type ProviderProblem =
  /** Down, slow, too many calls, or an answer that cannot be read. Trying again later may work. */
  | 'unavailable'
  /** The payment was refused. */
  | 'declined'
  /** The provider says that this cannot be done in this state. */
  | 'not_possible';

export class ProviderFailure extends Error {
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderFailure';
    this.problem = problem;
  }
}
