import type { DbTransaction } from '../../db/database.ts';
import type { Logger } from '../../logger.ts';
import type { BillingNotices } from './notices.ts';
import type { BouncedRefund } from './ports.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** Refunds that banks returned, days after they were sent. */
interface BouncedRefunds {
  /**
   * Stores one, and mails the member and the operator. Once for each refund, however many events report it.
   * The caller holds the member's lock.
   */
  note(transaction: DbTransaction, userId: number, bounced: BouncedRefund): Promise<void>;
}

export interface BouncedRefundDependencies {
  log: Logger;
  store: SubscriptionStore;
  notices: BillingNotices;
}

export function createBouncedRefunds({ log, store, notices }: BouncedRefundDependencies): BouncedRefunds {
  return {
    async note(transaction, userId, bounced) {
      if (!(await notices.tellBounced(transaction, userId, bounced))) return;
      // Without a record there is nowhere to show it: the charge belongs to no subscription of ours.
      const known = await store.find(userId, transaction);
      if (known) await store.writeBounced(transaction, userId, [...known.bounced, bounced]);
      await notices.tellOperator(transaction, { ...bounced, why: 'bounced' });
      log.error({ refund: bounced.id }, 'a bank sent a refund back that is owed to a member');
    },
  };
}
