import { FOUNDING_HOLD_MINUTES, FOUNDING_PLACES } from '@daylit/contract';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';

/** How long a place is held while a checkout is open, in milliseconds. */
export const HOLD = FOUNDING_HOLD_MINUTES * 60 * 1000;

/** Counts the places of the founding offer. There are never more than `FOUNDING_PLACES`. */
export interface FoundingPlaces {
  /** Number of free places. An expired hold counts as free. */
  countFree(): Promise<number>;
  /** Whether a place is the member's for life. */
  has(userId: number, reading?: Db): Promise<boolean>;
  /**
   * Holds a place for `HOLD`, or extends the hold of the member. False when none is free; then expired holds
   * may block it, see `listLapsed`.
   */
  hold(userId: number): Promise<boolean>;
  /** Gives the member the place for life. Called after a founding price was paid, so it never fails. */
  take(transaction: DbTransaction, userId: number): Promise<void>;
  /** Releases an expired hold. A taken place stays. */
  release(userId: number): Promise<void>;
  /**
   * Members whose hold has expired, in any order: those whose checkout cannot be closed must not be the first
   * ones each time. Only the provider knows whether they paid in time.
   */
  listLapsed(limit: number): Promise<number[]>;
}

export function createFoundingPlaces({ db, clock }: { db: Db; clock: Clock }): FoundingPlaces {
  return {
    async countFree() {
      const { used } = await db
        .selectFrom('founding_places')
        .select((row) => row.fn.countAll<number>().as('used'))
        .where((where) => where.or([where('taken_at', 'is not', null), where('held_until', '>', clock())]))
        .executeTakeFirstOrThrow();
      return Math.max(0, FOUNDING_PLACES - used);
    },

    async has(userId, reading = db) {
      return (await findOwn(userId, reading))?.taken_at instanceof Date;
    },

    async hold(userId) {
      return await inTransaction(db, async (transaction) => {
        // One at a time across all processes, because the count and the row belong together.
        await sql`select pg_advisory_xact_lock(hashtextextended('founding places', 0))`.execute(transaction);
        const held_until = new Date(clock().getTime() + HOLD);
        const own = await findOwn(userId, transaction);
        if (own?.taken_at) return true;
        if (!own && (await countUsed(transaction)) >= FOUNDING_PLACES) return false;
        await transaction
          .insertInto('founding_places')
          .values({ user_id: userId, held_until, taken_at: null })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ held_until }))
          .execute();
        return true;
      });
    },

    async take(transaction, userId) {
      const taken = { held_until: null, taken_at: clock() };
      await transaction
        .insertInto('founding_places')
        .values({ user_id: userId, ...taken })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(taken).where('founding_places.taken_at', 'is', null),
        )
        .execute();
    },

    async release(userId) {
      await db
        .deleteFrom('founding_places')
        .where('user_id', '=', userId)
        .where('held_until', '<=', clock())
        .execute();
    },

    async listLapsed(limit) {
      const rows = await db
        .selectFrom('founding_places')
        .select('user_id')
        .where('held_until', '<=', clock())
        .orderBy(sql`random()`)
        .limit(limit)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
}

function findOwn(userId: number, reading: Db | DbTransaction) {
  return reading.selectFrom('founding_places').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

async function countUsed(reading: Db | DbTransaction): Promise<number> {
  const { used } = await reading
    .selectFrom('founding_places')
    .select((row) => row.fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  return used;
}
