import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { waitSentence } from '../../wait-sentence.ts';

/** This many wrong passwords in a row cause no delay. */
const FREE_TRIES = 5;

/** The first delay; each further wrong password doubles it, up to the longest. In seconds. */
const FIRST_DELAY = 30;
const LONGEST_DELAY = 60 * 60;

/** The delay in seconds after this many wrong passwords in a row. */
export function delayAfter(failures: number): number {
  if (failures < FREE_TRIES) return 0;
  return Math.min(FIRST_DELAY * 2 ** (failures - FREE_TRIES), LONGEST_DELAY);
}

/** Back-off for wrong passwords. `who` is the address that is tried, or a browser that is known there. */
export interface LoginDelays {
  /**
   * Counts an attempt as a failure before the password is verified, so that a hundred simultaneous attempts
   * count as a hundred. Throws a 429 while a delay lasts, whose detail ends with `wayIn`. Known and unknown
   * addresses are treated alike.
   */
  begin(who: string, wayIn?: string): Promise<void>;
  /** Forgets the failures, after the right password. */
  forget(transaction: DbTransaction, who: string): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
}

export function createLoginDelays({ db, clock }: Dependencies): LoginDelays {
  return {
    async begin(who, wayIn) {
      const now = clock();
      const key = accountKey(who);
      await inTransaction(db, async (transaction) => {
        const failures = await countFailure(transaction, key, now);
        if (failures === undefined) {
          const { detail, retryAfter } = await waitingTime(transaction, key, now);
          throw new Refusal('too_many', { detail: wayIn ? `${detail} ${wayIn}` : detail, retryAfter });
        }
        const blockedUntil = new Date(now.getTime() + delayAfter(failures) * 1000);
        await transaction
          .updateTable('login_failures')
          .set({ blocked_until: blockedUntil })
          .where('account_key', '=', key)
          .execute();
      });
    },

    async forget(transaction, who) {
      await transaction.deleteFrom('login_failures').where('account_key', '=', accountKey(who)).execute();
    },
  };
}

/** The failures including this one; undefined while a delay lasts, and then nothing is counted. */
async function countFailure(transaction: DbTransaction, key: Buffer, now: Date): Promise<number | undefined> {
  const row = await transaction
    .insertInto('login_failures')
    .values({ account_key: key, failures: 1, blocked_until: now })
    .onConflict((conflict) =>
      conflict
        .column('account_key')
        .doUpdateSet({ failures: sql`login_failures.failures + 1` })
        // Attempts without a delay ignore the time, because the clock of another server may be ahead.
        .where((tried) =>
          tried.or([
            tried('login_failures.failures', '<', FREE_TRIES),
            tried('login_failures.blocked_until', '<=', now),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  return row?.failures;
}

async function waitingTime(db: Db, key: Buffer, now: Date): Promise<{ detail: string; retryAfter: number }> {
  const { blocked_until } = await db
    .selectFrom('login_failures')
    .select('blocked_until')
    .where('account_key', '=', key)
    .executeTakeFirstOrThrow();
  const retryAfter = Math.max(1, Math.ceil((blocked_until.getTime() - now.getTime()) / 1000));
  return { detail: waitSentence(retryAfter), retryAfter };
}

// Hashed, so that the table does not list the addresses that were tried.
function accountKey(who: string): Buffer {
  return createHash('sha256').update(who).digest();
}
