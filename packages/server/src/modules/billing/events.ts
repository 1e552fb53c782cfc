import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { MemberLocks } from '../members/ports.ts';
import { type BouncedRefundDependencies, createBouncedRefunds } from './bounced-refunds.ts';
import type { CustomerStore } from './customers.ts';
import type { Leavings } from './leavings.ts';
import type { PaymentProvider } from './ports.ts';
import { orRefuse } from './provider-refusals.ts';
import type { BillingJobs } from './jobs.ts';

/** Receives the provider's events. Throws a 400 for a wrong or an old signature. */
export type ReceiveEvent = (rawBody: Uint8Array, signature: string) => Promise<void>;

interface Dependencies extends BouncedRefundDependencies {
  db: Db;
  clock: Clock;
  queue: JobQueue<BillingJobs>;
  provider: PaymentProvider;
  customers: CustomerStore;
  locks: MemberLocks;
  leavings: Pick<Leavings, 'noteErasedBounce'>;
}

/**
 * An event only says that something changed. Its id and the job that reads the provider are written in one
 * transaction, so an event that was answered is never lost, and a repeated one causes one reading.
 */
export function createEventReceiver(dependencies: Dependencies): ReceiveEvent {
  const { db, clock, log, queue, provider, customers, locks, leavings } = dependencies;
  const bouncedRefunds = createBouncedRefunds(dependencies);
  return async (rawBody, signature) => {
    // Without an answer from us, the provider sends the event again.
    const event = await orRefuse(() => provider.readEvent(rawBody, signature, clock()));
    if (!event) throw new Refusal('unreadable', { detail: 'The signature is wrong or too old.' });
    const userId = event.customerId === null ? undefined : await customers.findMember(event.customerId);
    const isNew = await inTransaction(db, async (transaction) => {
      if (event.bounced && userId !== undefined) await locks.lockMember(transaction, userId);
      const added = await transaction
        .insertInto('billing_events')
        .values({ id: event.id, received_at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added && userId !== undefined) {
        if (event.bounced) await bouncedRefunds.note(transaction, userId, event.bounced);
        await queue.enqueue(transaction, 'sync-subscription', { user_id: userId });
      }
      return added !== undefined;
    });
    if (!isNew || userId !== undefined) return;
    if (event.bounced) leavings.noteErasedBounce(event.bounced);
    // The hourly reconciliation reads every paying member, whether an event names one or not.
    else log.info({ event: event.id, type: event.type }, 'an event of the payment provider names no member');
  };
}
