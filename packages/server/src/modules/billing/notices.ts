import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import type { MailContent, Outbox } from '../mail/ports.ts';
import type { MemberStore, ProfileStore } from '../members/ports.ts';
import * as mails from './billing-mails.ts';
import { graceEnd } from './plan-of-subscription.ts';
import type { ProviderSubscription } from './ports.ts';
import { refundedInFull } from './refunds/refund-mails.ts';

interface Dependencies {
  clock: Clock;
  outbox: Outbox;
  members: Pick<MemberStore, 'findById'>;
  profiles: Pick<ProfileStore, 'read'>;
  publicUrl(): string;
  /** The operator's mail address; undefined when it is not known. */
  operatorEmail: string | undefined;
}

export type BillingNotices = ReturnType<typeof createBillingNotices>;

/** Mails members about their payments. Each fact is mailed once, however often it is reported. */
export function createBillingNotices(dependencies: Dependencies) {
  const { clock, outbox, members, profiles, publicUrl, operatorEmail } = dependencies;

  /** Marks a fact as reported. Resolves with whether it was new. */
  async function note(transaction: DbTransaction, userId: number, notice: string): Promise<boolean> {
    const isNew = await transaction
      .insertInto('billing_notices')
      .values({ user_id: userId, notice, created_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('notice')
      .executeTakeFirst();
    return isNew !== undefined;
  }

  /** Sends the mail once per `notice`. Resolves with whether it was new. */
  async function tell(
    transaction: DbTransaction,
    userId: number,
    ...[notice, write]: mails.Notice
  ): Promise<boolean> {
    if (!(await note(transaction, userId, notice))) return false;
    const member = await members.findById(userId, transaction);
    if (member)
      await outbox.post(
        transaction,
        write({
          email: member.email,
          url: `${publicUrl()}/account?tab=billing`,
          contactUrl: `${publicUrl()}/contact`,
          region: (await profiles.read(transaction, userId)).region ?? null,
        }),
      );
    return true;
  }

  return {
    note,
    tell,

    /** Mails the operator, if their address is known. */
    async tellOperator(transaction: DbTransaction, write: (recipient: string) => MailContent): Promise<void> {
      if (operatorEmail !== undefined) await outbox.post(transaction, write(operatorEmail));
    },

    async tellChange(
      transaction: DbTransaction,
      userId: number,
      { before, after }: Record<'before' | 'after', ProviderSubscription | null>,
    ): Promise<void> {
      if (!after) return;
      for (const [notice, write] of noticesOf(before?.id === after.id ? before : null, after, clock()))
        await tell(transaction, userId, `${after.id} ${notice}`, write);
    },
  };
}

/** The notices for a subscription that changed from `before` to `after`. */
function noticesOf(
  before: ProviderSubscription | null,
  after: ProviderSubscription,
  now: Date,
): mails.Notice[] {
  const notices: mails.Notice[] = [];
  const { lastCharge, periodEnd } = after;
  const period = periodEnd.toISOString();
  if (lastCharge && lastCharge.amount > 0) {
    const charged = lastCharge.chargedAt.toISOString();
    notices.push([`receipt ${charged}`, (to) => mails.receipt(to, after, lastCharge)]);
    if (lastCharge.isRefunded) notices.push(refundedInFull(lastCharge, now));
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
