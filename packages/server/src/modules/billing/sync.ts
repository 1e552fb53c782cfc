import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { CustomerStore } from './customers.ts';
import type { FoundingPlaces } from './founding-places.ts';
import { inMember } from './in-member.ts';
import type { BillingNotices } from './notices.ts';
import type { PaymentProvider, ProviderSubscription } from './ports.ts';
import { findPrice } from './prices.ts';
import type { RefundRunner } from './refunds/refund-runner.ts';
import type { KnownSubscription, SubscriptionStore } from './subscription-store.ts';

/** Brings our record in line with the provider. */
export interface Synchronizer {
  /**
   * Reads a member's subscriptions from the provider and writes what follows, mails included. Safe at any
   * time and any number of times.
   */
  sync(userId: number): Promise<KnownSubscription | undefined>;
}

/** Called in the transaction that writes what a member's plan follows from. */
export type TellPlan = (transaction: DbTransaction, userId: number) => Promise<void>;

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  provider: PaymentProvider;
  customers: CustomerStore;
  store: SubscriptionStore;
  places: FoundingPlaces;
  notices: BillingNotices;
  refunds: Pick<RefundRunner, 'endSecond'>;
  tellPlan: TellPlan;
}

/** How often the provider is read again, because the record was written in between. */
const TRIES = 20;

export function createSynchronizer(dependencies: Dependencies): Synchronizer {
  const { clock, provider, customers, store, places, notices, refunds, tellPlan } = dependencies;

  /** Writes one reading, unless the record was written since `version`. */
  async function write(
    userId: number,
    reading: { version: number; record: ProviderSubscription | null; ahead: number },
  ): Promise<KnownSubscription | 'stale'> {
    return await inMember(dependencies, userId, async (transaction) => {
      const before = await store.find(userId, transaction);
      if ((before?.version ?? 0) !== reading.version) return 'stale';
      const { record, ahead } = reading;
      await store.write(transaction, userId, record, ahead);
      if (record && findPrice(record.priceId)?.kind === 'founding') await places.take(transaction, userId);
      await notices.tellChange(transaction, userId, { before: before?.subscription ?? null, after: record });
      await tellPlan(transaction, userId);
      const after = await store.find(userId, transaction);
      if (!after) throw new Error('A subscription that was just written is not there.');
      return after;
    });
  }

  return {
    async sync(userId) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const customerId = await customers.find(userId);
        if (customerId === undefined) return undefined;
        const before = await store.find(userId);
        const subscriptions = await provider.listSubscriptions(customerId);
        const record = chooseRecord(subscriptions, before?.subscription_id ?? null);
        const ahead = (await provider.now()).getTime() - clock().getTime();
        const reading = { version: before?.version ?? 0, record, ahead };
        const written = await write(userId, reading);
        if (written === 'stale') continue;
        if (record && isLive(record) && record.lastCharge?.isRefunded) {
          await provider.endNow(record.id, `refunded ${record.id}`);
          continue;
        }
        const others = subscriptions.filter((other) => isLive(other) && other.id !== record?.id);
        for (const other of others) await refunds.endSecond(userId, other);
        return written;
      }
      throw new Error('The subscription changes faster than it can be read.');
    },
  };
}

function isLive({ status }: ProviderSubscription): boolean {
  return status !== 'canceled';
}

/**
 * The subscription of record: the known one while it lives, else the oldest live one, else the newest. No
 * other subscription of the same customer ever changes the plan.
 */
function chooseRecord(
  subscriptions: readonly ProviderSubscription[],
  knownId: string | null,
): ProviderSubscription | null {
  const live = subscriptions.filter((each) => isLive(each) && each.status !== 'incomplete');
  const oldest = live.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())[0];
  return live.find(({ id }) => id === knownId) ?? oldest ?? subscriptions[0] ?? null;
}
