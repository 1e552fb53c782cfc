import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { EncodedStage } from '../reports/ports.ts';

/**
 * The stages of a scan, in one query for a page of reports. Stages of an unfinished report are not sent with
 * it, so they are not read.
 */
export function stagesOf(row: ExpressionBuilder<Database, 'scans'>) {
  return row
    .selectFrom('scan_events')
    .select(
      sql<
        EncodedStage[]
      >`json_agg(json_build_array(stage, encode(sealed_payload, 'base64')) order by position)`.as('stages'),
    )
    .whereRef('scan_events.user_id', '=', 'scans.user_id')
    .whereRef('scan_events.scan_id', '=', 'scans.id')
    .where('scans.status', '=', 'complete')
    .as('stages');
}
