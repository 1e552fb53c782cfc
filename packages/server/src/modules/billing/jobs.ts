import type { Leaving } from './tables.ts';

/** The jobs of the billing module. */
export interface BillingJobs {
  /** Asks the provider about one member, after an event. */
  'sync-subscription': { user_id: number };
  /** Asks the provider about everybody who pays, so that a lost event is made good. Runs every hour. */
  'reconcile-billing': Record<string, never>;
  /** Mails what has to be said in time. Runs every hour. */
  'mail-billing-notices': Record<string, never>;
  /**
   * Ends what an erased member had at the provider, and gives back what was asked for before. It carries all
   * that this needs, because the rows are gone.
   */
  'end-customer': { customer_id: string; leaving?: Leaving };
}
