import type { Plan } from '../accounts/ports.ts';
import type { UsageKind } from './ports.ts';

export type Tier = 'free' | 'trial' | 'plus' | 'pro';

/** The published allowances. Scans and messages are per calendar month; `usageWindow` tells over what tokens count. */
export const LIMITS: Record<Tier, Record<UsageKind, number>> = {
  free: { scan: 1, chat_message: 10, token: 25_000 },
  trial: { scan: 4, chat_message: 50, token: 200_000 },
  plus: { scan: 4, chat_message: 150, token: 500_000 },
  pro: { scan: 30, chat_message: 400, token: 500_000 },
};

/** The row of the price list that a plan belongs to. Administrators get what Pro gets. */
export function tierOf(plan: Plan): Tier {
  if (plan === 'free' || plan === 'trial') return plan;
  return plan.startsWith('plus') ? 'plus' : 'pro';
}
