import type { Allowance } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { decideAllowance, type Spent } from './allowance.ts';
import { limitRefusal } from './limit-refusal.ts';
import type { Charge, PlanHolder, UsageKind, UsageMeter } from './ports.ts';
import { usageWindow } from './windows.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
}

/** Counts usage in the database. */
export function createUsageMeter({ db, clock }: Dependencies): UsageMeter {
  return {
    async read(holder) {
      const now = clock();
      const spent = await findSpent(db, holder, ['scans', 'messages', 'tokens'], now);
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
      const decision = decideAllowance(
        kind,
        holder,
        (await findSpent(db, holder, [kind], now))[kind],
        1,
        now,
      );
      if (!decision.isAllowed) throw limitRefusal(kind, decision);
      return decision.allowance;
    },

    async charge(transaction, holder, charges) {
      const now = clock();
      const kinds = charges.map(({ kind }) => kind);
      const spent = await findSpent(transaction, holder, kinds, now);
      for (const { kind, source, amount } of charges) {
        const decision = decideAllowance(kind, holder, spent[kind], amount, now);
        if (!decision.isAllowed && !(await isCharged(transaction, holder.id, { kind, source })))
          throw limitRefusal(kind, decision);
      }
      await write(transaction, holder.id, charges, now);
    },

    note: (transaction, userId, charge) => write(transaction, userId, [charge], clock()),

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

async function write(
  transaction: DbTransaction,
  userId: number,
  charges: readonly Charge[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('usage_charges')
    .values(charges.map((charge) => ({ user_id: userId, ...charge, charged_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const NOTHING: Spent = { used: 0, oldest: null };

/** What was charged of some kinds, each within its own window. */
async function findSpent(
  db: Db,
  holder: PlanHolder,
  kinds: readonly UsageKind[],
  now: Date,
): Promise<Record<UsageKind, Spent>> {
  const rows = await db
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
    .groupBy('kind')
    .execute();
  const spent = { scans: NOTHING, messages: NOTHING, tokens: NOTHING };
  for (const { kind, used, oldest } of rows) spent[kind] = { used, oldest };
  return spent;
}
