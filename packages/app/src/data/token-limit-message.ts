import type { Plan } from '@daylit/api-client';

/** Tokens of each plan: free in 7 days, trial in its 14 days, the paid ones in a month. */
const TOKENS = { free: 25_000, trial: 200_000, paid: 500_000 };

const COUNT = new Intl.NumberFormat('en-US');

/** The policy's sentence for somebody whose tokens are used up. */
export function tokenLimitMessage(plan: Plan): string {
  const [tier = plan] = plan.split('_');
  const tokens = plan === 'free' || plan === 'trial' ? TOKENS[plan] : TOKENS.paid;
  return `You've reached your ${tier} plan limit of ${COUNT.format(tokens)} tokens. Upgrade to continue using the product AI.`;
}
