import { ALLOWANCES, TIER_OF_PLAN, type Plan } from '@daylit/contract';

const COUNT = new Intl.NumberFormat('en-US');

/** The policy's sentence for somebody whose tokens are used up. */
export function tokenLimitMessage(plan: Plan): string {
  const { tokens } = ALLOWANCES[TIER_OF_PLAN[plan]];
  // An administrator is told the administrator's plan, with what Pro gets.
  const [name] = plan.split('_');
  return `You've reached your ${name} plan limit of ${COUNT.format(tokens)} tokens. Upgrade to continue using the product AI.`;
}
