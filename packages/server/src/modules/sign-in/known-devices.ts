import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { KEPT, KEPT_BROWSERS } from '../../retention.ts';
import { createToken, hashToken } from '../../tokens.ts';

/** How long a browser is remembered after it last signed in, in milliseconds. */
export const DEVICE_LIFETIME = KEPT.knownBrowser;

/** How many browsers of a member are remembered; the one that has not signed in for longest is forgotten. */
export const MAX_DEVICES = KEPT_BROWSERS;

/** The browsers that have signed in as a member before. */
export interface KnownDevices {
  /** The id of the device whose cookie holds `token`, if it has signed in to this account before. */
  find(token: string, userId: number | undefined): Promise<number | undefined>;
  /**
   * Remembers a browser that has just signed in, and returns the token for its cookie. `token` is the one
   * that it sent. A token of another account is never reused, because somebody else may know it. The caller
   * holds the member's lock.
   */
  remember(transaction: DbTransaction, userId: number, token: string | undefined): Promise<string>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
}

/** No member has this id. A query for it takes as long as one for a member. */
const NOBODY = 0;

export function createKnownDevices({ db, clock }: Dependencies): KnownDevices {
  return {
    async find(token, userId = NOBODY) {
      const device = await db
        .selectFrom('known_devices')
        .select('id')
        .where('token_hash', '=', hashToken(token))
        .where('user_id', '=', userId)
        .where('last_used_at', '>', new Date(clock().getTime() - DEVICE_LIFETIME))
        .executeTakeFirst();
      return device?.id;
    },

    async remember(transaction, userId, token) {
      const now = clock();
      if (token !== undefined && (await noteUse(transaction, userId, token, now))) return token;
      const newToken = createToken();
      await transaction
        .insertInto('known_devices')
        .values({ token_hash: hashToken(newToken), user_id: userId, created_at: now, last_used_at: now })
        .execute();
      await forgetOldest(transaction, userId);
      return newToken;
    },
  };
}

/** False when the browser is not known in this account. */
async function noteUse(
  transaction: DbTransaction,
  userId: number,
  token: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('known_devices')
    .set({ last_used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function forgetOldest(transaction: DbTransaction, userId: number): Promise<void> {
  await transaction
    .deleteFrom('known_devices')
    .where('id', 'in', (query) =>
      query
        .selectFrom('known_devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MAX_DEVICES),
    )
    .execute();
}
