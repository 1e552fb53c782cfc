import type { Clock } from '../../../clock.ts';
import type { Db, DbTransaction } from '../../../db/database.ts';
import type { Logger } from '../../../logger.ts';
import type { MemberLocks } from '../../members/ports.ts';
import type { BillingNotices } from '../notices.ts';
import type { PaymentProvider } from '../ports.ts';
import type { SubscriptionStore } from '../subscription-store.ts';
import { noticeOf, owed } from './refund-mails.ts';
import {
  type ManualRefund,
  manualRefunds,
  MOST_TRIES,
  type RefundEvent,
  transition,
} from './refund-request.ts';

export interface RefundDependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  locks: MemberLocks;
  provider: PaymentProvider;
  store: SubscriptionStore;
  notices: BillingNotices;
}

/**
 * Stores an event and mails member and operator about it. The caller holds the member's lock. Resolves with
 * what the operator was told to pay back.
 */
export async function recordRefund(
  { clock, store, notices }: Pick<RefundDependencies, 'clock' | 'store' | 'notices'>,
  transaction: DbTransaction,
  userId: number,
  event: RefundEvent,
): Promise<ManualRefund[]> {
  const notice = noticeOf(event, clock());
  const isNew = notice && (await notices.tell(transaction, userId, ...notice));
  // Several events may report the same bounced refund.
  if (event.type === 'bounced' && !isNew) return [];
  const known = await store.find(userId, transaction);
  const refunds = known && transition(known.refunds, event, clock());
  // Without a record there is nowhere to show it: the bounced refund belongs to no subscription of ours.
  if (refunds) await store.writeRefunds(transaction, userId, refunds);
  const toPay: ManualRefund[] = event.type === 'bounced' ? [{ ...event.refund, why: 'bounced' }] : [];
  if (event.type === 'failed_again' && refunds?.tries === MOST_TRIES)
    toPay.push(...manualRefunds({ ...refunds, bounced: [] }));
  for (const each of toPay) await notices.tellOperator(transaction, (to) => owed(to, each));
  return toPay;
}
