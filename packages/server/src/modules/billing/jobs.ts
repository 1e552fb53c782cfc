import type { RefundRequest } from './refunds/refund-request.ts';

/** The jobs of the billing module. */
export interface BillingJobs {
  /** Reads one member from the provider, after an event. */
  'sync-subscription': { user_id: number };
  /** Reads every paying member from the provider, in case an event was lost. Runs every hour. */
  'reconcile-billing': Record<string, never>;
  /** Sends the mails that are due. Runs every hour. */
  'mail-billing-notices': Record<string, never>;
  /**
   * Ends an erased member's subscription at the provider, and makes the refunds that were requested before.
   * The payload holds all that this needs, because the rows are gone.
   */
  'end-customer': { customer_id: string; leaving?: RefundRequest };
}
