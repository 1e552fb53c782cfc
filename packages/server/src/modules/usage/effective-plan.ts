import type { components } from '@daylit/api-client/schema';

export type Plan = components['schemas']['Plan'];

/** What is stored about a member's plan. */
export interface PlanHolder {
  plan: Plan;
  /** Null for plans that do not end by the clock. */
  plan_expires_at: Date | null;
}

/** Length of the trial, from registration. */
export const TRIAL_DAYS = 14;

/** The plan that counts now: a trial whose time is over is the free plan, whether or not anything wrote that down. */
export function effectivePlan({ plan, plan_expires_at }: PlanHolder, now: Date): Plan {
  const isOver = plan_expires_at !== null && plan_expires_at <= now;
  return plan === 'trial' && isOver ? 'free' : plan;
}

export type Tier = 'free' | 'trial' | 'plus' | 'pro';

/** The row of the price list that a plan belongs to. Administrators get what Pro gets. */
export function tierOf(plan: Plan): Tier {
  if (plan === 'free' || plan === 'trial') return plan;
  return plan.startsWith('plus') ? 'plus' : 'pro';
}
