import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import { type Db, jsonb } from '../../db/database.ts';
import type { ProductTrialTable, RoutineProduct } from './tables.ts';

export type ProductTrialRow = Selectable<ProductTrialTable>;

/** The settings that are chosen at the start. */
export interface NewProductTrial extends Omit<
  Insertable<ProductTrialTable>,
  'id' | 'routine' | 'created_at' | 'ended_at'
> {
  routine: RoutineProduct[];
}

/** The rows of product trials. */
export interface ProductTrialStore {
  find(userId: number): Promise<ProductTrialRow | undefined>;
  /**
   * Stores a new one in the place of `previous`, which is over. False when another start was faster: of any
   * number of simultaneous starts, in any number of processes, one succeeds.
   */
  start(trial: NewProductTrial, previous: ProductTrialRow | undefined): Promise<boolean>;
  /** False when it was stopped or replaced before. */
  end(trial: ProductTrialRow): Promise<boolean>;
  remove(userId: number): Promise<void>;
}

export function createProductTrialStore({ db, clock }: { db: Db; clock: Clock }): ProductTrialStore {
  return {
    find: (userId) =>
      db.selectFrom('product_trials').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    async start({ user_id, routine, ...decided }, previous) {
      const row = {
        ...decided,
        id: randomUUID(),
        routine: jsonb(routine),
        created_at: clock(),
        ended_at: null,
      };
      const stored = await db
        .insertInto('product_trials')
        .values({ ...row, user_id })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet(row)
            // No row has the id null, so without a previous one nothing is replaced.
            .where('product_trials.id', '=', previous?.id ?? null),
        )
        .returning('id')
        .executeTakeFirst();
      return stored !== undefined;
    },

    async end({ id, user_id }) {
      const { numUpdatedRows } = await db
        .updateTable('product_trials')
        .set({ ended_at: clock() })
        .where('user_id', '=', user_id)
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async remove(userId) {
      await db.deleteFrom('product_trials').where('user_id', '=', userId).execute();
    },
  };
}
