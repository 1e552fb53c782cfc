import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { UsageMeter } from '../usage/ports.ts';
import type { FileStore } from './ports.ts';
import { type CheckinRow, type Ending, endCheckin } from './repository.ts';

export interface ScanEnder {
  /**
   * Ends a scan, once, and then deletes the original. A failed scan gives its charge back and leaves no thumbnail. Safe to
   * call again after a crash: what was left undone is done.
   */
  end(scan: CheckinRow, ending: Ending): Promise<void>;
  /** Deletes the original of a scan that has ended, in case a crash came between the two. */
  deleteOriginal(scan: CheckinRow): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  meter: UsageMeter;
  originals: FileStore;
  thumbnails: FileStore;
}

export function createScanEnder({ db, clock, meter, originals, thumbnails }: Dependencies): ScanEnder {
  async function deleteOriginal({ photo_name }: CheckinRow): Promise<void> {
    await originals.remove(photo_name);
  }

  return {
    async end(scan, ending) {
      await db.transaction().execute(async (transaction) => {
        const isEnded = await endCheckin(transaction, scan.user_id, scan.n, ending, clock());
        if (!isEnded || ending.status === 'complete') return;
        await meter.giveBack(transaction, scan.user_id, { kind: 'scan', source: `checkin:${scan.n}` });
      });
      await deleteOriginal(scan);
      if (ending.status === 'failed') await thumbnails.remove(scan.thumbnail_filename);
    },
    deleteOriginal,
  };
}
