import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { Logger } from '../../logger.ts';
import type { MemberLocks } from '../members/ports.ts';
import { inMember } from './in-member.ts';
import type { BillingNotices } from './notices.ts';
import type { PaymentProvider, Refunded } from './ports.ts';
import { lessPaidByHand, MOST_TRIES, nextTry } from './refunded.ts';
import type { KnownSubscription, SubscriptionStore } from './subscription-store.ts';
import type { Leaving, Unreturned } from './tables.ts';

/** Asks the provider for refunds. */
export interface Returns {
  /** Refunds what a withdrawal or a refund asks for. The key names the attempt. */
  refund(leaving: Leaving): Promise<[Refunded, key: string]>;
  logRefused(leaving: Leaving): void;
  /**
   * Retries all failed refunds, each alone. The operator is told of the last failed attempt. Resolves with
   * the errors of those that could not be tried, which stay due.
   */
  tryAgain(userId: number, known: KnownSubscription): Promise<unknown[]>;
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

export function createReturns(dependencies: Dependencies): Returns {
  const { clock, log, provider, store, notices } = dependencies;

  async function refund({ way, subscriptionId: id, since }: Leaving): Promise<[Refunded, key: string]> {
    const key = `${way} ${id} ${clock().toISOString()}`;
    return [await provider.refundCharges(id, new Date(since), key), key];
  }

  function logRefused({ subscriptionId: subscription }: Leaving): void {
    log.error({ subscription }, 'the provider refuses to send back what is owed to somebody who left');
  }

  /** Retries failed refunds. A dispute may be decided, or somebody has made the refund by hand. */
  async function finishUnreturned(userId: number, before: Unreturned): Promise<'changed' | 'same'> {
    const [all] = await refund(before);
    const refunded = lessPaidByHand(all, before);
    if (isDeepStrictEqual(refunded, before.refunded)) return 'same';
    if (refunded.refused && !before.refunded.refused) logRefused(before);
    await inMember(dependencies, userId, async (transaction) => {
      const after = { ...before, refunded };
      await notices.tellReturned(transaction, userId, { before, after });
      await store.writeUnreturned(transaction, userId, after);
    });
    return 'changed';
  }

  async function tryAgain(userId: number, known: KnownSubscription): Promise<unknown[]> {
    const { unreturned, return_due_at } = known;
    const outcomes: string[] = [];
    const failures = await eachAlone(
      unreturned,
      async (each) => outcomes.push(await finishUnreturned(userId, each)),
      { log, failed: 'an owed refund was not tried again', idOf: ({ subscriptionId }) => subscriptionId },
    );
    // An attempt before its time does not count, nor does one that brought a change.
    if (failures.length > 0 || outcomes.includes('changed') || !return_due_at || return_due_at > clock())
      return failures;
    const tries = known.return_tries + 1;
    const givenUp = tries === MOST_TRIES ? unreturned.filter(({ refunded }) => refunded.refused) : [];
    await inMember(dependencies, userId, async (transaction) => {
      await store.noteTry(transaction, userId, tries, nextTry(unreturned, tries, clock()));
      for (const { subscriptionId: id, refunded } of givenUp)
        if (refunded.refused)
          await notices.tellOperator(transaction, { id, ...refunded.refused, why: 'refused' });
    });
    for (const { subscriptionId: subscription } of givenUp)
      log.error({ subscription }, 'the provider is not asked again for what is owed to somebody who left');
    return failures;
  }

  return { refund, logRefused, tryAgain };
}
