import { type PlanChangeResult, REFUND_BUSINESS_DAYS, REFUND_DAYS, WITHDRAWAL_DAYS } from '@daylit/contract';
import type { Clock } from '../../../clock.ts';
import { Refusal } from '../../../errors.ts';
import type { Actions } from '../actions.ts';
import type { PaymentProvider, Refunded } from '../ports.ts';
import { orRefuse } from '../provider-refusals.ts';
import type { SubscriptionStore } from '../subscription-store.ts';
import { inMoney } from '../words.ts';
import { outstandingWords } from './refund-mails.ts';
import { isDeclined, type RefundRequest, refundUntil, withdrawUntil } from './refund-request.ts';
import type { RefundRunner } from './refund-runner.ts';

/**
 * Handles a member's click. `withdraw` ends the contract and refunds everything, within `WITHDRAWAL_DAYS` of
 * its start; `refund` ends the plan and refunds the last charge, within `REFUND_DAYS` of it. Throws a 409
 * when that is not possible.
 */
export type AskForRefund = (userId: number, way: RefundRequest['way']) => Promise<PlanChangeResult>;

interface Dependencies {
  clock: Clock;
  provider: PaymentProvider;
  store: SubscriptionStore;
  actions: Actions;
  refunds: RefundRunner;
}

const WAYS = {
  withdraw: {
    name: 'withdrawal',
    done: 'You have withdrawn.',
    until: withdrawUntil,
    tooLate: `The ${WITHDRAWAL_DAYS} days to withdraw are over. You can cancel at any time.`,
  },
  refund: {
    name: 'request for a refund',
    done: 'Your plan has ended.',
    until: refundUntil,
    tooLate: `A refund is possible within ${REFUND_DAYS} days of a charge. You can cancel at any time.`,
  },
};

export function createAskForRefund(dependencies: Dependencies): AskForRefund {
  const { clock, provider, store, actions, refunds } = dependencies;

  /** Finishes an earlier request whose result was not known. */
  async function finishEarlier(userId: number): Promise<PlanChangeResult | undefined> {
    const earlier = (await store.find(userId))?.refunds.requested;
    if (!earlier) return undefined;
    let finished: Awaited<ReturnType<RefundRunner['resume']>>;
    try {
      finished = await orRefuse(() => refunds.resume(userId));
    } catch (error) {
      if (error instanceof Refusal) return noted(earlier.way);
      throw error;
    }
    return finished && done(finished.way, finished.refunded);
  }

  async function begin(userId: number, way: RefundRequest['way']): Promise<PlanChangeResult> {
    const now = await orRefuse(() => provider.now());
    const progress: { isStored: boolean; refunded?: Refunded } = { isStored: false };
    try {
      await actions.run(
        userId,
        way,
        ({ subscription }) => {
          const until = WAYS[way].until(subscription);
          if (!until || until < now) throw new Refusal('conflict', { detail: WAYS[way].tooLate });
        },
        async ({ subscription: { id, startedAt, lastCharge } }) => {
          const since = way === 'withdraw' ? startedAt : (lastCharge?.chargedAt ?? startedAt);
          const [from, askedAt] = [since.toISOString(), clock().toISOString()];
          const request = { way, subscriptionId: id, since: from, askedAt };
          await refunds.request(userId, request);
          progress.isStored = true;
          progress.refunded = await refunds.attempt(userId, request);
        },
      );
    } catch (error) {
      // A stored request is finished, even when the provider has not done all of it.
      if (!progress.isStored || !(progress.refunded || error instanceof Refusal)) throw error;
    }
    return progress.refunded ? done(way, progress.refunded) : noted(way);
  }

  return async (userId, way) => (await finishEarlier(userId)) ?? (await begin(userId, way));
}

function done(way: RefundRequest['way'], refunded: Refunded): PlanChangeResult {
  const { back } = refunded;
  const outstanding = outstandingWords(refunded, 'under Contact');
  if (isDeclined(way, refunded)) {
    const detail = ['Nothing was changed, and your plan goes on.', ...outstanding].join(' ');
    throw new Refusal('conflict', { detail });
  }
  const sentences = [
    WAYS[way].done,
    ...(back && back.amount > 0
      ? [`${inMoney(back)} goes back to your card in ${REFUND_BUSINESS_DAYS} business days.`]
      : []),
    ...outstanding,
    'A receipt is on its way by mail.',
  ];
  return { success: true, message: sentences.join(' ') };
}

function noted(way: RefundRequest['way']): PlanChangeResult {
  const message = `We have your ${WAYS[way].name}. The payment provider has not confirmed all of it yet. As soon as it does, we finish it and mail you the receipt. Nothing more is charged.`;
  return { success: true, message };
}
