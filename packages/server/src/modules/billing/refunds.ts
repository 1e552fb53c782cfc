import {
  CURRENCY,
  type PlanChangeResult,
  REFUND_BUSINESS_DAYS,
  REFUND_DAYS,
  WITHDRAWAL_DAYS,
} from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { Actions } from './actions.ts';
import { inMoney, withdrawn } from './billing-mails.ts';
import type { BillingNotices } from './notices.ts';
import type { PaymentProvider, ProviderSubscription } from './ports.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Until when the contract can be withdrawn from. */
export function withdrawUntil({ startedAt }: ProviderSubscription): Date {
  return new Date(startedAt.getTime() + WITHDRAWAL_DAYS * DAY);
}

/** Until when the last charge can be had back; null when there is none to have back. */
export function refundUntil({ lastCharge }: ProviderSubscription): Date | null {
  if (!lastCharge || lastCharge.isRefunded || lastCharge.amount === 0) return null;
  return new Date(lastCharge.chargedAt.getTime() + REFUND_DAYS * DAY);
}

/** Ways out that give money back. */
export interface Refunds {
  /** Ends the contract and gives everything back, within `WITHDRAWAL_DAYS` of its start. */
  withdraw(userId: number): Promise<PlanChangeResult>;
  /** Ends the plan and gives the last charge back, within `REFUND_DAYS` of it. */
  refund(userId: number): Promise<PlanChangeResult>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  provider: PaymentProvider;
  actions: Actions;
  notices: BillingNotices;
}

export function createRefunds(dependencies: Dependencies): Refunds {
  const { db, clock, locks, provider, actions, notices } = dependencies;

  async function inMember(
    userId: number,
    work: (transaction: DbTransaction) => Promise<void>,
  ): Promise<void> {
    await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      await work(transaction);
    });
  }

  async function tellWithdrawn(
    userId: number,
    subscriptionId: string,
    money: typeof NO_MONEY,
  ): Promise<void> {
    await inMember(userId, (transaction) =>
      notices.tell(transaction, userId, `${subscriptionId} withdrawn`, (to) =>
        withdrawn(to, money.amount > 0 ? money : null, clock()),
      ),
    );
  }

  /** The money goes first. Where that breaks off, the next reading sees it gone and ends the plan. */
  async function leave(
    userId: number,
    name: string,
    rule: {
      now: Date;
      until(subscription: ProviderSubscription): Date | null;
      tooLate: string;
      isWhole: boolean;
    },
  ): Promise<typeof NO_MONEY> {
    let money = NO_MONEY;
    await actions.run(
      userId,
      name,
      ({ subscription }) => {
        const until = rule.until(subscription);
        if (!until || until < rule.now) throw new Refusal('conflict', { detail: rule.tooLate });
      },
      async ({ subscription, key }) => {
        const { id, startedAt, lastCharge } = subscription;
        const since = rule.isWhole ? startedAt : (lastCharge?.chargedAt ?? startedAt);
        if (rule.isWhole) await inMember(userId, (tx) => notices.silenceRefund(tx, userId, subscription));
        money = (await provider.refundCharges(id, since, `${key} refund`)) ?? NO_MONEY;
        await provider.endNow(id, `${key} end`);
        if (rule.isWhole) await tellWithdrawn(userId, id, money);
      },
    );
    return money;
  }

  return {
    async withdraw(userId) {
      const now = await provider.now();
      const tooLate = `The ${WITHDRAWAL_DAYS} days to withdraw are over. You can cancel at any time.`;
      const money = await leave(userId, 'withdraw', { now, until: withdrawUntil, tooLate, isWhole: true });
      return { success: true, message: `You have withdrawn. ${goesBack(money)}` };
    },

    async refund(userId) {
      const now = await provider.now();
      const tooLate = `A refund is possible within ${REFUND_DAYS} days of a charge. You can cancel at any time.`;
      const money = await leave(userId, 'refund', { now, until: refundUntil, tooLate, isWhole: false });
      return { success: true, message: `Your plan has ended. ${goesBack(money)}` };
    },
  };
}

const NO_MONEY: { amount: number; currency: string } = { amount: 0, currency: CURRENCY };

function goesBack(money: typeof NO_MONEY): string {
  return `${inMoney(money)} goes back to your card in ${REFUND_BUSINESS_DAYS} business days. A receipt is on its way by mail.`;
}
