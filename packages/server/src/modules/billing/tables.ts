import type { Generated } from 'kysely';
import type { PaidPlan, StoredSubscription } from './ports.ts';
import type { OpenRefunds } from './refunds/refund-request.ts';

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
  // The parts of `OpenRefunds`, under their first names, which an older release beside this one reads.
  leaving: OpenRefunds['requested'];
  unreturned: Generated<OpenRefunds['outstanding']>;
  bounced: Generated<OpenRefunds['bounced']>;
  return_tries: Generated<OpenRefunds['tries']>;
  return_due_at: Generated<OpenRefunds['dueAt']>;
  /** The last preview: the moment at which a change to this price costs what was shown. */
  preview: { priceId: string; prorationDate: string; version: number } | null;
}
