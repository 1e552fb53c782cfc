import type { Allowance } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { MemberLocks } from '../members/ports.ts';
import { decideAllowance, type Spent } from './allowance.ts';
import { limitRefusal } from './limit-refusal.ts';
import type { Charge, PlanHolder, UsageKind, UsageMeter } from './ports.ts';
import { usageWindow } from './windows.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
}

/** Counts usage in the database. */
export function createUsageMeter({ db, clock, locks }: Dependencies): UsageMeter {
  return {
    async read(holder) {
      const now = clock();
      const allowanceOf = async (kind: UsageKind): Promise<Allowance> =>
        decideAllowance(kind, holder, await findSpent(db, holder, kind, now), 0, now).allowance;
      const [scans, messages, tokens] = await Promise.all([
        allowanceOf('scans'),
        allowanceOf('messages'),
        allowanceOf('tokens'),
      ]);
      return { scans, messages, tokens };
    },

    async check(holder, kind) {
      const now = clock();
      const decision = decideAllowance(kind, holder, await findSpent(db, holder, kind, now), 1, now);
      if (!decision.isAllowed) throw limitRefusal(kind, decision);
      return decision.allowance;
    },

    async charge(transaction, holder, { kind, source, amount }) {
      // Other charges of this member wait here until the one before has committed, and then count again.
      await locks.lockMember(transaction, holder.id);
      const now = clock();
      const spent = await findSpent(transaction, holder, kind, now);
      const decision = decideAllowance(kind, holder, spent, amount, now);
      if (!decision.isAllowed) {
        if (await isCharged(transaction, holder.id, { kind, source })) return;
        throw limitRefusal(kind, decision);
      }
      await write(transaction, holder.id, { kind, source, amount }, now);
    },

    note: (transaction, userId, charge) => write(transaction, userId, charge, clock()),

    async refund(transaction, userId, { kind, source }) {
      await transaction
        .deleteFrom('usage_charges')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('source', '=', source)
        .execute();
    },
  };
}

async function isCharged(
  transaction: DbTransaction,
  userId: number,
  { kind, source }: Pick<Charge, 'kind' | 'source'>,
): Promise<boolean> {
  const charged = await transaction
    .selectFrom('usage_charges')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('source', '=', source)
    .executeTakeFirst();
  return charged !== undefined;
}

async function write(transaction: DbTransaction, userId: number, charge: Charge, now: Date): Promise<void> {
  await transaction
    .insertInto('usage_charges')
    .values({ user_id: userId, ...charge, charged_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findSpent(db: Db, holder: PlanHolder, kind: UsageKind, now: Date): Promise<Spent> {
  const spent = await db
    .selectFrom('usage_charges')
    .select((row) => [row.fn.sum<number | null>('amount').as('used'), row.fn.min('charged_at').as('oldest')])
    .where('user_id', '=', holder.id)
    .where('kind', '=', kind)
    .where('charged_at', '>=', usageWindow(kind, holder, now).start)
    .executeTakeFirst();
  return { used: spent?.used ?? 0, oldest: spent?.oldest ?? null };
}
