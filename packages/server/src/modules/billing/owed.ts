import type { Money } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { type Db, jsonb } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { BillingNotices } from './notices.ts';
import type { SubscriptionStore } from './subscription-store.ts';
import type { Owed } from './tables.ts';

/** The operator's view of owed refunds. */
export interface OwedMoney {
  list(): Promise<Owed[]>;
  /**
   * Marks one as paid back outside the provider, and mails the member a receipt. Undefined when nothing
   * with this id is owed; `busy` while another change of the member is running.
   */
  markReturned(id: string): Promise<Money | 'busy' | undefined>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  store: SubscriptionStore;
  notices: BillingNotices;
}

export function createOwedMoney({ db, clock, locks, store, notices }: Dependencies): OwedMoney {
  async function findMember(id: string): Promise<number | undefined> {
    const row = await db
      .selectFrom('subscriptions')
      .select('user_id')
      .where((where) =>
        where.or([
          where('unreturned', '@>', jsonb([{ subscriptionId: id }] as never)),
          where('bounced', '@>', jsonb([{ id }] as never)),
        ]),
      )
      .executeTakeFirst();
    return row?.user_id;
  }

  return {
    async list() {
      const rows = await db.selectFrom('subscriptions').select(['unreturned', 'bounced']).execute();
      return rows.flatMap(({ unreturned, bounced }) => [
        ...unreturned.flatMap(({ subscriptionId: id, refunded }): Owed[] =>
          refunded.refused ? [{ id, ...refunded.refused, why: 'refused' }] : [],
        ),
        ...bounced.map((each): Owed => ({ ...each, why: 'bounced' })),
      ]);
    },

    async markReturned(id) {
      const userId = await findMember(id);
      if (userId === undefined) return undefined;
      return await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        const known = await store.find(userId, transaction);
        if (!known) return undefined;
        if (known.action_until && known.action_until > clock()) return 'busy';
        const bounced = known.bounced.find((each) => each.id === id);
        const left = known.unreturned.find(({ subscriptionId }) => subscriptionId === id);
        const money = bounced ?? left?.refunded.refused;
        if (!money) return undefined;
        if (bounced)
          await store.writeBounced(
            transaction,
            userId,
            known.bounced.filter((each) => each !== bounced),
          );
        else if (left) {
          const paidByHand = { ...money, amount: money.amount + (left.paidByHand?.amount ?? 0) };
          const refunded = { ...left.refunded, refused: null };
          await store.writeUnreturned(transaction, userId, { ...left, refunded, paidByHand });
        }
        await notices.tellPaidByHand(transaction, userId, id, money);
        return { amount: money.amount, currency: money.currency };
      });
    },
  };
}
