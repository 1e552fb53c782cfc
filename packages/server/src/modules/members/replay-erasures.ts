import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Logger } from '../../logger.ts';
import type { ErasureLog } from './erasure-log.ts';
import type { MemberEraser } from './ports.ts';
import type { MemberJobs } from './jobs.ts';

/** Members that are looked up in one query. */
const BATCH_SIZE = 1_000;

interface Dependencies {
  db: Db;
  log: Logger;
  queue: JobQueue<MemberJobs>;
  erasures: ErasureLog;
  eraser: MemberEraser;
  /** Notes erasures beside the backups; undefined where the settings name no folder for them. */
  noteErased: ((keyIds: readonly string[]) => Promise<void>) | undefined;
}

/** Repeats the erasure of members who returned with an older copy of the database or of the keys. */
export interface ErasureReplay {
  /** Repeats one member's erasure. */
  repeat(keyId: string): Promise<void>;
  /**
   * Repeats the erasure of all members who are in the database again, before serving, and lets a job look for
   * their keys. The job `finish-erasure` retries those that fail.
   */
  repeatAll(): Promise<void>;
  /** Destroys the keys of erased members that are there again. An object store is asked for each of them. */
  destroyReturnedKeys(): Promise<void>;
}

export function createErasureReplay(dependencies: Dependencies): ErasureReplay {
  const { db, log, queue, erasures, eraser, noteErased } = dependencies;
  const select = db.selectFrom('users').select(['id', 'email', 'key_id']);

  async function orLater(keyId: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      await inTransaction(db, (transaction) =>
        queue.enqueue(transaction, 'finish-erasure', { key_id: keyId }),
      );
      throw error;
    }
  }

  return {
    async repeat(keyId) {
      await erasures.finish(keyId);
      const returned = await select.where('key_id', '=', keyId).executeTakeFirst();
      if (returned) await eraser.erase(returned);
      // In the job and not in the member's call, because the disk of the backups may be away for a while.
      await noteErased?.([keyId]);
    },

    async repeatAll() {
      const failed = 'erasures were not repeated';
      const erased = await erasures.list();
      await noteErased?.(erased).catch((err: unknown) =>
        log.error({ err }, 'erasures were not noted in BACKUP_FOLDER; a backup made there does it'),
      );
      for (let start = 0; start < erased.length; start += BATCH_SIZE) {
        const keyIds = erased.slice(start, start + BATCH_SIZE);
        const returned = await select.where('key_id', 'in', keyIds).execute();
        const erase = (member: (typeof returned)[number]) =>
          orLater(member.key_id, async () => {
            await erasures.finishAgain(member.key_id);
            await eraser.erase(member);
          });
        await eachAlone(returned, erase, { log, failed, idOf: ({ id }) => id });
      }
      if (erased.length > 0)
        await inTransaction(db, (transaction) => queue.enqueue(transaction, 'destroy-returned-keys', {}));
    },

    async destroyReturnedKeys() {
      const finish = (keyId: string) => orLater(keyId, () => erasures.finishAgain(keyId));
      const failed = 'returned keys were not destroyed';
      await eachAlone(await erasures.list(), finish, { log, failed, idOf: String });
    },
  };
}
