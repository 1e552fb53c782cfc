import type { Db } from '../../db/database.ts';
import type { MemberKeys } from '../members/ports.ts';
import type { PreviousScan } from './ports.ts';
import { listPairs } from './repeat-pairs.ts';
import { openRecord } from '../reports/ports.ts';

/** Earlier points of a trend; the document allows 50 with the new one. */
const HISTORY_LENGTH = 49;

/** The member's finished scans before this one, without those left out of the trend, newest first. */
export async function listPreviousScans(
  db: Db,
  keys: MemberKeys,
  userId: number,
  scanId: number,
): Promise<PreviousScan[]> {
  const rows = await db
    .selectFrom('scans')
    .select(['id', 'created_at', 'sealed_record'])
    .where('user_id', '=', userId)
    .where('id', '<', scanId)
    .where('status', '=', 'complete')
    .where('in_trend', '=', true)
    .orderBy('id', 'desc')
    .limit(HISTORY_LENGTH)
    .execute();
  if (rows.length === 0) return [];
  const open = await keys.findOpener(db, userId);
  const pairs = await listPairs(db, open, userId);
  return rows.map(({ id, created_at, sealed_record }) => ({
    checkin_id: id,
    created_at: created_at.toISOString(),
    record: openRecord(open, id, sealed_record),
    pairs,
  }));
}
