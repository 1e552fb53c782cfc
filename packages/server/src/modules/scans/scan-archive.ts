import type { Db } from '../../db/database.ts';
import type { MemberKeys } from '../members/ports.ts';
import type { ArchivedScan, ScanArchive, UnreadableScan } from './ports.ts';
import { presentScan } from './present-scan.ts';
import { messageContext, openStages } from '../reports/ports.ts';
import { stagesOf } from './scan-stages.ts';
import type { ThumbnailFiles } from './thumbnail-files.ts';

/** Scans that are read in one query, so that any number fits into memory. */
const PAGE_SIZE = 100;

interface Dependencies {
  db: Db;
  keys: MemberKeys;
  thumbnails: ThumbnailFiles;
}

/** Makes the reader of everything that is kept of a member's scans, whatever the plan shows. */
export function createScanArchive({ db, keys, thumbnails }: Dependencies): ScanArchive {
  async function readPage(userId: number, after: number): Promise<(ArchivedScan | UnreadableScan)[]> {
    const rows = await db
      .selectFrom('scans')
      .selectAll('scans')
      .select(stagesOf)
      .where('scans.user_id', '=', userId)
      .where('scans.id', '>', after)
      .orderBy('scans.id')
      .limit(PAGE_SIZE)
      .execute();
    if (rows.length === 0) return [];
    const open = await keys.findOpener(db, userId);
    return rows.map((row) => {
      const { id, created_at, taken_on } = row;
      try {
        const scan = presentScan(row, openStages(open, id, row.stages ?? []));
        const message = row.sealed_message && open(row.sealed_message, messageContext(id)).toString();
        return { scan, message, taken_on };
      } catch {
        return { unreadable: { id, created_at: created_at.toISOString() } };
      }
    });
  }

  return {
    async count(userId, reading = db) {
      const { count } = await reading
        .selectFrom('scans')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return count;
    },

    async *read(userId) {
      let after = 0;
      for (;;) {
        const page = await readPage(userId, after);
        yield* page;
        const last = page.at(-1);
        if (!last || page.length < PAGE_SIZE) return;
        after = 'unreadable' in last ? last.unreadable.id : last.scan.id;
      }
    },

    findThumbnail: (userId, filename) => thumbnails.find(userId, filename),
  };
}
