import type { Db } from '../../db/database.ts';
import type { Stages } from '../reports/ports.ts';

type ProgressSummary = Stages['progress_summary'];

/** The numbers of the scans that a member deleted. */
export async function listDeletedScans(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('deleted_scans').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Whether a report holds anything of one of the scans, besides its sentences. */
export function mentions({ comparison, trends }: ProgressSummary, scans: readonly number[]): boolean {
  const { compared_with } = comparison;
  return (
    (compared_with !== null && scans.includes(compared_with)) ||
    trends.some(({ points }) => points.some(({ checkin_id }) => scans.includes(checkin_id)))
  );
}

/**
 * A report without the values of deleted scans. Its sentences stay: they are about its own photo. A sign with
 * a single point left has no line any more.
 */
export function withoutScans(summary: ProgressSummary, deleted: readonly number[]): ProgressSummary {
  if (!mentions(summary, deleted)) return summary;
  const { comparison, trends, lost_signs, ...sentences } = summary;
  const isCompared = comparison.compared_with !== null && deleted.includes(comparison.compared_with);
  return {
    ...sentences,
    comparison: isCompared ? { ...comparison, compared_with: null } : comparison,
    trends: trends.flatMap((each) => withoutPoints(each, deleted)),
    // Their ranges are of the scan that the report is compared with.
    ...(lost_signs && !isCompared && { lost_signs }),
  };
}

function withoutPoints(
  { points, trend, ...rest }: ProgressSummary['trends'][number],
  deleted: readonly number[],
): ProgressSummary['trends'] {
  const kept = points.filter((point) => !deleted.includes(point.checkin_id));
  if (kept.length < 2) return [];
  const gone = points.filter((point) => !kept.includes(point));
  // A change that begins with a deleted scan names its moment.
  const isKept = trend && !gone.some(({ created_at }) => created_at === trend.since);
  return [{ ...rest, ...(isKept && { trend }), points: kept }];
}
