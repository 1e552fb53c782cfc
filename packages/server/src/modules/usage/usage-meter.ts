import type { Allowance } from '@daylit/contract';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { decideAllowance, type Spent } from './allowance.ts';
import { limitRefusal } from './limit-refusal.ts';
import type { Charge, PlanHolder, UsageKind, UsageMeter } from './ports.ts';
import { usageWindow } from './windows.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Dependencies {
  db: Db;
  clock: Clock;
}

/** Counts usage in the database. */
export function createUsageMeter({ db, clock }: Dependencies): UsageMeter {
  return {
    async read(holder) {
      const now = clock();
      const spent = spentOf(await selectSpent(db, holder, ['scans', 'messages', 'tokens'], now).execute());
      const allowanceOf = (kind: UsageKind): Allowance =>
        decideAllowance(kind, holder, spent[kind], 0, now).allowance;
      return {
        scans: allowanceOf('scans'),
        messages: allowanceOf('messages'),
        tokens: allowanceOf('tokens'),
      };
    },

    async check(holder, kind) {
      const now = clock();
      const spent = spentOf(await selectSpent(db, holder, [kind], now).execute());
      const decision = decideAllowance(kind, holder, spent[kind], 1, now);
      if (!decision.isAllowed) throw limitRefusal(kind, decision, holder.region);
      return decision.allowance;
    },

    async charge(transaction, holder, charges) {
      const now = clock();
      const { charged, spent } = await writeAndFindSpent(transaction, holder, charges, now);
      for (const { kind, amount } of charges) {
        const decision = decideAllowance(kind, holder, spent[kind], amount, now);
        if (!decision.isAllowed && charged.has(kind)) throw limitRefusal(kind, decision, holder.region);
      }
    },

    async note(transaction, userId, charge) {
      await insertCharges(transaction, userId, [charge], clock()).execute();
    },

    async refund(transaction, userId, { kind, source }) {
      await transaction
        .deleteFrom('usage_charges')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('source', '=', source)
        .execute();
    },

    async countFreeMessages(userId) {
      const { count } = await db
        .selectFrom('usage_charges as words')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('kind', '=', 'tokens')
        .where('source', 'like', 'message:%')
        .where('charged_at', '>', new Date(clock().getTime() - DAY))
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('usage_charges as message')
                .select('message.source')
                .where('message.kind', '=', 'messages')
                .whereRef('message.user_id', '=', 'words.user_id')
                .whereRef('message.source', '=', 'words.source'),
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

function insertCharges(db: Db, userId: number, charges: readonly Charge[], now: Date) {
  return db
    .insertInto('usage_charges')
    .values(charges.map((charge) => ({ user_id: userId, ...charge, charged_at: now })))
    .onConflict((conflict) => conflict.doNothing());
}

const NOTHING: Spent = { used: 0, oldest: null };

/**
 * Writes charges, and finds in the same statement what was charged before. `charged`: the kinds of those that
 * are new, because the same source again counts nothing.
 */
async function writeAndFindSpent(
  transaction: DbTransaction,
  holder: PlanHolder,
  charges: readonly Charge[],
  now: Date,
): Promise<{ charged: Set<UsageKind>; spent: Record<UsageKind, Spent> }> {
  const kinds = charges.map(({ kind }) => kind);
  const rows = await transaction
    .with('charged', () => insertCharges(transaction, holder.id, charges, now).returning('kind'))
    .selectFrom('charged')
    .select([
      'kind',
      sql<number | null>`null::bigint`.as('used'),
      sql<Date | null>`null::timestamptz`.as('oldest'),
    ])
    .unionAll(selectSpent(transaction, holder, kinds, now))
    .execute();
  return {
    charged: new Set(rows.filter(({ used }) => used === null).map(({ kind }) => kind)),
    spent: spentOf(rows),
  };
}

/** What was charged of some kinds, each within its own window. */
function selectSpent(db: Db, holder: PlanHolder, kinds: readonly UsageKind[], now: Date) {
  return db
    .selectFrom('usage_charges')
    .select((row) => ['kind', row.fn.sum<number>('amount').as('used'), row.fn.min('charged_at').as('oldest')])
    .where('user_id', '=', holder.id)
    .where((row) =>
      row.or(
        kinds.map((kind) =>
          row.and([row('kind', '=', kind), row('charged_at', '>=', usageWindow(kind, holder, now).start)]),
        ),
      ),
    )
    .groupBy('kind');
}

function spentOf(rows: readonly { kind: UsageKind; used: number | null; oldest: Date | null }[]) {
  const spent = { scans: NOTHING, messages: NOTHING, tokens: NOTHING };
  for (const { kind, used, oldest } of rows) if (used !== null) spent[kind] = { used, oldest };
  return spent;
}
