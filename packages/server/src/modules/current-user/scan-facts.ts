import type { CarePlan } from '@daylit/contract';
import type { Pool } from 'pg';
import type { Db } from '../../db/database.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import { type MemberKeys, openJson } from '../members/ports.ts';
import { stageContext } from '../reports/ports.ts';

interface FactsRow {
  latest_checkin_id: number | null;
  /** Of the newest complete scan; both null without one. */
  planned_scan_id: number | null;
  sealed_care_plan: Buffer | null;
}

/**
 * Written by hand and named, because every page asks for the current user: PostgreSQL plans it once per
 * connection.
 */
export const FIND_FACTS = {
  name: 'find-scan-facts',
  text: `
    select
      (select max(id) from scans where user_id = $1) as latest_checkin_id,
      plan.scan_id as planned_scan_id, plan.sealed_payload as sealed_care_plan
    from (select 1) one left join lateral (
      select e.scan_id, e.sealed_payload
      from scan_events e join scans s on (s.user_id, s.id) = (e.user_id, e.scan_id)
      where s.user_id = $1 and stage = 'care_plan' and status = 'complete'
      order by s.id desc limit 1
    ) plan on true`,
};

/** What the current-user call says about scans. */
export interface ScanFacts {
  findScanFacts(userId: number): Promise<{ latest_checkin_id: number | null; care_plan: CarePlan | null }>;
}

interface Dependencies {
  db: Db;
  pool: Pool;
  keys: MemberKeys;
  leftOuts: LeftOuts;
}

/** Finds what the current-user call says about scans. */
export function createScanFacts({ db, pool, keys, leftOuts }: Dependencies): ScanFacts {
  return {
    async findScanFacts(userId) {
      const { rows } = await pool.query<FactsRow>({ ...FIND_FACTS, values: [userId] });
      const { latest_checkin_id = null, planned_scan_id: scanId, sealed_care_plan } = rows[0] ?? {};
      if (!scanId || !sealed_care_plan) return { latest_checkin_id, care_plan: null };
      const open = await keys.findOpener(db, userId);
      const plan = openJson(open, sealed_care_plan, stageContext(scanId, 'care_plan')) as CarePlan;
      return { latest_checkin_id, care_plan: await leftOuts.fitPlan(userId, plan) };
    },
  };
}
