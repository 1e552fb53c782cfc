import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../clock.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { Logger } from '../../logger.ts';
import type { FileStore, ThumbnailKeeper } from './ports.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  thumbnails: FileStore;
}

/** Creates the keeper of thumbnails, which deletes them when their member chose so. */
export function createThumbnailKeeper({ db, clock, log, thumbnails }: Dependencies): ThumbnailKeeper {
  const kept = db
    .selectFrom('scans')
    .where('status', '=', 'complete')
    .where('thumbnail_deleted_at', 'is', null);

  return {
    async count(userId, until) {
      const counts = until.map(async (moment) => {
        const { count } = await kept
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('created_at', '<=', moment)
          .executeTakeFirstOrThrow();
        return count;
      });
      return await Promise.all(counts);
    },

    async deleteOlder(of) {
      const userIds = of.map(({ userId }) => userId);
      const until = of.map((one) => one.until);
      const old = await kept
        .innerJoin(
          sql<{ id: number; until: Date }>`unnest(${userIds}::integer[], ${until}::timestamptz[])`.as<'due'>(
            sql`due (id, until)`,
          ),
          'due.id',
          'user_id',
        )
        .whereRef('created_at', '<=', 'due.until')
        .select(['user_id', 'scans.id', 'thumbnail_filename'])
        .execute();
      const remove = async ({ user_id, id, thumbnail_filename }: (typeof old)[number]) => {
        await thumbnails.remove(thumbnail_filename);
        // After the file, so that a crash in between leaves a row that the next run finds again.
        await db
          .updateTable('scans')
          .set({ thumbnail_deleted_at: clock() })
          .where('user_id', '=', user_id)
          .where('id', '=', id)
          .execute();
      };
      await eachAlone(old, remove, {
        log,
        failed: 'old thumbnails were not deleted',
        idOf: ({ user_id, id }) => `${user_id}/${id}`,
      });
    },
  };
}
