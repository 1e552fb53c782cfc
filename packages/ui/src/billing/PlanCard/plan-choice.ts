import type { Plan } from '@daylit/contract';
import { asPaidPlan, type BillingPeriod, isUpgrade, type PaidPlan, paidPlan, type Tier } from '../plans.ts';

/** What a reader can do with a card of the price list. */
export type PlanChoice =
  | { kind: 'current' | 'after_trial' | 'downgrade' | 'none' }
  | { kind: 'choose'; plan: PaidPlan; isSameTier: boolean };

/** `current` is null for a visitor, who needs an account first. */
export function planChoice(current: Plan | null, tier: Tier, period: BillingPeriod): PlanChoice {
  if (current === null) return { kind: 'none' };
  if (current === 'admin') return { kind: tier === 'pro' ? 'current' : 'none' };
  const paid = asPaidPlan(current);
  if (tier === 'free') {
    if (paid !== undefined) return { kind: 'downgrade' };
    return { kind: current === 'trial' ? 'after_trial' : 'current' };
  }
  const plan = paidPlan(tier, period);
  if (plan === paid) return { kind: 'current' };
  if (!isUpgrade(current, plan)) return { kind: 'downgrade' };
  return { kind: 'choose', plan, isSameTier: paid === paidPlan(tier, 'monthly') };
}
