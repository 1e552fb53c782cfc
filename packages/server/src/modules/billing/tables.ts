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
    /** When it was paid, or given up. */
    closed_at: Date | null;
  };
  subscriptions: SubscriptionTable;
  founding_places: {
    user_id: number;
    /** While a checkout is open. Null once the place is taken for life. */
    held_until: Date | null;
    taken_at: Date | null;
  };
  /** Which mails were posted, so that each is posted once. */
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

/** A withdrawal or a refund, as it was asked for. Moments are ISO 8601. */
export interface Leaving {
  way: 'withdraw' | 'refund';
  subscriptionId: string;
  /** Every charge since then goes back. */
  since: string;
  askedAt: string;
}

/** A way out that is done but for charges that did not go back, and what became of all its charges. */
export interface Unreturned extends Leaving {
  refunded: Refunded;
  /** What whoever runs the server has paid back outside of the provider, which still refuses it. */
  paidByHand?: Money;
}

/** Money that somebody has to pay back outside of the provider. `id` is a subscription's or a refund's. */
export interface Owed extends Money {
  id: string;
  why: 'refused' | 'bounced';
}

/** What the provider said last about a member's subscription of record. */
export interface SubscriptionTable {
  user_id: number;
  /** Grows with every write, so that an older answer never overwrites a newer one. */
  version: number;
  subscription_id: string | null;
  state: StoredSubscription | null;
  /** The paid plan that counts; null when there is none. */
  plan: PaidPlan | null;
  /** When the plan counts no more unless the provider says otherwise, on our clock. */
  plan_until: Date | null;
  /** When it ends as far as anybody knows, on our clock; null when it renews. */
  plan_ends_at: Date | null;
  /** Whether anything may still happen to it at the provider. */
  is_live: boolean;
  synced_at: Date;
  /** A change that is being made; others wait for it. */
  action: string | null;
  action_until: Date | null;
  /** A way out with money back that was asked for and is not done yet. */
  leaving: Leaving | null;
  /** Earlier ways out of which something did not go back yet. */
  unreturned: Generated<Unreturned[]>;
  /** Refunds that banks sent back and that are not paid back in another way yet. */
  bounced: Generated<BouncedRefund[]>;
  /** How often the provider was asked again for what is unreturned, in vain. */
  return_tries: Generated<number>;
  /** When it is asked again; null when it is not. */
  return_due_at: Generated<Date | null>;
  /** The last preview: at which moment a change to this price costs what was shown. */
  preview: { priceId: string; prorationDate: string; version: number } | null;
}
