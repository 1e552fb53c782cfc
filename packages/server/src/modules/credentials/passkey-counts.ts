import type { Db } from '../../db/database.ts';
import type { PasskeyCounts } from './ports.ts';

export function createPasskeyCounts({ db }: { db: Db }): PasskeyCounts {
  return {
    async of(userId) {
      const { count } = await db
        .selectFrom('passkeys')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
