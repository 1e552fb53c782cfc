import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Refusal } from '../errors.ts';
import type { Db, DbTransaction } from './database.ts';

/** What PostgreSQL says to the one of two transactions that it ends because each waits for the other. */
const DEADLOCK = '40P01';

/** Longest pause before the second try, in milliseconds, so that two that met do not meet again. */
const LONGEST_PAUSE = 50;

/**
 * Does `work` all or not at all. Every transaction of the product goes through here.
 *
 * Whoever locks more than one thing does so in this order, so that nobody waits in a ring: the address
 * (`lockAddress`), the member (`lockMember`), then the rows that hang on them. Where that fails all the same, PostgreSQL
 * ends one transaction, which has then changed nothing and is tried once more. `work` must therefore keep what it does
 * outside of the database for after the commit.
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

/**
 * Holds everybody else who changes what belongs to this member until the transaction ends. Throws a 401 when the account
 * was erased while the call was on its way.
 */
export async function lockMember(transaction: DbTransaction, userId: number): Promise<void> {
  const { rows } = await sql`select from users where id = ${userId} for no key update`.execute(transaction);
  if (rows.length === 0) throw new Refusal('not_signed_in');
}

/** Holds everybody else who makes or changes an account of this address until the transaction ends. */
export async function lockAddress(transaction: DbTransaction, emailKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${emailKey}`}, 0))`.execute(transaction);
}
