import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { createToken, hashToken } from '../../tokens.ts';

/** How long the second step of a login may take, in milliseconds. */
export const STEP_LIFETIME = 5 * 60 * 1000;

/** How many codes may be tried after one password. */
const MAX_TRIES = 5;

/** Logins between their two steps. Their token is good for nothing else. */
export interface LoginSteps {
  /** Begins a second step and returns its token. */
  begin(transaction: DbTransaction, userId: number): Promise<string>;
  /**
   * Counts a try before the code is verified, so that a hundred simultaneous tries count as a hundred.
   * Returns the member; undefined when the token is unknown, used, expired or was tried too often.
   */
  countTry(token: string): Promise<number | undefined>;
  /** Uses the token up. False when another call came first. */
  end(transaction: DbTransaction, token: string): Promise<boolean>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
}

export function createLoginSteps({ db, clock }: Dependencies): LoginSteps {
  return {
    async begin(transaction, user_id) {
      const token = createToken();
      const expires_at = new Date(clock().getTime() + STEP_LIFETIME);
      await transaction
        .insertInto('login_steps')
        .values({ token_hash: hashToken(token), user_id, tries: 0, expires_at })
        .execute();
      return token;
    },

    async countTry(token) {
      const step = await db
        .updateTable('login_steps')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('token_hash', '=', hashToken(token))
        .where('tries', '<', MAX_TRIES)
        .where('expires_at', '>', clock())
        .returning('user_id')
        .executeTakeFirst();
      return step?.user_id;
    },

    async end(transaction, token) {
      const { numDeletedRows } = await transaction
        .deleteFrom('login_steps')
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
