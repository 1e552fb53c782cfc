import { ALLOWANCES, TIER_OF_PLAN, type Plan } from '@daylit/contract';
import type { UsageKind } from './ports.ts';

/** How much a plan allows. Scans and messages count per calendar month; for tokens see `usageWindow`. */
export function limitOf(plan: Plan, kind: UsageKind): number {
  return ALLOWANCES[TIER_OF_PLAN[plan]][kind];
}
