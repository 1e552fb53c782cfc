import {
  GRACE_DAYS,
  PRICE_CHANGE_NOTICE_DAYS,
  RENEWAL_NOTICE_DAYS,
  TRIAL_NOTICE_DAYS,
} from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { eachInSteps } from '../../jobs/each-alone.ts';
import type { Logger } from '../../logger.ts';
import type { MailContent } from '../mail/ports.ts';
import type { MemberLocks, MemberStore, TrialEnding } from '../members/ports.ts';
import { inMember } from './in-member.ts';
import { priceChange, type Recipient, renewalNotice, trialEnding } from './billing-mails.ts';
import { renewalOf } from './billing-facts.ts';
import type { BillingNotices } from './notices.ts';
import { type AnnouncedChange, ANNOUNCED_CHANGES } from './price-changes.ts';
import type { PaymentProvider, StoredSubscription } from './ports.ts';
import { findPrice } from './prices.ts';
import { fromStored } from './stored-subscription.ts';

/** What is read of a live subscription. */
interface Renewing {
  user_id: number;
  state: StoredSubscription | null;
}

const DAY = 24 * 60 * 60 * 1000;

export interface ReminderDependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  locks: MemberLocks;
  provider: Pick<PaymentProvider, 'now'>;
  members: Pick<MemberStore, 'listTrialsEnding'>;
  notices: BillingNotices;
  /** Default: the announced ones. */
  announced?: readonly AnnouncedChange[];
}

/** Sends the mails that are due: yearly renewals, ends of trials, price changes. */
export function createBillingReminders(
  dependencies: ReminderDependencies,
): (signal: AbortSignal) => Promise<void> {
  const { db, clock, log, provider, members, notices } = dependencies;
  const { announced = ANNOUNCED_CHANGES } = dependencies;
  const failed = 'members were not told about their payments';

  async function tell(userId: number, notice: string, write: (to: Recipient) => MailContent): Promise<void> {
    await inMember(dependencies, userId, (transaction) => notices.tell(transaction, userId, notice, write));
  }

  async function remindOfRenewal(row: Renewing, now: Date): Promise<void> {
    const { user_id, state } = row;
    if (!state) return;
    const subscription = fromStored(state);
    const renewal = renewalOf(subscription);
    const price = findPrice(subscription.priceId);
    if (!renewal || !price) return;
    const left = renewal.at.getTime() - now.getTime();
    const period = `${subscription.id} ${renewal.at.toISOString()}`;
    if (price.period === 'annual' && left > 0 && left <= RENEWAL_NOTICE_DAYS * DAY)
      await tell(user_id, `renews ${period}`, (to) => renewalNotice(to, subscription));
    for (const change of announced.filter(({ priceId }) => priceId === price.id)) {
      const untilThen = change.from.getTime() - now.getTime();
      if (untilThen > 0 && untilThen <= PRICE_CHANGE_NOTICE_DAYS * DAY)
        await tell(user_id, `price of ${price.id} from ${change.from.toISOString()}`, (to) =>
          priceChange(to, subscription, change),
        );
    }
  }

  /** Members who may have to be told: whose period ends soon, and everybody while a price is to change. */
  async function listPaying(after: number, limit: number): Promise<Renewing[]> {
    // A plan that renews continues for some days after its period.
    const until = new Date(clock().getTime() + (RENEWAL_NOTICE_DAYS + GRACE_DAYS) * DAY);
    return await db
      .selectFrom('subscriptions')
      .select(['user_id', 'state'])
      .where('is_live', '=', true)
      .$if(announced.length === 0, (query) => query.where('plan_until', '<=', until))
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(limit)
      .execute();
  }

  /** Members whose trial ends soon and who do not pay. */
  async function listTrials(after: number, limit: number): Promise<readonly TrialEnding[]> {
    const until = new Date(clock().getTime() + TRIAL_NOTICE_DAYS * DAY);
    return await members.listTrialsEnding({ from: clock(), until, after, limit });
  }

  async function remindOfTrial({ id, endsAt }: TrialEnding): Promise<void> {
    const paying = await db
      .selectFrom('subscriptions')
      .select('user_id')
      .where('user_id', '=', id)
      .where('is_live', '=', true)
      .executeTakeFirst();
    if (!paying) await tell(id, 'trial ends', (to) => trialEnding(to, endsAt));
  }

  return async (signal) => {
    await eachInSteps(listTrials, remindOfTrial, { log, failed, idOf: ({ id }) => id, signal });
    const now = await provider.now();
    const remind = (row: Renewing) => remindOfRenewal(row, now);
    await eachInSteps(listPaying, remind, { log, failed, idOf: ({ user_id }) => user_id, signal });
  };
}
