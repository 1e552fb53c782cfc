import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { Logger } from '../../logger.ts';
import { KEPT } from '../../retention.ts';
import { GIVEN_UP } from './analyse-scan.ts';
import type { CheckedPhotos } from './checked-photos.ts';
import type { ScanEnder } from './end-scan.ts';
import type { ScanJobs } from './jobs.ts';
import type { FileStore } from './ports.ts';
import { forgetOldChecks } from './photo-checks.ts';
import { forgetRecentPhotos } from './repository.ts';
import { NOT_REMOVED, removeUnneeded } from './unneeded-thumbnails.ts';
import { forgetRefusedPhotos } from './refused-photos.ts';

const MINUTE = 60 * 1000;

/** Time between two runs, in milliseconds. */
const EVERY = 5 * MINUTE;

/** How long an original may wait in any case, in milliseconds. Promised to the members. */
const LONGEST_WAIT = KEPT.waitingPhoto;

/**
 * How old a file without a scan must be, in milliseconds: it may belong to an upload that is about to commit,
 * and the clock of the disk, which may be another machine's, may differ from ours.
 */
const GRACE = 5 * MINUTE;

/** Runs in which the sweep has looked at every thumbnail, each time at those with two other first digits. */
const PARTS = 256;

type NameColumn = 'photo_name' | 'thumbnail_filename';
type Status = 'analysing' | 'complete';

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  ender: ScanEnder;
  checkedPhotos: Pick<CheckedPhotos, 'forgetOld'>;
  originals: FileStore;
  thumbnails: FileStore;
}

export interface PhotoSweeper extends JobHandler<ScanJobs['sweep-photos']> {
  /**
   * Removes files last written before the given time that belong to no scan, as a crash leaves them. There
   * may be any number of files, so it works in batches, and it ends early when the signal aborts.
   */
  removeOrphans(olderThan: Date, signal: AbortSignal): Promise<void>;
}

export function createPhotoSweeper(dependencies: Dependencies): PhotoSweeper {
  const { db, clock, log, ender, checkedPhotos, originals, thumbnails } = dependencies;

  /** `start`: only thumbnails whose names begin so. */
  async function removeOrphans(olderThan: Date, signal: AbortSignal, start?: string): Promise<void> {
    await sweep(originals.listOlderThan(olderThan), originals, 'photo_name', ['analysing']);
    const pictures = thumbnails.listOlderThan(olderThan, start);
    await sweep(pictures, thumbnails, 'thumbnail_filename', ['analysing', 'complete']);

    async function sweep(
      lists: AsyncIterable<string[]>,
      store: FileStore,
      column: NameColumn,
      statuses: Status[],
    ): Promise<void> {
      // The files are listed first, because a scan that is stored in between has a newer file.
      for await (const names of lists) {
        if (signal.aborted) return;
        const known = await knownNames(column, statuses, names);
        const orphans = names.filter((name) => !known.has(name));
        await eachAlone(orphans, (name) => store.remove(name), { ...NOT_REMOVED, log, signal });
      }
    }
  }

  async function knownNames(column: NameColumn, statuses: Status[], names: string[]): Promise<Set<string>> {
    if (names.length === 0) return new Set();
    const rows = await db
      .selectFrom('scans')
      .select(`${column} as name`)
      .where('status', 'in', statuses)
      .where((row) => row(column, '=', row.fn.any(row.val(names))))
      .unionAll(
        db
          .selectFrom('checked_photos')
          .select('photo_name as name')
          .where((row) => row('photo_name', '=', row.fn.any(row.val(names)))),
      )
      .execute();
    return new Set(rows.map(({ name }) => name));
  }

  async function endHanging(): Promise<void> {
    const hanging = await db
      .selectFrom('scans')
      .selectAll()
      .where('status', '=', 'analysing')
      .where('created_at', '<', new Date(clock().getTime() - LONGEST_WAIT))
      .execute();
    const ending = { status: 'failed', failure_detail: GIVEN_UP } as const;
    await eachAlone(hanging, (scan) => ender.end(scan, ending), {
      log,
      failed: 'hanging scans were not ended',
      idOf: ({ user_id, id }) => `${user_id}/${id}`,
    });
  }

  return {
    removeOrphans,

    async run(_payload, signal) {
      await endHanging();
      await checkedPhotos.forgetOld();
      await forgetOldChecks(db);
      const now = clock().getTime();
      const old = new Date(now - GRACE);
      await removeUnneeded(dependencies, old, signal);
      // What no row has noted, such as files from after a backup of the database, is found within a day.
      const part = Math.floor(now / EVERY) % PARTS;
      await removeOrphans(old, signal, part.toString(16).padStart(2, '0'));
      await forgetRecentPhotos(db);
      await forgetRefusedPhotos(db, clock());
    },

    // The next run follows within five minutes.
    async giveUp() {},
  };
}
