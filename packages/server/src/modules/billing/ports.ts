// What other modules may know about payments, and the payment provider's interface. The truth about a
// subscription is the provider's. Prices have the ids of our own table everywhere here; an adapter translates
// them. A price that is not in the table keeps the provider's id.
import type { Db } from '../../db/database.ts';
import type { HomeRegion, Invoice, Money, PlanPrice, User } from '@daylit/contract';
import type { Member, MemberOnPlan } from '../members/ports.ts';

export { type PriceEntry, findPrice, priceFor } from './prices.ts';

/** The billing facts in the answer of the current-user call. Moments in seconds, as the document has them. */
export type BillingFacts = Pick<
  User,
  | 'scheduled_plan'
  | 'next_invoice_date'
  | 'next_invoice_amount'
  | 'subscription_status'
  | 'subscription_started_at'
  | 'last_billed_at'
>;

/** The facts of what is stored of a member's subscription; null without one. */
export type BillingFactsOf = (stored: StoredSubscription | null) => BillingFacts;

/** Reads a member without a session, for example for a calendar program that knows its address. */
export interface PlanReader {
  /** Undefined when the account was erased in the meantime. */
  find(userId: number, reading?: Db): Promise<(MemberOnPlan & Pick<Member, 'createdAt'>) | undefined>;
}

/** What operators may do to a member's subscription. Each call throws a 409, in words for the member. */
export interface OperatorDesk {
  /** Whether the provider has a subscription of the member that can still change. */
  isPaying(userId: number): Promise<boolean>;
  /** To a smaller plan, or to none, when the paid period ends. Resolves with what the member would read. */
  changeAtPeriodEnd(userId: number, plan: PaidPlan | 'free'): Promise<string>;
  /** Ends the plan and refunds its last charge, as the member could. Resolves as above. */
  refund(userId: number): Promise<string>;
}

/** A plan that can be paid for. */
export type PaidPlan = PlanPrice['plan'];

/** A checkout, as the provider reports it. */
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

/** A subscription, as the provider reports it. Moments follow the provider's clock. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  priceId: string;
  status: 'active' | 'past_due' | 'unpaid' | 'incomplete' | 'canceled';
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** Since when a payment is overdue. Null when everything is paid. */
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

type Moments = 'startedAt' | 'periodStart' | 'periodEnd';
type MomentsOrNull = 'pastDueSince' | 'endedAt';

/** A provider's subscription as JSON, as it is stored, with moments as ISO 8601. */
export type StoredSubscription = Omit<ProviderSubscription, Moments | MomentsOrNull | 'lastCharge'> &
  Record<Moments, string> &
  Record<MomentsOrNull, string | null> & {
    lastCharge:
      | (Omit<NonNullable<ProviderSubscription['lastCharge']>, 'chargedAt'> & { chargedAt: string })
      | null;
  };

/** Something changed at the provider. What changed is then read from the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null when the provider does not say whom it concerns. */
  customerId: string | null;
  /** A refund that did not reach its card. */
  bounced: BouncedRefund | null;
}

/** A refund that the bank returned to us. `id` is the refund's. */
export interface BouncedRefund extends Money {
  id: string;
}

/** The cost of a price change now. */
export interface ChangePreview extends Money {
  renewsAt: Date;
  /** The moment to pass to the change, so that it costs the same. */
  prorationDate: Date;
}

/**
 * The result of a refund of several charges. Each part is null when there is none of it. A refund is never
 * sent twice, even when its bank returned it, because the card takes none.
 */
export interface Refunded {
  /** Refunded now or before. */
  back: Money | null;
  /** Held by a bank in an undecided dispute. */
  held: Money | null;
  /** Refused by the provider, for example because the card is gone. */
  refused: Money | null;
}

