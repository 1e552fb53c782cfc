import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, DbTransaction } from './database.ts';

/** PostgreSQL's code for a transaction that it aborts because of a deadlock. */
const DEADLOCK = '40P01';

/**
 * Longest random pause before the retry, in milliseconds, so that the two transactions do not collide again.
 */
const LONGEST_PAUSE = 50;

/**
 * Runs `work` in a transaction. Every transaction of the product goes through here.
 *
 * Locks are taken in this order, which prevents deadlocks: the address (`MemberLocks.lockAddress`), the
 * member (`lockMember`), then the rows that depend on them. If a deadlock happens anyway, PostgreSQL aborts
 * one of the transactions, which is then retried once. Because `work` may run twice, effects outside the
 * database belong after the commit.
 */
export async function inTransaction<T>(db: Db, work: (transaction: DbTransaction) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK) throw error;
    await sleep(Math.random() * LONGEST_PAUSE);
    return await db.transaction().execute(work);
  }
}
