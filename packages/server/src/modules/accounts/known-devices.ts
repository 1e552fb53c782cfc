import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { createToken, hashToken } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A browser is forgotten this long after it last signed in, in milliseconds. */
export const DEVICE_LIFETIME = 365 * DAY;

/** So many browsers of a member are remembered; the one that has not signed in for longest makes room. */
export const MOST_DEVICES = 20;

/** The number of the device whose cookie holds `token`, if it has signed in to the account of this address before. */
export async function findDevice(
  db: Db,
  clock: Clock,
  token: string,
  emailKey: string,
): Promise<number | undefined> {
  const device = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.id')
    .where('token_hash', '=', hashToken(token))
    .where('email_key', '=', emailKey)
    .where('last_used_at', '>', new Date(clock().getTime() - DEVICE_LIFETIME))
    .executeTakeFirst();
  return device?.id;
}

/**
 * Remembers a browser that has just signed in and returns the token for its cookie. `token` is the one that it has; one
 * that belongs to another account is never reused, because somebody else may know it. The caller holds the member's lock.
 */
export async function rememberDevice(
  transaction: DbTransaction,
  clock: Clock,
  userId: number,
  token: string | undefined,
): Promise<string> {
  const now = clock();
  if (token !== undefined) {
    const { numUpdatedRows } = await transaction
      .updateTable('known_devices')
      .set({ last_used_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return token;
  }
  const newToken = createToken();
  await transaction
    .insertInto('known_devices')
    .values({ token_hash: hashToken(newToken), user_id: userId, created_at: now, last_used_at: now })
    .execute();
  await transaction
    .deleteFrom('known_devices')
    .where('id', 'in', (query) =>
      query
        .selectFrom('known_devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_DEVICES),
    )
    .execute();
  return newToken;
}
