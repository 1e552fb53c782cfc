import type { Money } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import type { MailContent, Outbox } from '../mail/ports.ts';
import type { MemberStore } from '../members/ports.ts';
import * as mails from './billing-mails.ts';
import * as refundMails from './refund-mails.ts';
import { graceEnd } from './plan-of-subscription.ts';
import type { BouncedRefund, ProviderSubscription, Refunded } from './ports.ts';
import { isEnd, isUnreturned } from './refunded.ts';
import type { Owed, Unreturned } from './tables.ts';

/** Mails members about their payments. Each fact is mailed once, however often it is reported. */
export interface BillingNotices {
  tellChange(
    transaction: DbTransaction,
    userId: number,
    change: { before: ProviderSubscription | null; after: ProviderSubscription | null },
  ): Promise<void>;
  tellSecondEnded(
    transaction: DbTransaction,
    userId: number,
    ended: { id: string; refunded: Refunded },
  ): Promise<void>;
  /** Reports the result of a withdrawal, or of a refund that failed in part. */
  tellLeft(transaction: DbTransaction, userId: number, left: Unreturned): Promise<void>;
  /** Reports changes about charges whose refund failed at first. */
  tellReturned(
    transaction: DbTransaction,
    userId: number,
    change: { before: Unreturned; after: Unreturned },
  ): Promise<void>;
  /** Reports a refund that did not reach its card. Resolves with whether this was new. */
  tellBounced(transaction: DbTransaction, userId: number, bounced: BouncedRefund): Promise<boolean>;
  /** The receipt for money that was paid back outside the provider. */
  tellPaidByHand(transaction: DbTransaction, userId: number, id: string, money: Money): Promise<void>;
  /** Tells the operator what they have to pay back themselves. */
  tellOperator(transaction: DbTransaction, owed: Owed): Promise<void>;
  /** Marks a refund as reported, because another mail reports it. */
  silenceRefund(
    transaction: DbTransaction,
    userId: number,
    subscription: ProviderSubscription,
  ): Promise<void>;
  /** Sends the mail once per `notice`. Resolves with whether it was new. */
  tell(
    transaction: DbTransaction,
    userId: number,
    notice: string,
    write: (recipient: mails.Recipient) => MailContent,
  ): Promise<boolean>;
}

interface Dependencies {
  clock: Clock;
  outbox: Outbox;
  members: Pick<MemberStore, 'findById'>;
  publicUrl(): string;
  /** The operator's mail address; undefined when it is not known. */
  operatorEmail: string | undefined;
}

