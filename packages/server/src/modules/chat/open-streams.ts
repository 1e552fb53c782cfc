import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';

/** How long a stream counts as open after its server was last heard of, in milliseconds. */
export const LEASE = 20_000;

/** How often a server renews it, in milliseconds. */
export const RENEWAL = 5_000;

/** The streams of replies that are being sent. `OpenTurn` opens them. */
export interface OpenStreams {
  renew(id: string): Promise<void>;
  close(db: Db, id: string): Promise<void>;
  /** Removes streams of servers that died; of every server when `isAlone`. */
  forgetDead(db: Db, isAlone?: boolean): Promise<void>;
}

export function createOpenStreams({ db, clock }: { db: Db; clock: Clock }): OpenStreams {
  const leaseFromNow = () => new Date(clock().getTime() + LEASE);
  return {
    async renew(id) {
      await db
        .updateTable('chat_streams')
        .set({ lease_until: leaseFromNow() })
        .where('id', '=', id)
        .execute();
    },

    async close(reading, id) {
      await reading.deleteFrom('chat_streams').where('id', '=', id).execute();
    },

    async forgetDead(reading, isAlone = false) {
      await reading
        .deleteFrom('chat_streams')
        .where((row) => (isAlone ? sql.lit(true) : row('lease_until', '<=', clock())))
        .execute();
    },
  };
}
