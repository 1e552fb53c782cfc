import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { passStoreFailure } from '../../object-store.ts';
import type { TransactionEvent } from '../../db/transaction-event.ts';
import { emailKey } from './email-key.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { ErasureLog } from './erasure-log.ts';
import type { ErasedMember, MemberEraser, MemberLocks } from './ports.ts';
import type { MemberJobs } from './jobs.ts';

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  queue: JobQueue<MemberJobs>;
  log: ErasureLog;
  /** Data of a member that other modules keep, besides the rows that refer to the account. */
  erasures: TransactionEvent<ErasedMember>;
}

/**
 * Creates the eraser of accounts. It removes the data of other modules, then the row with all rows that refer
 * to it, then files and the key. A job repeats the last step in case the server stops before it.
 */
export function createMemberEraser({ db, locks, queue, log, erasures }: Dependencies): MemberEraser {
  return {
    async erase({ id, email }, before, after) {
      const member = { id, emailKey: emailKey(email) };
      const { keyId, eraseFiles } = await inTransaction(db, async (transaction) => {
        await locks.lockAddress(transaction, member.emailKey);
        await locks.lockMember(transaction, id);
        await before?.(transaction);
        const eraseFiles = await erasures.emit(transaction, member);
        const { key_id } = await transaction
          .deleteFrom('users')
          .where('id', '=', id)
          .returning('key_id')
          .executeTakeFirstOrThrow();
        await after?.(transaction, key_id);
        await queue.enqueue(transaction, 'finish-erasure', { key_id });
        await queue.enqueue(transaction, 'rewrite-tables', {});
        await queue.enqueue(transaction, 'rewrite-large-tables', {});
        return { keyId: key_id, eraseFiles };
      });
      // The account is gone. What a store elsewhere does not do now, the job, the sweep and the purge do.
      await log.finish(keyId).catch(passStoreFailure);
      await eraseFiles().catch(passStoreFailure);
    },
  };
}
