import type { Export } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { PrivacyJobs } from './jobs.ts';
import type { StreamStore } from './ports.ts';
import { ExportGone, type WriteArchive } from './write-archive.ts';

interface Dependencies {
  db: Db;
  archives: StreamStore;
  writeArchive: WriteArchive;
}

/** Makes the archive of an export. */
export function createExportJob(dependencies: Dependencies): JobHandler<PrivacyJobs['make-export']> {
  const { db, archives, writeArchive } = dependencies;

  /** False when the account was erased. */
  async function setStatus(id: string, status: Export['status']): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('exports')
      .set({ status })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    async run({ export_id: id }, signal) {
      const row = await db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row || row.status === 'ready') return;
      try {
        await writeArchive(row, signal);
      } catch (error) {
        if (error instanceof ExportGone) return;
        throw error;
      }
      // The account may have been erased meanwhile, and its files before this one was there.
      if (!(await setStatus(id, 'ready'))) await archives.remove(id);
    },

    async giveUp({ export_id: id }) {
      await setStatus(id, 'failed');
    },
  };
}
