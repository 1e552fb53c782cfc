import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MemberLocks } from '../members/ports.ts';

/** Runs `work` in a transaction that holds the member's lock. */
export async function inMember<T>(
  { db, locks }: { db: Db; locks: MemberLocks },
  userId: number,
  work: (transaction: DbTransaction) => Promise<T>,
): Promise<T> {
  return await inTransaction(db, async (transaction) => {
    await locks.lockMember(transaction, userId);
    return await work(transaction);
  });
}