/**
 * Takes payments. Every call that changes something has an idempotency key: a second call with the same key
 * changes nothing more. Throws `ProviderFailure`.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Whether the provider knows a price of our table. A founding price may be missing. */
  isSold(priceId: string): boolean;
  /** The provider's clock. Differs from ours only in the sandbox and in tests. */
  now(): Promise<Date>;
  createCustomer(customer: { email: string; reference: string }, key: string): Promise<string>;
  createCheckout(
    checkout: {
      customerId: string;
      priceId: string;
      successUrl: string;
      cancelUrl: string;
      expiresAt: Date;
      /** Where the customer lives, for a page that writes dates. Default not known. */
      region?: HomeRegion | null;
    },
    key: string,
  ): Promise<{ id: string; url: string }>;
  findCheckout(id: string): Promise<Checkout | undefined>;
  /** Closes an open checkout, so that it cannot be paid. */
  expireCheckout(id: string): Promise<void>;
  findSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** All subscriptions of a customer, ended ones included, newest first. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  previewChange(subscriptionId: string, priceId: string): Promise<ChangePreview>;
  /** Changes and charges at once. Throws `declined` and changes nothing when the payment fails. */
  changeNow(subscriptionId: string, priceId: string, prorationDate: Date, key: string): Promise<void>;
  changeAtPeriodEnd(subscriptionId: string, priceId: string, key: string): Promise<void>;
  cancelAtPeriodEnd(subscriptionId: string, key: string): Promise<void>;
  /** Undoes `changeAtPeriodEnd` and `cancelAtPeriodEnd`. */
  keep(subscriptionId: string, key: string): Promise<void>;
  endNow(subscriptionId: string, key: string): Promise<void>;
  /**
   * Refunds in full every charge of the subscription that was made at or after `since`, except those that a
   * bank has taken back. A refused refund does not stop the others. Includes the refunds of earlier calls.
   * What a bank has returned for good is in none of the parts.
   */
  refundCharges(subscriptionId: string, since: Date, key: string): Promise<Refunded>;
  listInvoices(customerId: string): Promise<Invoice[]>;
  /** A PDF; undefined when the customer has no such invoice. */
  findInvoiceFile(customerId: string, invoiceId: string): Promise<Uint8Array | undefined>;
  /** The page on which the customer changes the card. */
  openCardPage(customerId: string, returnUrl: string): Promise<string>;
  /** Ends what still runs, and erases what can be erased of a customer. Resolves for an unknown one. */
  eraseCustomer(customerId: string): Promise<void>;
  /** Undefined for a wrong or an old signature. */
  readEvent(rawBody: Uint8Array, signature: string, now: Date): Promise<ProviderEvent | undefined>;
}

/** The page of a provider with pages on this server: HTML, or the address of a redirect. */
export type DeskAnswer = { html: string; status: number } | { redirect: string };

/** The pages and the clock of the sandbox. */
export interface PracticeDesk {
  /** Content security policy of the pages. */
  readonly policy: string;
  /** A font of the pages, by the name of its file. */
  findFont(file: string): Uint8Array | undefined;
  /** The page at an address. Undefined for an unknown one. `card` names one of the test cards. */
  showCheckout(id: string, card: string | undefined): Promise<DeskAnswer | undefined>;
  /** Handles a form of that page. */
  payCheckout(id: string, form: URLSearchParams): Promise<DeskAnswer | undefined>;
  showCardPage(id: string, card: string | undefined): Promise<DeskAnswer | undefined>;
  changeCard(id: string, form: URLSearchParams): Promise<DeskAnswer | undefined>;
  /** Advances the sandbox's clock and does what became due. Resolves with its new time. */
  advanceClock(seconds: number): Promise<Date>;
}

/** Why the provider did not carry out a call. */
export type ProviderProblem =
  /** Down, slow, too many calls, or an unreadable answer. A later attempt may succeed. */
  | 'unavailable'
  /** The payment was refused. */
  | 'declined'
  /** Not possible in this state, as the provider says. */
  | 'not_possible';

export class ProviderFailure extends Error {
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderFailure';
    this.problem = problem;
  }
}
