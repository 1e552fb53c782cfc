import type { RoutineDone } from '@daylit/contract';
import type { Purge } from '../../../jobs/purge-expired.ts';
import type { Db, DbTransaction } from '../../../db/database.ts';
import { KEPT } from '../../../retention.ts';

/** Reads and writes the mornings and evenings that are marked as done. */
export interface RoutineDays {
  find(userId: number, date: string): Promise<ReadonlySet<RoutineDone['daypart']>>;
  mark(transaction: DbTransaction, userId: number, done: RoutineDone): Promise<void>;
  purge: Purge;
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

    async mark(transaction, userId, { date, daypart, is_done }) {
      await transaction
        .deleteFrom('routine_days')
        .where('user_id', '=', userId)
        .where('used_on', '=', date)
        .where('daypart', '=', daypart)
        .execute();
      if (!is_done) return;
      await transaction
        .insertInto('routine_days')
        .values({ user_id: userId, used_on: date, daypart })
        .execute();
    },

    async purge(now) {
      const oldest = new Date(now.getTime() - KEPT.routineDay).toISOString().slice(0, 10);
      await db.deleteFrom('routine_days').where('used_on', '<', oldest).execute();
    },
  };
}
