import type { DbTransaction } from '../../../db/database.ts';
import { type BouncedRefund, ProviderFailure } from '../ports.ts';
import { leftWithAccount } from './refund-mails.ts';
import type { RefundDependencies } from './record-refund.ts';
import { attemptKey, isOutstanding, type RefundRequest } from './refund-request.ts';

/** Refunds of members whose account is erased. */
export function createErasedRefunds({ clock, log, provider, store, notices }: RefundDependencies) {
  function logErasedBounce({ id: refund }: BouncedRefund): void {
    log.error({ refund }, 'a bank sent a refund back that is owed to an erased member');
  }

  return {
    logErasedBounce,

    /**
     * Called while the account is erased. Mails the receipt, because there is no address afterwards, and
     * resolves with the request that a job has to carry out; undefined when there is none.
     */
    async handOver(transaction: DbTransaction, userId: number): Promise<RefundRequest | undefined> {
      const known = await store.find(userId, transaction);
      if (!known) return undefined;
      const { requested, outstanding, bounced } = known.refunds;
      // Nobody can see these after the erasure, so the operator has to.
      for (const { subscriptionId: subscription } of outstanding)
        log.error({ subscription }, 'what did not go back yet is owed to an erased member');
      for (const each of bounced) logErasedBounce(each);
      if (requested) await notices.tell(transaction, userId, ...leftWithAccount(requested));
      return requested ?? undefined;
    },

    /** Carries it out. Safe any number of times. */
    async carryOutErased(request: RefundRequest): Promise<void> {
      const { subscriptionId: id, since } = request;
      const key = attemptKey(request, clock());
      const refund = async () => {
        const refunded = await provider.refundCharges(id, new Date(since), key);
        if (isOutstanding(refunded)) throw new ProviderFailure('not_possible', 'Not all of it goes back.');
      };
      // First the end of the subscription: an erased member must not be charged again, whatever happens to
      // the refund.
      for (const step of [() => provider.endNow(id, key), refund]) {
        try {
          await step();
        } catch (error) {
          // Another attempt only helps where the provider was silent.
          if (!(error instanceof ProviderFailure) || error.problem === 'unavailable') throw error;
          log.error({ subscription: id }, 'the provider refused what is owed to an erased member');
        }
      }
    },
  };
}
