import type { Db } from '../../db/database.ts';
import type { LatestReport, LatestReports } from '../care-plan/ports.ts';

const STAGES = ['skin_type', 'skin_sensitivity', 'condition_notes', 'care_plan'] as const;

/** Finds what the newest complete report says that a routine depends on. */
export function createLatestReports({ db }: { db: Db }): LatestReports {
  return {
    async find(userId) {
      const newest = db
        .selectFrom('scans')
        .select((row) => row.fn.max('id').as('id'))
        .where('user_id', '=', userId)
        .where('status', '=', 'complete');
      const events = await db
        .selectFrom('scan_events')
        .select(['stage', 'payload'])
        .where('user_id', '=', userId)
        .where('scan_id', '=', newest)
        .where('stage', 'in', STAGES)
        .execute();
      if (events.length === 0) return undefined;
      return Object.fromEntries(
        events.map(({ stage, payload }) => [stage, payload]),
      ) as unknown as LatestReport;
    },
  };
}
