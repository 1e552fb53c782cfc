import { type Stage, STAGES } from '@daylit/contract';
import { type ExpressionBuilder, type SelectQueryBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import type { EncodedStage, ScanTable } from '../reports/ports.ts';
import { sealedVerdicts } from './find-verdicts.ts';

/**
 * The stages of a scan, in one query for a page of reports. Stages of an unfinished report are not sent with
 * it, so they are not read. `names`: only these.
 */
export function stagesOf(row: ExpressionBuilder<Database, 'scans'>, names: readonly Stage[] = STAGES) {
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
    .where('stage', 'in', names)
    .as('stages');
}

/**
 * Adds what a report is made of to a page of scans. The page is chosen first: beside the choice itself,
 * PostgreSQL would read the stages of every scan before the page, too.
 */
export function withStages(db: Db, page: SelectQueryBuilder<Database, 'scans', Selectable<ScanTable>>) {
  return db
    .selectFrom(page.as('scans'))
    .selectAll('scans')
    .select((row) => stagesOf(row))
    .select(sealedVerdicts);
}
