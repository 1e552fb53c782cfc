import type { CarePlan, User } from '@daylit/contract';
import type { Pool } from 'pg';
import type { Db } from '../../db/database.ts';
import type { BillingFacts, BillingFactsOf, StoredSubscription } from '../billing/ports.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import { type MemberKeys, openJson } from '../members/ports.ts';
import { stageContext } from '../reports/ports.ts';

interface FactsRow {
  latest_checkin_id: number | null;
  /** Null for a member who never paid. */
  subscription: StoredSubscription | null;
  /** Of the newest complete scan; both null without one. */
  planned_scan_id: number | null;
  sealed_care_plan: Buffer | null;
}

/**
 * Written by hand and named, because every page asks for the current user: PostgreSQL plans it once per
 * connection. It reads tables of other modules, so that one query is enough.
 */
export const FIND_FACTS = {
  name: 'find-member-facts',
  text: `
    select
      (select max(id) from scans where user_id = $1) as latest_checkin_id,
      (select state from subscriptions where user_id = $1) as subscription,
      plan.scan_id as planned_scan_id, plan.sealed_payload as sealed_care_plan
    from (select 1) one left join lateral (
      select e.scan_id, e.sealed_payload
      from scan_events e join scans s on (s.user_id, s.id) = (e.user_id, e.scan_id)
      where s.user_id = $1 and stage = 'care_plan' and status = 'complete'
      order by s.id desc limit 1
    ) plan on true`,
};

/** What the current-user call says about scans and payments. */
export interface MemberFacts extends BillingFacts, Pick<User, 'latest_checkin_id' | 'care_plan'> {}

export interface MemberFactsDependencies {
  db: Db;
  pool: Pool;
  keys: MemberKeys;
  leftOuts: LeftOuts;
  billingFactsOf: BillingFactsOf;
}

/** Makes the lookup of them. */
export function createMemberFacts({ db, pool, keys, leftOuts, billingFactsOf }: MemberFactsDependencies) {
  return async (userId: number): Promise<MemberFacts> => {
    const { rows } = await pool.query<FactsRow>({ ...FIND_FACTS, values: [userId] });
    const { latest_checkin_id = null, subscription = null, planned_scan_id = null } = rows[0] ?? {};
    const facts = { ...billingFactsOf(subscription), latest_checkin_id, care_plan: null };
    const sealedPlan = rows[0]?.sealed_care_plan;
    if (planned_scan_id === null || !sealedPlan) return facts;
    const open = await keys.findOpener(db, userId);
    const plan = openJson(open, sealedPlan, stageContext(planned_scan_id, 'care_plan')) as CarePlan;
    return { ...facts, care_plan: await leftOuts.fitPlan(userId, plan) };
  };
}
