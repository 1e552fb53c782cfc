import type { Money } from '@daylit/contract';
import type { Generated } from 'kysely';
import type { BouncedRefund, PaidPlan, Refunded } from './ports.ts';
import type { StoredSubscription } from './stored-subscription.ts';

/** The tables of the billing module. */
export interface BillingTables {
  billing_customers: {
    user_id: number;
    provider: string;
    customer_id: string;
    created_at: Date;
  };
  checkouts: {
    id: string;
    user_id: number;
    price_id: string;
    url: string;
    created_at: Date;
    expires_at: Date;
    /** When it was paid or closed. */
    closed_at: Date | null;
  };
  subscriptions: SubscriptionTable;
  founding_places: {
    user_id: number;
    /** While a checkout is open. Null once the place is taken for life. */
    held_until: Date | null;
    taken_at: Date | null;
  };
  /** The mails that were sent, so that each is sent once. */
  billing_notices: {
    user_id: number;
    notice: string;
    created_at: Date;
  };
  /** The provider's events that were received, by their ids. */
  billing_events: {
    id: string;
    received_at: Date;
  };
}

/** A requested withdrawal or refund. Moments are ISO 8601. */
export interface Leaving {
  way: 'withdraw' | 'refund';
  subscriptionId: string;
  /** Every charge since this moment is refunded. */
  since: string;
  askedAt: string;
}

/**
 * A finished withdrawal or refund in which some charges were not refunded, with the result of each charge.
 */
export interface Unreturned extends Leaving {
  refunded: Refunded;
  /** What the operator has paid back outside the provider, which still refuses it. */
  paidByHand?: Money;
}

/**
 * Money that the operator has to pay back outside the provider. `id` is a subscription's or a refund's.
 */
export interface Owed extends Money {
  id: string;
  why: 'refused' | 'bounced';
}

/** The provider's last report on a member's subscription of record. */
export interface SubscriptionTable {
  user_id: number;
  /** Grows with every write, so that an older answer never overwrites a newer one. */
  version: number;
  subscription_id: string | null;
  state: StoredSubscription | null;
  /** The paid plan that counts; null when there is none. */
  plan: PaidPlan | null;
  /** When the plan ends unless the provider says otherwise, on our clock. */
  plan_until: Date | null;
  /** When it ends as far as is known, on our clock; null when it renews. */
  plan_ends_at: Date | null;
  /** Whether it can still change at the provider. */
  is_live: boolean;
  synced_at: Date;
  /** The running change, for which others wait. */
  action: string | null;
  action_until: Date | null;
  /** A withdrawal or refund that was requested and is not done yet. */
  leaving: Leaving | null;
  /** Earlier withdrawals and refunds with charges that were not refunded yet. */
  unreturned: Generated<Unreturned[]>;
  /** Refunds that banks returned and that are not paid back in another way yet. */
  bounced: Generated<BouncedRefund[]>;
  /** Number of failed attempts at what is unreturned. */
  return_tries: Generated<number>;
  /** When the provider is asked again; null when it is not. */
  return_due_at: Generated<Date | null>;
  /** The last preview: the moment at which a change to this price costs what was shown. */
  preview: { priceId: string; prorationDate: string; version: number } | null;
}
