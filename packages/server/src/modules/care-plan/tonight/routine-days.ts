import type { RoutineDone } from '@daylit/contract';
import type { Db, DbTransaction } from '../../../db/database.ts';

const KEPT = 30 * 24 * 60 * 60 * 1000;

/** Reads and writes the mornings and evenings that are marked as done. */
export interface RoutineDays {
  find(userId: number, date: string): Promise<ReadonlySet<RoutineDone['daypart']>>;
  /** Also forgets what is older than 30 days. */
  mark(transaction: DbTransaction, userId: number, done: RoutineDone, now: Date): Promise<void>;
}

export function createRoutineDays({ db }: { db: Db }): RoutineDays {
  return {
    async find(userId, date) {
      const rows = await db
        .selectFrom('routine_days')
        .select('daypart')
        .where('user_id', '=', userId)
        .where('used_on', '=', date)
        .execute();
      return new Set(rows.map(({ daypart }) => daypart));
    },

    async mark(transaction, userId, { date, daypart, is_done }, now) {
      const oldest = new Date(now.getTime() - KEPT).toISOString().slice(0, 10);
      await transaction
        .deleteFrom('routine_days')
        .where('user_id', '=', userId)
        .where((row) => row.or([row('used_on', '<', oldest), row.and({ used_on: date, daypart })]))
        .execute();
      if (!is_done) return;
      await transaction
        .insertInto('routine_days')
        .values({ user_id: userId, used_on: date, daypart })
        .execute();
    },
  };
}
