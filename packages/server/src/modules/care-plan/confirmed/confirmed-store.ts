import type { ProductRemoval } from '@daylit/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../../db/database.ts';
import type { ConfirmedProductTable, RemovedProductTable } from '../tables.ts';

/** One row of a confirmed care plan. */
export type ConfirmedRow = Omit<Selectable<ConfirmedProductTable>, 'user_id'>;

/** A product that a member took out of the routine. */
export type RemovedRow = Omit<Selectable<RemovedProductTable>, 'user_id'>;

/** Reads and writes the rows of confirmed care plans. */
export interface ConfirmedStore {
  /** In the order in which the products were added. */
  list(db: Db, userId: number): Promise<ConfirmedRow[]>;
  /** What the member took out, the newest first. */
  listRemoved(db: Db, userId: number): Promise<RemovedRow[]>;
  /** Puts a product at its place and replaces the one there. It no longer counts as removed. */
  put(transaction: DbTransaction, userId: number, row: ConfirmedRow): Promise<void>;
  /** Remembers a product that stands nowhere any more. Returns how many rows were removed. */
  remove(transaction: DbTransaction, userId: number, removal: ProductRemoval, at: Date): Promise<number>;
  /** Remembers products of the member's own that another one replaced and that stand nowhere any more. */
  rememberReplaced(
    transaction: DbTransaction,
    userId: number,
    before: readonly ConfirmedRow[],
    at: Date,
  ): Promise<void>;
  /** Members who use a product, by their numbers, from the one after `after`: at most `limit`. */
  listMembers(after: number, limit: number): Promise<number[]>;
}

const PLACED = [
  'daypart',
  'step',
  'product_id',
  'is_custom',
  'category',
  'name',
  'product_url',
  'price',
  'description',
  'ingredient_text',
  'days',
] as const;

/** Maximum number of removed products that are remembered. */
const MOST_REMOVED = 40;

export function createConfirmedStore({ db }: { db: Db }): ConfirmedStore {
  async function listMembers(after: number, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom('confirmed_products')
      .select('user_id')
      .distinct()
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(limit)
      .execute();
    return rows.map(({ user_id }) => user_id);
  }

  return {
    list,
    listMembers,

    async listRemoved(from, userId) {
      return from
        .selectFrom('removed_products')
        .select([...PLACED, 'removed_at'])
        .where('user_id', '=', userId)
        .orderBy('removed_at', 'desc')
        .orderBy('product_id')
        .execute();
    },

    async put(transaction, userId, row) {
      await transaction
        .insertInto('confirmed_products')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.columns(['user_id', 'daypart', 'step']).doUpdateSet(row))
        .execute();
      await transaction
        .deleteFrom('removed_products')
        .where('user_id', '=', userId)
        .where('product_id', '=', row.product_id)
        .execute();
    },

    async remove(transaction, userId, { daypart, step, id }, removed_at) {
      const removed = await transaction
        .deleteFrom('confirmed_products')
        .where('user_id', '=', userId)
        .where('step', '=', step)
        .where('product_id', '=', id)
        .$if(daypart !== undefined, (query) => query.where('daypart', '=', daypart ?? 'additional'))
        .returning(PLACED)
        .execute();
      const standing = await transaction
        .selectFrom('confirmed_products')
        .select('product_id')
        .where('user_id', '=', userId)
        .where('product_id', '=', id)
        .execute();
      const [last] = removed;
      if (last && standing.length === 0)
        await rememberRemoved(transaction, { user_id: userId, ...last, removed_at });
      return removed.length;
    },

    async rememberReplaced(transaction, userId, before, removed_at) {
      const standing = new Set((await list(transaction, userId)).map(({ product_id }) => product_id));
      const gone = before.filter(({ is_custom, product_id }) => is_custom && !standing.has(product_id));
      for (const { added_at: _, ...row } of gone)
        await rememberRemoved(transaction, { user_id: userId, ...row, removed_at });
    },
  };
}

async function list(from: Db, userId: number): Promise<ConfirmedRow[]> {
  return from
    .selectFrom('confirmed_products')
    .select([...PLACED, 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('step')
    .execute();
}

async function rememberRemoved(
  transaction: DbTransaction,
  row: Insertable<RemovedProductTable>,
): Promise<void> {
  await transaction
    .insertInto('removed_products')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet(row))
    .execute();
  await transaction
    .deleteFrom('removed_products')
    .where('user_id', '=', row.user_id)
    .where('product_id', 'not in', (query) =>
      query
        .selectFrom('removed_products')
        .select('product_id')
        .where('user_id', '=', row.user_id)
        .orderBy('removed_at', 'desc')
        .limit(MOST_REMOVED),
    )
    .execute();
}
