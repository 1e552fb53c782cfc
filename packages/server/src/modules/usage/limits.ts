import { ALLOWANCES, TIER_OF_PLAN, type Plan } from '@daylit/contract';
import type { UsageKind } from './ports.ts';

/** The field of an allowance that bounds each kind of usage. */
const BOUNDED_BY = { scan: 'scans', chat_message: 'messages', token: 'tokens' } as const satisfies Record<
  UsageKind,
  string
>;

/** How much a plan allows. Scans and messages count per calendar month; for tokens see `usageWindow`. */
export function limitOf(plan: Plan, kind: UsageKind): number {
  return ALLOWANCES[TIER_OF_PLAN[plan]][BOUNDED_BY[kind]];
}
