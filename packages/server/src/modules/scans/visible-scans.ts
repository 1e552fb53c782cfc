import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import type { MemberOnPlan } from '../members/ports.ts';
import { listDeletedScans } from './deleted-scans.ts';
import { visibleHistory } from './visible-history.ts';

export type ScanExpressions = ExpressionBuilder<Database, 'scans'>;

/** The member's scans that the plan shows. */
export function visibleScans(db: Db, member: MemberOnPlan, now: Date) {
  return db
    .selectFrom('scans')
    .where('scans.user_id', '=', member.id)
    .where((row) => isVisible(row, member, now));
}

/** The number of the oldest scan that the plan shows; undefined without any. */
export async function oldestShownScan(db: Db, member: MemberOnPlan, now: Date): Promise<number | undefined> {
  const oldest = visibleScans(db, member, now).select('scans.id').orderBy('scans.id').limit(1);
  return (await oldest.executeTakeFirst())?.id;
}

/**
 * How many older scans the plan hides. The newest hidden one has as many numbers up to its own, less those
 * that were deleted, so no row of a long history is counted.
 */
export async function countHiddenScans(db: Db, member: MemberOnPlan, now: Date): Promise<number> {
  if (visibleHistory(member.plan, now) === 'all') return 0;
  const newest = await db
    .selectFrom('scans')
    .select('id')
    .where('user_id', '=', member.id)
    .where((row) => row.not(isVisible(row, member, now)))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return 0;
  const deleted = await listDeletedScans(db, member.id);
  return newest.id - deleted.filter((id) => id < newest.id).length;
}

function isVisible(row: ScanExpressions, { id, plan }: MemberOnPlan, now: Date): Expression<SqlBool> {
  const history = visibleHistory(plan, now);
  if (history === 'all') return row.lit(true);
  if ('since' in history) return row('scans.created_at', '>=', history.since);
  const nth = row
    .selectFrom('scans as newest')
    .select('newest.id')
    .where('newest.user_id', '=', id)
    .where('newest.status', '<>', 'failed')
    .orderBy('newest.id', 'desc')
    .offset(history.scans - 1)
    .limit(1);
  return row('scans.id', '>=', row.fn.coalesce(nth, row.lit(1)));
}
