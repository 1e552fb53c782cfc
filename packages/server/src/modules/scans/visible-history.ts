import { ALLOWANCES, TIER_OF_PLAN, type Plan } from '@daylit/contract';

/** How far back the timeline goes. Hidden scans are kept, and are shown again with a larger plan. */
export type VisibleHistory = { scans: number } | { since: Date } | 'all';

export function visibleHistory(plan: Plan, now: Date): VisibleHistory {
  const { history_scans: scans, history_months: months } = ALLOWANCES[TIER_OF_PLAN[plan]];
  if (scans !== null) return { scans };
  if (months === null) return 'all';
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  return { since };
}
