import type { Selectable, UpdateObject } from 'kysely';
import type { Clock } from '../../clock.ts';
import { type Db, type DbTransaction, jsonb } from '../../db/database.ts';
import type { ProviderSubscription } from './ports.ts';
import { planOfSubscription } from './plan-of-subscription.ts';
import { fromStored, toStored } from './stored-subscription.ts';
import type { OpenRefunds } from './refunds/refund-request.ts';
import type { BillingTables, SubscriptionTable } from './tables.ts';

type RefundColumns = 'leaving' | 'unreturned' | 'bounced' | 'return_tries' | 'return_due_at';

/** The stored facts about a member's subscription. */
export interface KnownSubscription extends Omit<Selectable<SubscriptionTable>, 'state' | RefundColumns> {
  subscription: ProviderSubscription | null;
  refunds: OpenRefunds;
}

/** After how many milliseconds a change counts as interrupted, for example because its server died. */
const LONGEST_ACTION = 60_000;

/** Whether a change is running, for which others wait. */
export function isBusy({ action_until }: KnownSubscription, now: Date): boolean {
  return action_until !== null && action_until > now;
}

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;

/** Reads and writes the provider's last report. Writers hold the member's lock. */
export function createSubscriptionStore({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async find(userId: number, reading: Db = db): Promise<KnownSubscription | undefined> {
      const row = await reading
        .selectFrom('subscriptions')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { state, leaving, unreturned, bounced, return_tries, return_due_at, ...known } = row;
      return {
        ...known,
        subscription: state && fromStored(state),
        refunds: {
          requested: leaving,
          outstanding: unreturned,
          bounced,
          tries: return_tries,
          dueAt: return_due_at,
        },
      };
    },

    /** Writes the provider's report. `ahead` is how far the provider's clock is ahead of ours. */
    async write(
      transaction: DbTransaction,
      userId: number,
      subscription: ProviderSubscription | null,
      ahead: number,
    ): Promise<void> {
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

    /** Announces a change, so that others wait until `endAction`, or until it counts as interrupted. */
    announce: (transaction: DbTransaction, userId: number, action: string) =>
      update(transaction, userId, { action, action_until: new Date(clock().getTime() + LONGEST_ACTION) }),

    endAction: (userId: number) => update(db, userId, { action: null, action_until: null }),

    writeRefunds: (transaction: DbTransaction, userId: number, refunds: OpenRefunds) =>
      update(transaction, userId, {
        leaving: refunds.requested && jsonb(refunds.requested),
        unreturned: jsonb(refunds.outstanding),
        bounced: jsonb(refunds.bounced),
        return_tries: refunds.tries,
        return_due_at: refunds.dueAt,
      }),

    notePreview: (userId: number, preview: NonNullable<SubscriptionTable['preview']>) =>
      update(db, userId, { preview: jsonb(preview) }),
  };
}

async function update(
  db: Db,
  userId: number,
  values: UpdateObject<BillingTables, 'subscriptions'>,
): Promise<void> {
  await db.updateTable('subscriptions').set(values).where('user_id', '=', userId).execute();
}
