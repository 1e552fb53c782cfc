import { LIMITS, tierOf } from './limits.ts';
import type { Allowance, Decision, LimitReached, PlanHolder, UsageKind } from './ports.ts';
import { resetsAt, usageWindow } from './windows.ts';

/** What was charged within the member's window. */
export interface Spent {
  used: number;
  /** Time of the oldest charge in the window, null when there is none. */
  oldest: Date | null;
}

/** Whether `amount` more fits into the member's allowance at this moment. */
export function decideAllowance(
  kind: UsageKind,
  holder: PlanHolder,
  spent: Spent,
  amount: number,
  now: Date,
): Decision {
  const limit = LIMITS[tierOf(holder.plan)][kind];
  const resets = resetsAt(usageWindow(kind, holder, now), spent.oldest, now);
  const allowance = { limit, used: spent.used, resets_at: resets?.toISOString() ?? null };
  if (spent.used + amount <= limit) return { isAllowed: true, allowance };
  // Only the plans named pro get the fair-use answer: nothing larger is sold, so an upgrade would be no help.
  const reason: LimitReached = holder.plan.startsWith('pro')
    ? { event: 'usageLimitExceeded', detail: 'fair_use_exceeded' }
    : { event: 'upgradeNeeded', detail: 'upgrade_needed' };
  return { isAllowed: false, allowance, reason };
}

/** The sentence for a member whose scans are used up. */
export function scanLimitSentence({ limit, resets_at }: Allowance): string {
  const used = limit === 1 ? 'your scan' : `all ${limit} scans`;
  if (resets_at === null) return `You have used ${used} of this plan.`;
  const day = new Date(resets_at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `You have used ${used} of this month. You can scan again from ${day}.`;
}
