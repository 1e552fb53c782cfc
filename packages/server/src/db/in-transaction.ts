import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, DbTransaction } from './database.ts';

/** What PostgreSQL says to the one of two transactions that it ends because each waits for the other. */
const DEADLOCK = '40P01';

/** Longest pause before the second try, in milliseconds, so that two that met do not meet again. */
const LONGEST_PAUSE = 50;

/**
 * Does `work` all or not at all. Every transaction of the product goes through here.
 *
 * Whoever locks more than one thing does so in this order, so that nobody waits in a ring: the address
 * (`MemberLocks.lockAddress`), the member (`lockMember`), then the rows that hang on them. Where that fails
 * all the same, PostgreSQL ends one transaction, which has then changed nothing and is tried once more.
 * `work` must therefore keep what it does outside of the database for after the commit.
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
