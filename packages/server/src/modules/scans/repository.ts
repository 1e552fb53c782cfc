import { type Selectable, sql } from 'kysely';
import { type Db, type DbTransaction, jsonb } from '../../db/database.ts';
import { type MemberKeys, openJson, sealJson } from '../members/ports.ts';
import type { ExternalUse, ScanRecord } from './ports.ts';
import { isSamePhoto, rememberPhoto } from './recent-photo.ts';
import type { ScanEvent, Stage } from '@daylit/contract';
import { messageContext, positionOf, recordContext, type ScanTable, stageContext } from '../reports/ports.ts';

export type ScanRow = Selectable<ScanTable>;

/** What is known when a photo is accepted. */
export type NewScan = Pick<
  ScanRow,
  | 'user_id'
  | 'created_at'
  | 'taken_on'
  | 'thumbnail_filename'
  | 'engine_version'
  | 'photo_bytes'
  | 'photo_name'
> & { photo_key: Buffer; user_message: string | null };

/**
 * From when on the same photo counts as the same upload, by PostgreSQL's clock: a photo may be sent again to
 * another server, whose clock differs.
 */
const RECENT = sql<Date>`now() - interval '1 minute'`;

/** Number of the scan that was started with the same photo within the last minute. */
export async function findRecentScan(
  db: Db,
  userId: number,
  fingerprint: Buffer,
): Promise<number | undefined> {
  const recent = await db
    .selectFrom('recent_photos')
    .innerJoin('scans', (join) =>
      join
        .onRef('scans.user_id', '=', 'recent_photos.user_id')
        .onRef('scans.id', '=', 'recent_photos.scan_id')
        .on('scans.status', '<>', 'failed'),
    )
    .select(['scan_id', 'salt', 'digest'])
    .where('recent_photos.user_id', '=', userId)
    .where('received_at', '>', RECENT)
    .execute();
  return recent.find((photo) => isSamePhoto(photo, fingerprint))?.scan_id;
}

/** The number of the member's next scan. Reliable only behind `lockMember`. */
export async function nextScanId(transaction: DbTransaction, userId: number): Promise<number> {
  const numbers = (table: 'scans' | 'deleted_scans') =>
    transaction.selectFrom(table).select('id').where('user_id', '=', userId);
  const newest = await transaction
    .selectFrom(numbers('scans').unionAll(numbers('deleted_scans')).as('given'))
    .select((row) => row.fn.max<number | null>('given.id').as('id'))
    .executeTakeFirst();
  return (newest?.id ?? 0) + 1;
}

export async function insertScan(
  transaction: DbTransaction,
  keys: MemberKeys,
  id: number,
  { user_message, ...scan }: NewScan,
  fingerprint: Buffer,
): Promise<void> {
  const { user_id } = scan;
  const sealed_message =
    user_message === null
      ? null
      : await keys.seal(transaction, user_id, Buffer.from(user_message), messageContext(id));
  await transaction
    .insertInto('scans')
    .values({ ...scan, id, sealed_message, status: 'analysing' })
    .execute();
  await transaction
    .insertInto('recent_photos')
    .values({ user_id, scan_id: id, ...rememberPhoto(fingerprint), received_at: sql`now()` })
    .execute();
}

/** Stores a stage once; a stage that is stored already stays as it is. Returns what is stored now. */
export async function appendEvent<E extends ScanEvent>(
  db: Db,
  keys: MemberKeys,
  userId: number,
  scanId: number,
  { stage, payload }: E,
): Promise<E['payload']> {
  const context = stageContext(scanId, stage);
  const inserted = await db
    .insertInto('scan_events')
    .values({
      user_id: userId,
      scan_id: scanId,
      position: positionOf(stage),
      stage,
      sealed_payload: await sealJson(keys, db, userId, payload, context),
    })
    // Names no columns: with one of the two keys named, simultaneous workers would still collide on the
    // other.
    .onConflict((conflict) => conflict.doNothing())
    .returning('stage')
    .executeTakeFirst();
  if (inserted) return payload;
  const stored = await selectEvent(db, userId, scanId, stage)
    .select('sealed_payload')
    .executeTakeFirstOrThrow();
  return openJson(await keys.findOpener(db, userId), stored.sealed_payload, context) as E['payload'];
}

/** Whether a stage is stored already. */
export async function hasEvent(db: Db, userId: number, scanId: number, stage: Stage): Promise<boolean> {
  return (await selectEvent(db, userId, scanId, stage).select('stage').executeTakeFirst()) !== undefined;
}

function selectEvent(db: Db, userId: number, scanId: number, stage: Stage) {
  return db
    .selectFrom('scan_events')
    .where('user_id', '=', userId)
    .where('scan_id', '=', scanId)
    .where('stage', '=', stage);
}

export async function noteExternalUse(
  db: Db,
  userId: number,
  scanId: number,
  use: ExternalUse,
): Promise<void> {
  await db
    .updateTable('scans')
    .set({ external_use: jsonb(use) })
    .where('user_id', '=', userId)
    .where('id', '=', scanId)
    .execute();
}

export async function findScanRow(db: Db, userId: number, scanId: number): Promise<ScanRow | undefined> {
  return await db
    .selectFrom('scans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', scanId)
    .executeTakeFirst();
}

/** How a scan ends. Both endings delete the key, after which nobody can read the original. */
export type Ending =
  /** `tellsNothing`: the report tells no sign, so it costs no allowance. */
  | { status: 'complete'; record: ScanRecord; tellsNothing?: boolean }
  | { status: 'failed'; failure_detail: string };

/** The member's running scans, locked so that no other transaction ends them. */
export async function listAnalysing(transaction: DbTransaction, userId: number): Promise<ScanRow[]> {
  return await transaction
    .selectFrom('scans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'analysing')
    .forNoKeyUpdate()
    .execute();
}

/** Whether a scan has not ended yet and is not erased. */
export async function isAnalysing(db: Db, userId: number, scanId: number): Promise<boolean> {
  return (await findScanRow(db, userId, scanId))?.status === 'analysing';
}

/** Locks a scan so that no other transaction ends it. False when it has ended or is erased. */
export async function lockAnalysing(
  transaction: DbTransaction,
  userId: number,
  scanId: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('scans')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', scanId)
    .where('status', '=', 'analysing')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a scan that has not ended yet. `hasEnded` is true only for the caller that ended it, so that effects
 * happen once. `status` is the status afterwards; undefined when the scan is erased.
 */
export async function endScan(
  transaction: DbTransaction,
  keys: MemberKeys,
  userId: number,
  scanId: number,
  ending: Ending,
  now: Date,
): Promise<{ hasEnded: boolean; status: ScanRow['status'] | undefined }> {
  const outcome =
    ending.status === 'failed'
      ? ending
      : { status: ending.status, sealed_record: await sealRecord(ending.record) };
  const { numUpdatedRows } = await transaction
    .updateTable('scans')
    .set({ ...outcome, photo_key: null, photo_deleted_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', scanId)
    .where('status', '=', 'analysing')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return { hasEnded: true, status: ending.status };
  return { hasEnded: false, status: (await findScanRow(transaction, userId, scanId))?.status };

  function sealRecord(record: ScanRecord): Promise<Buffer> {
    return sealJson(keys, transaction, userId, record, recordContext(scanId));
  }
}

/** Deletes photos that no longer count as recent. */
export async function forgetRecentPhotos(db: Db): Promise<void> {
  await db.deleteFrom('recent_photos').where('received_at', '<=', RECENT).execute();
}
