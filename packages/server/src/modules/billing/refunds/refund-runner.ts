import { isDeepStrictEqual } from 'node:util';
import { eachAlone } from '../../../jobs/each-alone.ts';
import { inMember } from '../in-member.ts';
import type { ProviderSubscription, Refunded } from '../ports.ts';
import { isBusy } from '../subscription-store.ts';
import { createErasedRefunds } from './erased-refunds.ts';
import { recordRefund, type RefundDependencies } from './record-refund.ts';
import { refundOf } from './refund-mails.ts';
import {
  attemptKey,
  isDeclined,
  type ManualRefund,
  type NextStep,
  nextStep,
  type RefundEvent,
  type RefundRequest,
  withoutPaidByHand,
} from './refund-request.ts';

export type RefundRunner = ReturnType<typeof createRefundRunner>;

/** Does what `nextStep` decides. */
export function createRefundRunner(dependencies: RefundDependencies) {
  const { clock, log, provider, store, notices } = dependencies;

  const record = (userId: number, event: RefundEvent): Promise<ManualRefund[]> =>
    inMember(dependencies, userId, (transaction) => recordRefund(dependencies, transaction, userId, event));

  /**
   * Asks the provider, and resolves with its answer once it is recorded. The first one ends the contract,
   * unless it declines the request. The member's other changes must wait meanwhile.
   */
  async function attempt(userId: number, request: RefundRequest): Promise<Refunded> {
    const { way, subscriptionId: subscription, since, refunded: before } = request;
    const key = attemptKey(request, clock());
    const answer = await provider.refundCharges(subscription, new Date(since), key);
    const refunded = withoutPaidByHand(answer, request);
    if (isDeepStrictEqual(refunded, before)) return refunded;
    if (!before && !isDeclined(way, refunded)) await provider.endNow(subscription, key);
    if (refunded.refused && !before?.refused)
      log.error({ subscription }, 'the provider refuses to send back what is owed to somebody who left');
    await record(userId, { type: 'answered', request, refunded });
    return refunded;
  }

  /** Resolves with the errors of those that could not be tried, which stay due. */
  async function tryAgain(userId: number, { again, isDue }: NonNullable<NextStep>): Promise<unknown[]> {
    let isNews = false;
    const failures = await eachAlone(
      again,
      async (request) => {
        const refunded = await attempt(userId, request);
        if (!isDeepStrictEqual(refunded, request.refunded)) isNews = true;
      },
      { log, failed: 'an owed refund was not tried again', idOf: ({ subscriptionId }) => subscriptionId },
    );
    if (!isDue || isNews || failures.length > 0) return failures;
    for (const { id: subscription } of await record(userId, { type: 'failed_again' }))
      log.error({ subscription }, 'the provider is not asked again for what is owed to somebody who left');
    return [];
  }

  return {
    ...createErasedRefunds(dependencies),
    attempt,

    /** Stores a request before anything is done about it. */
    request: (userId: number, request: RefundRequest): Promise<unknown> =>
      inMember(dependencies, userId, async (transaction) => {
        const charge = (await store.find(userId, transaction))?.subscription?.lastCharge;
        // The receipt of a withdrawal also reports the refund.
        if (request.way === 'withdraw' && charge)
          await notices.note(transaction, userId, `${request.subscriptionId} ${refundOf(charge.chargedAt)}`);
        await recordRefund(dependencies, transaction, userId, { type: 'requested', request });
      }),

    /**
     * Does what is due, unless another change is running. `isNew`: the provider reported something. Resolves
     * with the answer to an interrupted request; undefined when there was none. Safe any number of times.
     */
    async resume(
      userId: number,
      isNew = false,
    ): Promise<{ way: RefundRequest['way']; refunded: Refunded } | undefined> {
      const step = await announceStep(dependencies, userId, isNew);
      if (!step) return undefined;
      try {
        const failures = await tryAgain(userId, step);
        const { requested } = step;
        if (requested) return { way: requested.way, refunded: await attempt(userId, requested) };
        if (failures.length > 0) throw failures[0];
        return undefined;
      } finally {
        await store.endAction(userId);
      }
    },

    /** Refunds and ends a subscription that was paid for beside the one of record. */
    async endSecond(userId: number, { id, startedAt }: ProviderSubscription): Promise<void> {
      // The refund comes first, because an ended subscription is not looked at again.
      const refunded = await provider.refundCharges(id, startedAt, `second refund ${id}`);
      const [since, askedAt] = [startedAt.toISOString(), clock().toISOString()];
      const request = { way: 'refund', subscriptionId: id, since, askedAt, refunded } as const;
      await record(userId, { type: 'second_refunded', request });
      await provider.endNow(id, `second ${id}`);
    },
  };
}

/** Excludes other changes, as an action does. */
async function announceStep(
  dependencies: RefundDependencies,
  userId: number,
  isNew: boolean,
): Promise<NextStep> {
  const { clock, store } = dependencies;
  return await inMember(dependencies, userId, async (transaction) => {
    const known = await store.find(userId, transaction);
    if (!known) return undefined;
    if (isBusy(known, clock())) {
      // News must not wait for the next attempt, which may be days away.
      if (isNew && known.refunds.outstanding.length > 0)
        await recordRefund(dependencies, transaction, userId, { type: 'reported' });
      return undefined;
    }
    const step = nextStep(known.refunds, clock(), isNew);
    if (step) await store.announce(transaction, userId, step.requested?.way ?? 'return');
    return step;
  });
}
