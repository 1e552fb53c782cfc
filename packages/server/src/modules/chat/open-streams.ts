import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How long a stream counts as open after its server was last heard of. */
const LEASE = sql`interval '20 seconds'`;

/** How often a server renews it, in milliseconds. */
export const RENEWAL = 5_000;

/** The end of a lease that begins now, by PostgreSQL's clock, because the clocks of servers may differ. */
export const leaseFromNow = sql<Date>`clock_timestamp() + ${LEASE}`;

/** The streams of replies that are being sent. `OpenTurn` opens them. */
export interface OpenStreams {
  renew(id: string): Promise<void>;
  close(db: Db, id: string): Promise<void>;
  /** Removes streams of servers that died; of every server when `isAlone`. */
  forgetDead(db: Db, isAlone?: boolean): Promise<void>;
}

export function createOpenStreams({ db }: { db: Db }): OpenStreams {
  return {
    async renew(id) {
      await db.updateTable('chat_streams').set({ lease_until: leaseFromNow }).where('id', '=', id).execute();
    },

    async close(reading, id) {
      await reading.deleteFrom('chat_streams').where('id', '=', id).execute();
    },

    async forgetDead(reading, isAlone = false) {
      await reading
        .deleteFrom('chat_streams')
        .where((row) => (isAlone ? sql.lit(true) : row('lease_until', '<=', sql<Date>`now()`)))
        .execute();
    },
  };
}
