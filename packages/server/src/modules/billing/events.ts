import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { CustomerStore } from './customers.ts';
import { orRefuse } from './provider-refusals.ts';
import type { BillingJobs } from './jobs.ts';
import { recordRefund, type RefundDependencies } from './refunds/record-refund.ts';
import type { RefundRunner } from './refunds/refund-runner.ts';

/** Receives the provider's events. Throws a 400 for a wrong or an old signature. */
export type ReceiveEvent = (rawBody: Uint8Array, signature: string) => Promise<void>;

interface Dependencies extends RefundDependencies {
  queue: JobQueue<BillingJobs>;
  customers: CustomerStore;
  refunds: Pick<RefundRunner, 'logErasedBounce'>;
}

/**
 * An event only says that something changed. Its id and the job that reads the provider are written in one
 * transaction, so an event that was answered is never lost, and a repeated one causes one reading.
 */
export function createEventReceiver(dependencies: Dependencies): ReceiveEvent {
  const { db, clock, log, queue, provider, customers, locks, refunds } = dependencies;
  return async (rawBody, signature) => {
    // Without an answer from us, the provider sends the event again.
    const event = await orRefuse(() => provider.readEvent(rawBody, signature, clock()));
    if (!event) throw new Refusal('unreadable', { detail: 'The signature is wrong or too old.' });
    const { bounced: refund } = event;
    const userId = event.customerId === null ? undefined : await customers.findMember(event.customerId);
    const told = await inTransaction(db, async (transaction) => {
      if (refund && userId !== undefined) await locks.lockMember(transaction, userId);
      const added = await transaction
        .insertInto('billing_events')
        .values({ id: event.id, received_at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return undefined;
      if (userId === undefined) return [];
      await queue.enqueue(transaction, 'sync-subscription', { user_id: userId });
      if (!refund) return [];
      return await recordRefund(dependencies, transaction, userId, { type: 'bounced', refund });
    });
    for (const { id } of told ?? [])
      log.error({ refund: id }, 'a bank sent a refund back that is owed to a member');
    if (!told || userId !== undefined) return;
    if (refund) refunds.logErasedBounce(refund);
    // The hourly reconciliation reads every paying member, whether an event names one or not.
    else log.info({ event: event.id, type: event.type }, 'an event of the payment provider names no member');
  };
}
