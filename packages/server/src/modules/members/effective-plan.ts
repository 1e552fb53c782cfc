import { type Plan, TRIAL_DAYS } from '@daylit/contract';

const DAY = 24 * 60 * 60 * 1000;

/** When a trial that begins now ends. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * DAY);
}

/** The parts that decide a member's plan. */
export interface PlanRow {
  /** The plan without a subscription. */
  plan: Plan;
  plan_expires_at: Date | null;
  /** The plan of a subscription, until when it counts without news, and when it ends as far as is known. */
  paid_plan: Plan | null;
  paid_until: Date | null;
  paid_ends_at: Date | null;
}

/**
 * The plan that counts at `now`: a subscription's while it lasts, else the trial, else `free`. No job that
 * could be missed changes the row when one of them ends.
 */
export function effectivePlan(stored: PlanRow, now: Date): { plan: Plan; planExpiresAt: Date | null } {
  const isPaid = stored.paid_plan !== null && (stored.paid_until === null || stored.paid_until > now);
  if (isPaid && stored.paid_plan !== null && stored.plan !== 'admin')
    return { plan: stored.paid_plan, planExpiresAt: stored.paid_ends_at };
  const hasEnded = stored.plan_expires_at !== null && stored.plan_expires_at <= now;
  if (stored.plan === 'trial' && hasEnded) return { plan: 'free', planExpiresAt: null };
  return { plan: stored.plan, planExpiresAt: stored.plan_expires_at };
}
