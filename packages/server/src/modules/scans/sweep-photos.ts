import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { GIVEN_UP } from './analyse-scan.ts';
import type { ScanEnder } from './end-scan.ts';
import type { ScanJobs } from './jobs.ts';
import type { FileStore } from './ports.ts';
import { forgetRecentPhotos } from './repository.ts';
import { forgetRefusedPhotos } from './refused-photos.ts';

const MINUTE = 60 * 1000;

/** Longest that an original may wait, whatever happened. Promised to the members. */
const LONGEST_WAIT = 15 * MINUTE;

/** A file without a check-in may belong to an upload that is about to commit. No upload takes longer. */
const UPLOAD_TIME = MINUTE;

interface Dependencies {
  db: Db;
  clock: Clock;
  ender: ScanEnder;
  originals: FileStore;
  thumbnails: FileStore;
}

export interface PhotoSweeper extends JobHandler<ScanJobs['sweep-photos']> {
  /**
   * Removes files that no check-in knows, left behind by a crash. Spares those that an upload to another server may just
   * be writing; a single server that has not begun to serve has none of these.
   */
  removeOrphans(options: { isSingleServer: boolean }): Promise<void>;
}

export function createPhotoSweeper({ db, clock, ender, originals, thumbnails }: Dependencies): PhotoSweeper {
  async function removeOrphans({ isSingleServer }: { isSingleServer: boolean }): Promise<void> {
    const olderThan = new Date(clock().getTime() - (isSingleServer ? 0 : UPLOAD_TIME));
    // The files are listed first: a check-in that is written meanwhile has a younger file.
    const [oldOriginals, oldThumbnails] = await Promise.all([
      originals.listOlderThan(olderThan),
      thumbnails.listOlderThan(olderThan),
    ]);
    const waiting = await knownNames('photo_name', ['analysing'], oldOriginals);
    const shown = await knownNames('thumbnail_filename', ['analysing', 'complete'], oldThumbnails);
    for (const name of oldOriginals) if (!waiting.has(name)) await originals.remove(name);
    for (const name of oldThumbnails) if (!shown.has(name)) await thumbnails.remove(name);
  }

  async function knownNames(
    column: 'photo_name' | 'thumbnail_filename',
    statuses: ('analysing' | 'complete')[],
    names: string[],
  ): Promise<Set<string>> {
    if (names.length === 0) return new Set();
    const rows = await db
      .selectFrom('checkins')
      .select(`${column} as name`)
      .where('status', 'in', statuses)
      .where(column, 'in', names)
      .execute();
    return new Set(rows.map(({ name }) => name));
  }

  async function endHanging(): Promise<void> {
    const hanging = await db
      .selectFrom('checkins')
      .selectAll()
      .where('status', '=', 'analysing')
      .where('created_at', '<', new Date(clock().getTime() - LONGEST_WAIT))
      .execute();
    for (const scan of hanging) await ender.end(scan, { status: 'failed', failure_detail: GIVEN_UP });
  }

  return {
    removeOrphans,

    async run() {
      await endHanging();
      await removeOrphans({ isSingleServer: false });
      await forgetRecentPhotos(db, clock());
      await forgetRefusedPhotos(db, clock());
    },

    // The next one is five minutes away.
    async giveUp() {},
  };
}
