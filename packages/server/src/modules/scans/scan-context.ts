import type { Db } from '../../db/database.ts';
import type { PlanReader } from '../billing/ports.ts';
import type { MemberDays, MemberKeys, MemberProfile } from '../members/ports.ts';
import type { ScanContext } from './ports.ts';
import { listPreviousScans } from './previous-scans.ts';
import type { ScanRow } from './repository.ts';
import { oldestShownScan } from './visible-scans.ts';

export interface ContextDependencies {
  db: Db;
  keys: MemberKeys;
  memberDays: Pick<MemberDays, 'zoneOf'>;
  plans: PlanReader;
}

/** What an analysis needs to know of the member beside the photo. */
export async function contextOf(
  { db, keys, memberDays, plans }: ContextDependencies,
  { user_id, id, created_at }: ScanRow,
  { preferences, region }: MemberProfile,
): Promise<ScanContext> {
  const [history, timeZone, member] = await Promise.all([
    listPreviousScans(db, keys, user_id, id),
    memberDays.zoneOf(user_id),
    plans.find(user_id),
  ]);
  const shownFrom = (member && (await oldestShownScan(db, member, created_at))) ?? id;
  return {
    checkin_id: id,
    created_at: created_at.toISOString(),
    answers: preferences,
    timeZone,
    region: region ?? null,
    shownFrom,
    history,
  };
}
