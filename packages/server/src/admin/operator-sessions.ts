import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { createToken, hashToken } from '../tokens.ts';

/** A session ends after so many milliseconds without a call, and after so many in any case. */
const IDLE_TIME = 15 * 60 * 1000;
const LONGEST = 8 * 60 * 60 * 1000;

/** Where operators are signed in. The cookie holds the token, the database its hash. */
export interface OperatorSessions {
  /** Returns the token. Removes the sessions of everybody that have ended. */
  start(name: string): Promise<string>;
  /** The operator of a session, which counts as used; undefined when it is unknown or over. */
  find(token: string): Promise<string | undefined>;
  end(token: string): Promise<void>;
}

export function createOperatorSessions({ db, clock }: { db: Db; clock: Clock }): OperatorSessions {
  const limits = () => ({
    usedAfter: new Date(clock().getTime() - IDLE_TIME),
    startedAfter: new Date(clock().getTime() - LONGEST),
  });

  return {
    async start(name) {
      const token = createToken();
      const now = clock();
      const { usedAfter, startedAfter } = limits();
      await db
        .deleteFrom('operator_sessions')
        .where((row) => row.or([row('last_seen_at', '<=', usedAfter), row('started_at', '<=', startedAfter)]))
        .execute();
      await db
        .insertInto('operator_sessions')
        .values({ token_hash: hashToken(token), name, started_at: now, last_seen_at: now })
        .execute();
      return token;
    },

    async find(token) {
      const { usedAfter, startedAfter } = limits();
      const session = await db
        .updateTable('operator_sessions')
        .set({ last_seen_at: clock() })
        .where('token_hash', '=', hashToken(token))
        .where('last_seen_at', '>', usedAfter)
        .where('started_at', '>', startedAfter)
        .returning('name')
        .executeTakeFirst();
      return session?.name;
    },

    async end(token) {
      await db.deleteFrom('operator_sessions').where('token_hash', '=', hashToken(token)).execute();
    },
  };
}
