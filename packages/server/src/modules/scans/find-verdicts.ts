import type { FindVerdict, Sign } from '@daylit/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import { openJson, type OpenSealed } from '../members/ports.ts';
import { verdictsContext } from '../reports/ports.ts';

/** What a member says of the finds of one report. */
export type Verdicts = Partial<Record<Sign, FindVerdict>>;

/** The sealed verdicts of a scan, in the query that reads it. */
export function sealedVerdicts(row: ExpressionBuilder<Database, 'scans'>) {
  return row
    .selectFrom('disputed_finds')
    .select('sealed_verdicts')
    .whereRef('disputed_finds.user_id', '=', 'scans.user_id')
    .whereRef('disputed_finds.scan_id', '=', 'scans.id')
    .as('sealed_verdicts');
}

export function openVerdicts(open: OpenSealed, scanId: number, sealed: Buffer | null): Verdicts {
  return sealed === null ? {} : (openJson(open, sealed, verdictsContext(scanId)) as Verdicts);
}
