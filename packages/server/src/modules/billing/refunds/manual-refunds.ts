import type { Money } from '@daylit/contract';
import { jsonb } from '../../../db/database.ts';
import { inMember } from '../in-member.ts';
import { isBusy } from '../subscription-store.ts';
import { recordRefund, type RefundDependencies } from './record-refund.ts';
import { type ManualRefund, manualRefunds } from './refund-request.ts';

export type ManualRefunds = ReturnType<typeof createManualRefunds>;

/** The refunds that the operator has to make outside the provider. */
export function createManualRefunds(dependencies: Omit<RefundDependencies, 'log' | 'provider'>) {
  const { db, clock, store } = dependencies;

  async function findMember(id: string): Promise<number | undefined> {
    const row = await db
      .selectFrom('subscriptions')
      .select('user_id')
      .where((where) =>
        where.or([
          where('unreturned', '@>', jsonb([{ subscriptionId: id }] as never)),
          where('bounced', '@>', jsonb([{ id }] as never)),
        ]),
      )
      .executeTakeFirst();
    return row?.user_id;
  }

  return {
    async list(): Promise<ManualRefund[]> {
      const rows = await db
        .selectFrom('subscriptions')
        .select(['unreturned as outstanding', 'bounced'])
        .execute();
      return rows.flatMap(manualRefunds);
    },

    /**
     * Marks one as paid, and mails the member a receipt. Undefined when nothing with this id is owed; `busy`
     * while another change of the member is running.
     */
    async markPaid(id: string): Promise<Money | 'busy' | undefined> {
      const userId = await findMember(id);
      if (userId === undefined) return undefined;
      return await inMember(dependencies, userId, async (transaction) => {
        const known = await store.find(userId, transaction);
        if (!known) return undefined;
        if (isBusy(known, clock())) return 'busy';
        const refund = manualRefunds(known.refunds).find((each) => each.id === id);
        if (!refund) return undefined;
        await recordRefund(dependencies, transaction, userId, { type: 'paid_by_hand', refund });
        return { amount: refund.amount, currency: refund.currency };
      });
    },
  };
}
