import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';

/** How many replies a member may receive at the same time, over all servers. */
const MAX_STREAMS = 3;

/** How long a stream counts as open after its server was last heard of, in milliseconds. */
const LEASE = 20_000;

/** How often a server renews it, in milliseconds. */
export const RENEWAL = 5_000;

const TOO_MANY = 'Three answers are on their way to you already. Please wait for one of them.';

/** Counts the replies that are being streamed. */
export interface OpenStreams {
  /**
   * Opens one and returns its id. The caller holds the member's lock. Throws a 429 when there are too many.
   */
  open(transaction: DbTransaction, userId: number): Promise<string>;
  renew(id: string): Promise<void>;
  close(db: Db, id: string): Promise<void>;
  /** Removes streams of servers that died; of every server when `isAlone`. */
  forgetDead(db: Db, isAlone?: boolean): Promise<void>;
}

export function createOpenStreams({ db, clock }: { db: Db; clock: Clock }): OpenStreams {
  const leaseFromNow = () => new Date(clock().getTime() + LEASE);
  return {
    async open(transaction, userId) {
      const id = randomUUID();
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('chat_streams')
        .columns(['id', 'user_id', 'lease_until'])
        .expression(
          transaction
            .selectFrom('chat_streams')
            .select([
              sql.val(id).as('id'),
              sql.val(userId).as('user_id'),
              sql.val(leaseFromNow()).as('lease_until'),
            ])
            .where('user_id', '=', userId)
            .where('lease_until', '>', clock())
            .having((row) => row(row.fn.countAll(), '<', MAX_STREAMS)),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) throw new Refusal('too_many', { detail: TOO_MANY, retryAfter: 5 });
      return id;
    },

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
