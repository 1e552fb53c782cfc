import type { Plan } from '../accounts/ports.ts';

/** How far back the timeline shows. Hidden scans are kept, and come back with the plan. */
export type VisibleHistory = { scans: number } | { since: Date } | 'all';

const FREE_SCANS = 3;
const PLUS_MONTHS = 12;

/** The trial shows what Plus shows. */
export function visibleHistory(plan: Plan, now: Date): VisibleHistory {
  if (plan === 'free') return { scans: FREE_SCANS };
  if (plan !== 'trial' && !plan.startsWith('plus')) return 'all';
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - PLUS_MONTHS);
  return { since };
}
