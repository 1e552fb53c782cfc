import type { Db } from '../../db/database.ts';
import type { MemberKeys } from '../members/ports.ts';
import type { LatestReport, LatestReports } from './ports.ts';
import { openStage } from './sealed-findings.ts';

const STAGES = ['skin_type', 'skin_sensitivity', 'condition_notes', 'care_plan'] as const;

/** Finds the facts of the newest complete report that a routine depends on. */
export function createLatestReports({ db, keys }: { db: Db; keys: MemberKeys }): LatestReports {
  return {
    async find(userId) {
      const newest = db
        .selectFrom('scans')
        .select((row) => row.fn.max('id').as('id'))
        .where('user_id', '=', userId)
        .where('status', '=', 'complete');
      const events = await db
        .selectFrom('scan_events')
        .select(['scan_id', 'stage', 'sealed_payload'])
        .where('user_id', '=', userId)
        .where('scan_id', '=', newest)
        .where('stage', 'in', STAGES)
        .execute();
      if (events.length === 0) return undefined;
      const open = await keys.findOpener(db, userId);
      const stages = events.map((event) => openStage(open, event.scan_id, event));
      return Object.fromEntries(
        stages.map(({ stage, payload }) => [stage, payload]),
      ) as unknown as LatestReport;
    },
  };
}
