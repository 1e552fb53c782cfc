import { CURRENCY, type Money } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Logger } from '../../logger.ts';
import type { MemberLocks } from '../members/ports.ts';
import { LONGEST_ACTION } from './actions.ts';
import { leftWithAccount, withdrawn } from './billing-mails.ts';
import { type BillingNotices, refundOf } from './notices.ts';
import { type PaymentProvider, ProviderFailure } from './ports.ts';
import type { SubscriptionStore } from './subscription-store.ts';
import type { Leaving } from './tables.ts';

/** What is owed to members who left and want their money back. */
export interface Leavings {
  /** Writes down what somebody asked for, before anything is done about it. */
  note(userId: number, leaving: Leaving): Promise<void>;
  /** Takes it back, because the provider says that it cannot be done. */
  drop(userId: number): Promise<void>;
  /** Does it: the money, then the end, then the mail. Resolves with what went back. */
  finish(userId: number, leaving: Leaving): Promise<Money>;
  /**
   * Finishes what was broken off, unless somebody is about it right now. Undefined when nothing was. Safe at
   * any time and any number of times.
   */
  finishBrokenOff(userId: number): Promise<{ way: Leaving['way']; money: Money } | undefined>;
  /**
   * Called while the account is erased. Mails the receipt, for which there is no address afterwards, and
   * resolves with what is to be finished without the account. Undefined when nothing is.
   */
  handOver(transaction: DbTransaction, userId: number): Promise<Leaving | undefined>;
  /** Finishes it. Safe any number of times. */
  finishErased(leaving: Leaving): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  locks: MemberLocks;
  provider: PaymentProvider;
  store: SubscriptionStore;
  notices: BillingNotices;
}

export function createLeavings(dependencies: Dependencies): Leavings {
  const { db, clock, log, locks, provider, store, notices } = dependencies;

  async function inMember<T>(userId: number, work: (transaction: DbTransaction) => Promise<T>): Promise<T> {
    return await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      return await work(transaction);
    });
  }

  async function finish(userId: number, leaving: Leaving): Promise<Money> {
    const { way, subscriptionId: id, since, askedAt } = leaving;
    const key = `${way} ${id} ${clock().toISOString()}`;
    const money = (await provider.refundCharges(id, new Date(since), key)) ?? {
      amount: 0,
      currency: CURRENCY,
    };
    await provider.endNow(id, key);
    await inMember(userId, async (transaction) => {
      if (way === 'withdraw')
        await notices.tell(transaction, userId, `${id} withdrawn`, (to) =>
          withdrawn(to, money.amount > 0 ? money : null, new Date(askedAt)),
        );
      await store.writeLeaving(transaction, userId, null);
    });
    return money;
  }

  /** Keeps others away, as a click does. Undefined when there is nothing to finish. */
  async function announce(userId: number): Promise<Leaving | undefined> {
    return await inMember(userId, async (transaction) => {
      const known = await store.find(userId, transaction);
      const now = clock();
      if (!known?.leaving || (known.action_until && known.action_until > now)) return undefined;
      await store.announce(transaction, userId, known.leaving.way, new Date(now.getTime() + LONGEST_ACTION));
      return known.leaving;
    });
  }

  return {
    note: (userId, leaving) =>
      inMember(userId, async (transaction) => {
        // The receipt of a withdrawal tells of the money as well.
        const known = await store.find(userId, transaction);
        if (leaving.way === 'withdraw' && known?.subscription)
          await notices.silenceRefund(transaction, userId, known.subscription);
        await store.writeLeaving(transaction, userId, leaving);
      }),

    drop: (userId) => inMember(userId, (transaction) => store.writeLeaving(transaction, userId, null)),

    finish,

    async finishBrokenOff(userId) {
      const leaving = await announce(userId);
      if (!leaving) return undefined;
      try {
        return { way: leaving.way, money: await finish(userId, leaving) };
      } finally {
        await store.endAction(userId);
      }
    },

    async handOver(transaction, userId) {
      const leaving = (await store.find(userId, transaction))?.leaving;
      if (!leaving) return undefined;
      const { way, subscriptionId: id, since } = leaving;
      const notice = way === 'withdraw' ? 'withdrawn' : refundOf(new Date(since));
      await notices.tell(transaction, userId, `${id} ${notice}`, (to) => leftWithAccount(to, leaving));
      return leaving;
    },

    async finishErased({ way, subscriptionId: id, since }) {
      const key = `${way} ${id} ${clock().toISOString()}`;
      // The end first: whoever is gone must not be charged again, whatever becomes of the money.
      const steps = [() => provider.endNow(id, key), () => provider.refundCharges(id, new Date(since), key)];
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

/** Whether asking again is of no use. */
function isNo(error: unknown): boolean {
  return error instanceof ProviderFailure && error.problem !== 'unavailable';
}
