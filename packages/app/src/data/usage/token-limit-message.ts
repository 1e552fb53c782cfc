import { ALLOWANCES, MINOR_AGE_BANDS, TIER_OF_PLAN, type User } from '@daylit/contract';

const COUNT = new Intl.NumberFormat('en-US');

/** The sentence for somebody whose tokens are used up. Nothing is for sale above Pro, nor to anybody under 18. */
export function tokenLimitMessage({ plan, age_band }: Pick<User, 'plan' | 'age_band'>, now: Date): string {
  const tier = TIER_OF_PLAN[plan];
  // An administrator is told the administrator's plan, with what Pro gets.
  const [name] = plan.split('_');
  if (tier === 'pro')
    return `You have used the tokens of your ${name} plan for this month. They come back on ${firstOfNextMonth(now)}.`;
  const limit = `You've reached your ${name} plan limit of ${COUNT.format(ALLOWANCES[tier].tokens)} tokens.`;
  return isMinor(age_band) ? limit : `${limit} Upgrade to continue using the product AI.`;
}

function isMinor(ageBand: User['age_band']): boolean {
  return MINOR_AGE_BANDS.some((band) => band === ageBand);
}

/** When a calendar month of the server, which counts in UTC, begins anew. */
function firstOfNextMonth(now: Date): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return first.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
