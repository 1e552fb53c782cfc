import type { Selectable, UpdateObject } from 'kysely';
import type { Clock } from '../../clock.ts';
import { type Db, type DbTransaction, jsonb } from '../../db/database.ts';
import type { BouncedRefund, ProviderSubscription } from './ports.ts';
import { planOfSubscription } from './plan-of-subscription.ts';
import { fromStored, toStored } from './stored-subscription.ts';
import { isUnreturned, nextTry } from './refunded.ts';
import type { BillingTables, SubscriptionTable, Unreturned } from './tables.ts';

/** The stored facts about a member's subscription. */
export interface KnownSubscription extends Omit<Selectable<SubscriptionTable>, 'state'> {
  subscription: ProviderSubscription | null;
}

/** Reads and writes the provider's last report. Writers hold the member's lock. */
export interface SubscriptionStore {
  find(userId: number, reading?: Db): Promise<KnownSubscription | undefined>;
  /** Writes the provider's report. `ahead` is how far the provider's clock is ahead of ours. */
  write(
    transaction: DbTransaction,
    userId: number,
    subscription: ProviderSubscription | null,
    ahead: number,
  ): Promise<void>;
  /** Announces a change, so that other changes wait until `until`. */
  announce(transaction: DbTransaction, userId: number, action: string, until: Date): Promise<void>;
  endAction(userId: number): Promise<void>;
  /** Stores the request of a member who leaves; null once it is done. */
  writeLeaving(
    transaction: DbTransaction,
    userId: number,
    leaving: SubscriptionTable['leaving'],
  ): Promise<void>;
  /** Stores what was not refunded of a subscription, or removes it when nothing is left. */
  writeUnreturned(transaction: DbTransaction, userId: number, one: Unreturned): Promise<void>;
  /** Counts a failed attempt at the provider, which sets the time of the next one. */
  noteTry(transaction: DbTransaction, userId: number, tries: number, dueAt: Date | null): Promise<void>;
  writeBounced(transaction: DbTransaction, userId: number, bounced: BouncedRefund[]): Promise<void>;
  notePreview(userId: number, preview: NonNullable<SubscriptionTable['preview']>): Promise<void>;
}

export function createSubscriptionStore({ db, clock }: { db: Db; clock: Clock }): SubscriptionStore {
  return {
    async find(userId, reading = db) {
      const row = await reading
        .selectFrom('subscriptions')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { state, ...known } = row;
      return { ...known, subscription: state && fromStored(state) };
    },

    async write(transaction, userId, subscription, ahead) {
      const now = clock();
      const ours = (moment: Date | null): Date | null => moment && new Date(moment.getTime() - ahead);
      const paid = subscription && planOfSubscription(subscription, new Date(now.getTime() + ahead));
      const row = {
        subscription_id: subscription?.id ?? null,
        state: subscription && jsonb(toStored(subscription)),
        plan: paid?.plan ?? null,
        plan_until: ours(paid?.until ?? null),
        plan_ends_at: ours(paid?.endsAt ?? null),
        is_live: subscription !== null && subscription.status !== 'canceled',
        synced_at: now,
        preview: null,
      };
      await transaction
        .insertInto('subscriptions')
        .values({ user_id: userId, version: 1, action: null, action_until: null, leaving: null, ...row })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet((old) => ({ ...row, version: old('subscriptions.version', '+', 1) })),
        )
        .execute();
    },

    announce: (transaction, userId, action, action_until) =>
      update(transaction, userId, { action, action_until }),

    endAction: (userId) => update(db, userId, { action: null, action_until: null }),

    writeLeaving: (transaction, userId, leaving) =>
      update(transaction, userId, { leaving: leaving && jsonb(leaving) }),

    writeUnreturned: (transaction, userId, one) => writeUnreturned(transaction, userId, one, clock()),

    noteTry: (transaction, userId, return_tries, return_due_at) =>
      update(transaction, userId, { return_tries, return_due_at }),

    writeBounced: (transaction, userId, bounced) => update(transaction, userId, { bounced: jsonb(bounced) }),

    notePreview: (userId, preview) => update(db, userId, { preview: jsonb(preview) }),
  };
}

async function writeUnreturned(
  transaction: DbTransaction,
  userId: number,
  one: Unreturned,
  now: Date,
): Promise<void> {
  const { unreturned } = await transaction
    .selectFrom('subscriptions')
    .select('unreturned')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const others = unreturned.filter(({ subscriptionId }) => subscriptionId !== one.subscriptionId);
  const left = isUnreturned(one.refunded) ? [...others, one] : others;
  // With news the waiting times start again.
  const due = { return_tries: 0, return_due_at: nextTry(left, 0, now) };
  await update(transaction, userId, { unreturned: jsonb(left), ...due });
}

async function update(
  db: Db,
  userId: number,
  values: UpdateObject<BillingTables, 'subscriptions'>,
): Promise<void> {
  await db.updateTable('subscriptions').set(values).where('user_id', '=', userId).execute();
}
