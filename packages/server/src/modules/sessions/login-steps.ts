import type { Clock } from '../../clock.ts';
import { type Db, type DbTransaction, jsonb } from '../../db/database.ts';
import { createToken, hashToken } from '../../tokens.ts';
import type { Identity } from '../sign-in/ports.ts';

/** How long the second step of a login may take, in milliseconds. */
export const STEP_LIFETIME = 5 * 60 * 1000;

/** How many codes may be tried after one password. */
const MAX_TRIES = 5;

/** Logins between their two steps. Their token is good for nothing else. */
export interface LoginSteps {
  /** Begins a second step and returns its token. `identity` is linked when it is done. */
  begin(transaction: DbTransaction, userId: number, identity?: Identity): Promise<string>;
  /**
   * Counts a try before the code is verified, so that a hundred simultaneous tries count as a hundred.
   * Returns the member; undefined when the token is unknown, used, expired or was tried too often.
   */
  countTry(token: string): Promise<number | undefined>;
  /** Uses the token up. Undefined when another call came first. */
  end(transaction: DbTransaction, token: string): Promise<{ identity: Identity | null } | undefined>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
}

export function createLoginSteps({ db, clock }: Dependencies): LoginSteps {
  return {
    async begin(transaction, user_id, identity) {
      const token = createToken();
      const expires_at = new Date(clock().getTime() + STEP_LIFETIME);
      await transaction
        .insertInto('login_steps')
        .values({
          token_hash: hashToken(token),
          user_id,
          tries: 0,
          expires_at,
          identity: identity ? jsonb(identity) : null,
        })
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

    end: (transaction, token) =>
      transaction
        .deleteFrom('login_steps')
        .where('token_hash', '=', hashToken(token))
        .returning('identity')
        .executeTakeFirst(),
  };
}
