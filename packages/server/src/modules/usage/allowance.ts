import { type Allowance, ALLOWANCES, type Plan, TIER_OF_PLAN } from '@daylit/contract';
import type { PlanHolder, UsageKind } from './ports.ts';
import { resetsAt, usageWindow } from './windows.ts';

/** What was charged within the member's window. */
export interface Spent {
  used: number;
  /** Time of the oldest charge in the window, null when there is none. */
  oldest: Date | null;
}

/** Why a charge does not fit: the event for the browser, and the code word of the documented calls. */
export interface LimitReached {
  triggerEvent: 'usageLimitExceeded' | 'upgradeNeeded';
  detail: 'fair_use_exceeded' | 'upgrade_needed';
}

export type Decision =
  | { isAllowed: true; allowance: Allowance }
  | { isAllowed: false; allowance: Allowance; reason: LimitReached };

/** Whether `amount` more fits into the member's allowance at this moment. */
export function decideAllowance(
  kind: UsageKind,
  holder: PlanHolder,
  spent: Spent,
  amount: number,
  now: Date,
): Decision {
  const limit = limitOf(holder.plan, kind);
  const resets = resetsAt(usageWindow(kind, holder, now), spent.oldest, now);
  const allowance = { limit, used: spent.used, resets_at: resets?.toISOString() ?? null };
  if (spent.used + amount <= limit) return { isAllowed: true, allowance };
  // Only the plans named pro get the fair-use answer: no larger plan is sold, so an upgrade would not help.
  const reason: LimitReached = holder.plan.startsWith('pro')
    ? { triggerEvent: 'usageLimitExceeded', detail: 'fair_use_exceeded' }
    : { triggerEvent: 'upgradeNeeded', detail: 'upgrade_needed' };
  return { isAllowed: false, allowance, reason };
}

/** How much a plan allows. Scans and messages count per calendar month; for tokens see `usageWindow`. */
function limitOf(plan: Plan, kind: UsageKind): number {
  return ALLOWANCES[TIER_OF_PLAN[plan]][kind];
}