export function createBillingNotices(dependencies: Dependencies): BillingNotices {
  const { clock, outbox, members, publicUrl, operatorEmail } = dependencies;

  async function note(transaction: DbTransaction, userId: number, notice: string): Promise<boolean> {
    const isNew = await transaction
      .insertInto('billing_notices')
      .values({ user_id: userId, notice, created_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('notice')
      .executeTakeFirst();
    return isNew !== undefined;
  }

  const tell: BillingNotices['tell'] = async (transaction, userId, notice, write) => {
    if (!(await note(transaction, userId, notice))) return false;
    const member = await members.findById(userId, transaction);
    if (member)
      await outbox.post(
        transaction,
        write({
          email: member.email,
          url: `${publicUrl()}/account?tab=billing`,
          contactUrl: `${publicUrl()}/contact`,
        }),
      );
    return true;
  };

  return {
    tell,

    async silenceRefund(transaction, userId, { id, lastCharge }) {
      if (lastCharge) await note(transaction, userId, `${id} ${refundOf(lastCharge.chargedAt)}`);
    },

    async tellLeft(transaction, userId, { way, subscriptionId: id, since, askedAt, refunded }) {
      if (way === 'withdraw') {
        await tell(transaction, userId, `${id} withdrawn`, (to) =>
          refundMails.withdrawn(to, refunded, new Date(askedAt)),
        );
        return;
      }
      // The reading of the subscription reports a complete refund.
      if (!isUnreturned(refunded)) return;
      const notice = isEnd(way, refunded) ? refundOf(new Date(since)) : `not refunded ${since}`;
      await tell(transaction, userId, `${id} ${notice}`, (to) =>
        refundMails.notRefunded(to, refunded, clock()),
      );
    },

    async tellReturned(transaction, userId, { before, after }) {
      const { subscriptionId: id, refunded } = after;
      const back = amountOf(refunded.back) - amountOf(before.refunded.back);
      const isRefused = refunded.refused !== null && before.refunded.refused === null;
      if (back === 0 && !isRefused) return;
      const money = refunded.back && { ...refunded.back, amount: back };
      const notice = `${id} returned ${amountOf(refunded.back)} ${amountOf(refunded.refused)}`;
      await tell(transaction, userId, notice, (to) =>
        refundMails.returned(to, { ...refunded, back: back > 0 ? money : null }, clock()),
      );
    },

    tellBounced: (transaction, userId, bounced) =>
      tell(transaction, userId, `bounced ${bounced.id}`, (to) => refundMails.bounced(to, bounced)),

    async tellPaidByHand(transaction, userId, id, money) {
      await tell(transaction, userId, `${id} paid by hand ${clock().toISOString()}`, (to) =>
        refundMails.paidByHand(to, money, clock()),
      );
    },

    async tellOperator(transaction, owed) {
      if (operatorEmail !== undefined) await outbox.post(transaction, refundMails.owed(operatorEmail, owed));
    },

    async tellSecondEnded(transaction, userId, { id, refunded }) {
      await tell(transaction, userId, `second ${id}`, (to) => refundMails.secondEnded(to, refunded, clock()));
    },

    async tellChange(transaction, userId, { before, after }) {
      if (!after) return;
      for (const [notice, write] of noticesOf(before?.id === after.id ? before : null, after, clock()))
        await tell(transaction, userId, `${after.id} ${notice}`, write);
    },
  };
}

/** Names the mail about a refunded charge. */
export const refundOf = (chargedAt: Date): string => `refund ${chargedAt.toISOString()}`;

const amountOf = (money: Money | null): number => money?.amount ?? 0;

type Notice = readonly [string, (to: mails.Recipient) => MailContent];

/** The notices for a subscription that changed from `before` to `after`. */
function noticesOf(before: ProviderSubscription | null, after: ProviderSubscription, now: Date): Notice[] {
  const notices: Notice[] = [];
  const { lastCharge, periodEnd } = after;
  const period = periodEnd.toISOString();
  if (lastCharge && lastCharge.amount > 0) {
    const charged = lastCharge.chargedAt.toISOString();
    notices.push([`receipt ${charged}`, (to) => mails.receipt(to, after, lastCharge)]);
    if (lastCharge.isRefunded)
      notices.push([refundOf(lastCharge.chargedAt), (to) => refundMails.refunded(to, lastCharge, now)]);
  }
  const grace = graceEnd(after);
  if (grace) notices.push([`failed ${period}`, (to) => mails.paymentFailed(to, after, grace)]);
  if (after.status === 'unpaid') notices.push([`unpaid ${period}`, (to) => mails.unpaid(to, after)]);
  if (!before) return notices;
  const moment = now.toISOString();
  if (before.priceId !== after.priceId)
    notices.push([
      `price ${after.priceId} ${after.periodStart.toISOString()} ${moment}`,
      (to) => mails.planChanged(to, after),
    ]);
  if (after.scheduledPriceId !== null && before.scheduledPriceId !== after.scheduledPriceId)
    notices.push([`scheduled ${moment}`, (to) => mails.changeScheduled(to, after)]);
  if (after.endsWithPeriod && !before.endsWithPeriod)
    notices.push([`cancelled ${moment}`, (to) => mails.cancelled(to, after)]);
  if (
    isScheduled(before) &&
    !isScheduled(after) &&
    before.priceId === after.priceId &&
    after.endedAt === null
  )
    notices.push([`kept ${moment}`, (to) => mails.kept(to, after)]);
  return notices;
}

function isScheduled({ endsWithPeriod, scheduledPriceId }: ProviderSubscription): boolean {
  return endsWithPeriod || scheduledPriceId !== null;
}
