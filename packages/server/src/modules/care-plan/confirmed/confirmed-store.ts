import type { ProductRemoval } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../../db/database.ts';
import type { ConfirmedProductTable } from '../tables.ts';

/** One row of a confirmed care plan. */
export type ConfirmedRow = Omit<Selectable<ConfirmedProductTable>, 'user_id'>;

/** Reads and writes the rows of confirmed care plans. */
export interface ConfirmedStore {
  /** In the order in which the products were added. */
  list(db: Db, userId: number): Promise<ConfirmedRow[]>;
  /** Puts a product at its place, instead of what stands there. */
  put(transaction: DbTransaction, userId: number, row: ConfirmedRow): Promise<void>;
  /** How many rows were removed. */
  remove(transaction: DbTransaction, userId: number, removal: ProductRemoval): Promise<number>;
  /** How many members use each of the products. Products that nobody uses are absent. */
  countPeople(productIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export function createConfirmedStore({ db }: { db: Db }): ConfirmedStore {
  return {
    async list(from, userId) {
      return from
        .selectFrom('confirmed_products')
        .select([
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
          'added_at',
        ])
        .where('user_id', '=', userId)
        .orderBy('added_at')
        .orderBy('step')
        .execute();
    },

    async put(transaction, userId, row) {
      await transaction
        .insertInto('confirmed_products')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.columns(['user_id', 'daypart', 'step']).doUpdateSet(row))
        .execute();
    },

    async remove(transaction, userId, { daypart, step, id }) {
      const { numDeletedRows } = await transaction
        .deleteFrom('confirmed_products')
        .where('user_id', '=', userId)
        .where('step', '=', step)
        .where('product_id', '=', id)
        .$if(daypart !== undefined, (query) => query.where('daypart', '=', daypart ?? 'additional'))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async countPeople(productIds) {
      const rows = await db
        .selectFrom('confirmed_products')
        .select((row) => ['product_id', row.fn.count<number>('user_id').distinct().as('people')])
        .where('product_id', 'in', [...productIds, ''])
        .where('is_custom', '=', false)
        .groupBy('product_id')
        .execute();
      return new Map(rows.map(({ product_id, people }) => [product_id, people]));
    },
  };
}
