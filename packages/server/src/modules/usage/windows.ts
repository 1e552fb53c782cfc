import { ROLLING_TOKEN_DAYS, TIER_OF_PLAN } from '@daylit/contract';
import type { PlanHolder, UsageKind } from './ports.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The period over which usage is counted. Calendar months are in UTC, the same for everybody. */
export type UsageWindow =
  | { type: 'month'; start: Date; end: Date }
  /** The last 7 days before now. */
  | { type: 'rolling'; start: Date }
  /** Since the registration, when the trial began. */
  | { type: 'trial'; start: Date };

/** The window that counts for this member now. */
export function usageWindow(kind: UsageKind, { plan, createdAt }: PlanHolder, now: Date): UsageWindow {
  const tier = TIER_OF_PLAN[plan];
  if (kind === 'tokens' && tier === 'trial') return { type: 'trial', start: createdAt };
  if (kind === 'tokens' && tier === 'free') {
    return { type: 'rolling', start: new Date(now.getTime() - ROLLING_TOKEN_DAYS * DAY) };
  }
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { type: 'month', start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
}

/** When some of the allowance is available again. Null when it is not on this plan. */
export function resetsAt(window: UsageWindow, oldestCharge: Date | null, now: Date): Date | null {
  if (window.type === 'month') return window.end;
  if (window.type === 'trial') return null;
  return new Date((oldestCharge ?? now).getTime() + ROLLING_TOKEN_DAYS * DAY);
}
