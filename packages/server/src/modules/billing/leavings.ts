import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Logger } from '../../logger.ts';
import type { MemberLocks } from '../members/ports.ts';
import { LONGEST_ACTION } from './actions.ts';
import { createErasedLeavings, type ErasedLeavings } from './erased-leavings.ts';
import { inMember } from './in-member.ts';
import type { BillingNotices } from './notices.ts';
import type { PaymentProvider, Refunded } from './ports.ts';
import { isEnd } from './refunded.ts';
import { createReturns } from './returns.ts';
import type { KnownSubscription, SubscriptionStore } from './subscription-store.ts';
import type { Leaving } from './tables.ts';

/** Withdrawals and refunds of members who leave. */
export interface Leavings extends ErasedLeavings {
  /** Stores the request before anything is done about it. */
  note(userId: number, leaving: Leaving): Promise<void>;
  /** Carries it out: the refund, then the end, then the mail. Resolves with the result of the refund. */
  finish(userId: number, leaving: Leaving): Promise<Refunded>;
  /**
   * Finishes what was interrupted, and retries failed refunds, unless another call is at work. A permanently
   * refused refund is retried at growing intervals only, or when the provider reported something new
   * (`isNew`). Undefined when nothing was interrupted. Safe at any time and any number of times.
   */
  finishBrokenOff(
    userId: number,
    isNew?: boolean,
  ): Promise<{ way: Leaving['way']; refunded: Refunded } | undefined>;
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
  const { clock, provider, store, notices } = dependencies;
  const { refund, logRefused, tryAgain } = createReturns(dependencies);

  async function finish(userId: number, leaving: Leaving): Promise<Refunded> {
    const { way, subscriptionId: id } = leaving;
    const [refunded, key] = await refund(leaving);
    const ends = isEnd(way, refunded);
    if (ends) await provider.endNow(id, key);
    if (refunded.refused) logRefused(leaving);
    await inMember(dependencies, userId, async (transaction) => {
      await notices.tellLeft(transaction, userId, { ...leaving, refunded });
      if (ends) await store.writeUnreturned(transaction, userId, { ...leaving, refunded });
      await store.writeLeaving(transaction, userId, null);
    });
    return refunded;
  }

  /** Excludes other changes, as an action does. Undefined when there is nothing to finish. */
  async function announce(userId: number, isNew: boolean): Promise<KnownSubscription | undefined> {
    return await inMember(dependencies, userId, async (transaction) => {
      const known = await store.find(userId, transaction);
      const now = clock();
      if (!known) return undefined;
      if (known.action_until && known.action_until > now) {
        // News must not wait for the next attempt, which may be days away.
        if (isNew && known.unreturned.length > 0)
          await store.noteTry(transaction, userId, known.return_tries, now);
        return undefined;
      }
      const isDue = isNew || (known.return_due_at !== null && known.return_due_at <= now);
      const unreturned = isDue ? known.unreturned : [];
      if (!known.leaving && unreturned.length === 0) return undefined;
      const name = known.leaving?.way ?? 'return';
      await store.announce(transaction, userId, name, new Date(now.getTime() + LONGEST_ACTION));
      return { ...known, unreturned };
    });
  }

  return {
    note: (userId, leaving) =>
      inMember(dependencies, userId, async (transaction) => {
        // The receipt of a withdrawal also reports the refund.
        const known = await store.find(userId, transaction);
        if (leaving.way === 'withdraw' && known?.subscription)
          await notices.silenceRefund(transaction, userId, known.subscription);
        await store.writeLeaving(transaction, userId, leaving);
      }),

    finish,

    async finishBrokenOff(userId, isNew = false) {
      const known = await announce(userId, isNew);
      if (!known) return undefined;
      const { leaving } = known;
      try {
        const failures = await tryAgain(userId, known);
        if (leaving) return { way: leaving.way, refunded: await finish(userId, leaving) };
        if (failures.length > 0) throw failures[0];
        return undefined;
      } finally {
        await store.endAction(userId);
      }
    },

    ...createErasedLeavings(dependencies),
  };
}
