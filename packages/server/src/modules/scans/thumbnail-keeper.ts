import type { Db } from '../../db/database.ts';
import type { Clock } from '../../clock.ts';
import type { FileStore, ThumbnailKeeper } from './ports.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  thumbnails: FileStore;
}

/** Creates the keeper of thumbnails, which deletes them when their member chose so. */
export function createThumbnailKeeper({ db, clock, thumbnails }: Dependencies): ThumbnailKeeper {
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

    async deleteOlder(userId, until) {
      const old = await kept
        .select(['id', 'thumbnail_filename'])
        .where('user_id', '=', userId)
        .where('created_at', '<=', until)
        .execute();
      for (const { id, thumbnail_filename } of old) {
        await thumbnails.remove(thumbnail_filename);
        // After the file, so that a crash in between leaves a row that the next run finds again.
        await db
          .updateTable('scans')
          .set({ thumbnail_deleted_at: clock() })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute();
      }
    },
  };
}
