import type { TakenSecondPhoto } from '@daylit/contract';
import { type Db, type DbTransaction } from '../../db/database.ts';
import { type MemberKeys, openJson, type OpenSealed, sealJson } from '../members/ports.ts';
import type { RepeatPair } from './ports.ts';
import { pairContext } from '../reports/ports.ts';

/** The differences between scans and second photos of a member. */
export async function listPairs(db: Db, open: OpenSealed, userId: number): Promise<RepeatPair[]> {
  const rows = await db
    .selectFrom('repeat_photos')
    .select(['scan_id', 'sealed_pair'])
    .where('user_id', '=', userId)
    .orderBy('scan_id')
    .execute();
  return rows.map(
    ({ scan_id, sealed_pair }) => openJson(open, sealed_pair, pairContext(scan_id)) as RepeatPair,
  );
}

/** The document's limit. Further ones count, and can be deleted after these. */
const LISTED = 400;

/** When second photos of a member were taken, newest first. */
export async function listSecondPhotos(db: Db, userId: number): Promise<TakenSecondPhoto[]> {
  const rows = await db
    .selectFrom('repeat_photos')
    .select(['scan_id', 'received_at'])
    .where('user_id', '=', userId)
    .orderBy('scan_id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(({ scan_id, received_at }) => ({
    checkin_id: scan_id,
    taken_at: received_at.toISOString(),
  }));
}

export async function hasPair(db: Db, userId: number, scanId: number): Promise<boolean> {
  const row = await db
    .selectFrom('repeat_photos')
    .select('scan_id')
    .where('user_id', '=', userId)
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the differences of a second photo. False when its scan has one already. */
export async function insertPair(
  transaction: DbTransaction,
  keys: MemberKeys,
  { user_id, scan_id, received_at }: { user_id: number; scan_id: number; received_at: Date },
  pair: RepeatPair,
): Promise<boolean> {
  const sealed_pair = await sealJson(keys, transaction, user_id, pair, pairContext(scan_id));
  const inserted = await transaction
    .insertInto('repeat_photos')
    .values({ user_id, scan_id, received_at, sealed_pair })
    .onConflict((conflict) => conflict.doNothing())
    .returning('scan_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletes the differences of a second photo, if its scan has one. */
export async function deletePair(db: Db, userId: number, scanId: number): Promise<void> {
  await db.deleteFrom('repeat_photos').where('user_id', '=', userId).where('scan_id', '=', scanId).execute();
}
