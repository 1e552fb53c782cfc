import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import type { Logger } from '../../logger.ts';
import { type BillingNotices, refundOf } from './notices.ts';
import { type BouncedRefund, type PaymentProvider, ProviderFailure } from './ports.ts';
import { leftWithAccount } from './refund-mails.ts';
import { isUnreturned } from './refunded.ts';
import type { SubscriptionStore } from './subscription-store.ts';
import type { Leaving } from './tables.ts';

/** Refunds of members whose account is erased. */
export interface ErasedLeavings {
  /**
   * Called while the account is erased. Mails the receipt, because there is no address afterwards, and
   * resolves with the work that remains without the account. Undefined when none remains.
   */
  handOver(transaction: DbTransaction, userId: number): Promise<Leaving | undefined>;
  /** Finishes that work. It is safe to call any number of times. */
  finishErased(leaving: Leaving): Promise<void>;
  /** Reports a refund of an erased member that did not reach its card. */
  noteErasedBounce(bounced: BouncedRefund): void;
}

interface Dependencies {
  clock: Clock;
  log: Logger;
  provider: PaymentProvider;
  store: SubscriptionStore;
  notices: BillingNotices;
}

export function createErasedLeavings({ clock, log, provider, store, notices }: Dependencies): ErasedLeavings {
  function noteErasedBounce({ id: refund }: BouncedRefund): void {
    log.error({ refund }, 'a bank sent a refund back that is owed to an erased member');
  }

  return {
    noteErasedBounce,

    async handOver(transaction, userId) {
      const { leaving, unreturned = [], bounced = [] } = (await store.find(userId, transaction)) ?? {};
      // Nobody can see these after the erasure, so the operator has to.
      for (const { subscriptionId: subscription } of unreturned)
        log.error({ subscription }, 'what did not go back yet is owed to an erased member');
      for (const each of bounced) noteErasedBounce(each);
      if (!leaving) return undefined;
      const { way, subscriptionId: id, since } = leaving;
      const notice = way === 'withdraw' ? 'withdrawn' : refundOf(new Date(since));
      await notices.tell(transaction, userId, `${id} ${notice}`, (to) => leftWithAccount(to, leaving));
      return leaving;
    },

    async finishErased({ way, subscriptionId: id, since }) {
      const key = `${way} ${id} ${clock().toISOString()}`;
      // First the end of the subscription: an erased member must not be charged again, whatever happens to
      // the refund.
      const steps = [
        async () => await provider.endNow(id, key),
        async () => {
          const refunded = await provider.refundCharges(id, new Date(since), key);
          if (isUnreturned(refunded)) throw new ProviderFailure('not_possible', 'Not all of it goes back.');
        },
      ];
      for (const step of steps) {
        try {
          await step();
        } catch (error) {
          if (!isNo(error)) throw error;
          log.error({ subscription: id }, 'the provider refused what is owed to an erased member');
        }
      }
    },
  };
}

/** Whether another attempt is useless. */
function isNo(error: unknown): boolean {
  return error instanceof ProviderFailure && error.problem !== 'unavailable';
}
