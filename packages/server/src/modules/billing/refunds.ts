import { type PlanChangeResult, REFUND_BUSINESS_DAYS, REFUND_DAYS, WITHDRAWAL_DAYS } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import type { Actions } from './actions.ts';
import { inMoney, unreturnedWords } from './words.ts';
import type { Leavings } from './leavings.ts';
import type { PaymentProvider, ProviderSubscription, Refunded } from './ports.ts';
import { orRefuse } from './provider-refusals.ts';
import { isEnd, refundUntil, withdrawUntil } from './refunded.ts';
import type { SubscriptionStore } from './subscription-store.ts';
import type { Leaving } from './tables.ts';

/** Withdrawal and refund. */
export interface Refunds {
  /** Ends the contract and refunds everything, within `WITHDRAWAL_DAYS` of its start. */
  withdraw(userId: number): Promise<PlanChangeResult>;
  /** Ends the plan and refunds the last charge, within `REFUND_DAYS` of it. */
  refund(userId: number): Promise<PlanChangeResult>;
}

interface Dependencies {
  clock: Clock;
  provider: PaymentProvider;
  store: SubscriptionStore;
  actions: Actions;
  leavings: Leavings;
}

/** Until when each is possible, and what is said afterwards. */
interface Rule {
  until(subscription: ProviderSubscription): Date | null;
  tooLate: string;
}

export function createRefunds({ clock, provider, store, actions, leavings }: Dependencies): Refunds {
  /** Finishes an earlier request whose result was not known. */
  async function finishEarlier(userId: number): Promise<PlanChangeResult | undefined> {
    const owed = (await store.find(userId))?.leaving;
    if (!owed) return undefined;
    let finished: Awaited<ReturnType<Leavings['finishBrokenOff']>>;
    try {
      finished = await orRefuse(() => leavings.finishBrokenOff(userId));
    } catch (error) {
      if (error instanceof Refusal) return noted(owed.way);
      throw error;
    }
    return finished && done(finished.way, finished.refunded);
  }

  async function begin(userId: number, way: Leaving['way'], rule: Rule): Promise<PlanChangeResult> {
    const now = await orRefuse(() => provider.now());
    let [isNoted, refunded]: [boolean, Refunded | undefined] = [false, undefined];
    try {
      await actions.run(
        userId,
        way,
        ({ subscription }) => {
          const until = rule.until(subscription);
          if (!until || until < now) throw new Refusal('conflict', { detail: rule.tooLate });
        },
        async ({ subscription: { id, startedAt, lastCharge } }) => {
          const since = way === 'withdraw' ? startedAt : (lastCharge?.chargedAt ?? startedAt);
          const [from, at] = [since.toISOString(), clock().toISOString()];
          const leaving: Leaving = { way, subscriptionId: id, since: from, askedAt: at };
          await leavings.note(userId, leaving);
          isNoted = true;
          refunded = await leavings.finish(userId, leaving);
        },
      );
    } catch (error) {
      // A stored request is finished, even when the provider has not done all of it.
      if (!isNoted || !(refunded || error instanceof Refusal)) throw error;
    }
    return refunded ? done(way, refunded) : noted(way);
  }

  async function leave(userId: number, way: Leaving['way'], rule: Rule): Promise<PlanChangeResult> {
    return (await finishEarlier(userId)) ?? (await begin(userId, way, rule));
  }

  return {
    withdraw: (userId) =>
      leave(userId, 'withdraw', {
        until: withdrawUntil,
        tooLate: `The ${WITHDRAWAL_DAYS} days to withdraw are over. You can cancel at any time.`,
      }),
    refund: (userId) =>
      leave(userId, 'refund', {
        until: refundUntil,
        tooLate: `A refund is possible within ${REFUND_DAYS} days of a charge. You can cancel at any time.`,
      }),
  };
}

function done(way: Leaving['way'], refunded: Refunded): PlanChangeResult {
  const { back } = refunded;
  const unreturned = unreturnedWords(refunded, 'under Contact');
  if (!isEnd(way, refunded)) {
    const detail = ['Nothing was changed, and your plan goes on.', ...unreturned].join(' ');
    throw new Refusal('conflict', { detail });
  }
  const sentences = [
    way === 'withdraw' ? 'You have withdrawn.' : 'Your plan has ended.',
    ...(back && back.amount > 0
      ? [`${inMoney(back)} goes back to your card in ${REFUND_BUSINESS_DAYS} business days.`]
      : []),
    ...unreturned,
    'A receipt is on its way by mail.',
  ];
  return { success: true, message: sentences.join(' ') };
}

function noted(way: Leaving['way']): PlanChangeResult {
  const what = way === 'withdraw' ? 'withdrawal' : 'request for a refund';
  const message = `We have your ${what}. The payment provider has not confirmed all of it yet, so we finish it without you as soon as it does, and mail you the receipt. Nothing more is charged.`;
  return { success: true, message };
}
