import { type Plan, TRIAL_DAYS } from '@daylit/contract';

const DAY = 24 * 60 * 60 * 1000;

/** When a trial that begins now ends. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * DAY);
}

/** The plan that counts at `now`. An ended trial counts as `free`, without a job that changes the row. */
export function effectivePlan(
  stored: { plan: Plan; plan_expires_at: Date | null },
  now: Date,
): { plan: Plan; planExpiresAt: Date | null } {
  const hasEnded = stored.plan_expires_at !== null && stored.plan_expires_at <= now;
  if (stored.plan === 'trial' && hasEnded) return { plan: 'free', planExpiresAt: null };
  return { plan: stored.plan, planExpiresAt: stored.plan_expires_at };
}
