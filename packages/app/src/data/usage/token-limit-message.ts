import { formatUtcDay } from '@daylit/ui';
import { ALLOWANCES, MINOR_AGE_BANDS, TIER_OF_PLAN, type User } from '@daylit/contract';

const COUNT = new Intl.NumberFormat('en-US');

/** The message for a member whose tokens are used up. Offers no plan to Pro members and to minors. */
export function tokenLimitMessage({ plan, age_band }: Pick<User, 'plan' | 'age_band'>, now: Date): string {
  const tier = TIER_OF_PLAN[plan];
  // An administrator's plan keeps its name, but has the allowances of Pro.
  const [name] = plan.split('_');
  if (tier === 'pro')
    return `You have used the tokens of your ${name} plan for this month. They come back on ${firstOfNextMonth(now)}.`;
  const limit = `You've reached your ${name} plan limit of ${COUNT.format(ALLOWANCES[tier].tokens)} tokens.`;
  return isMinor(age_band) ? limit : `${limit} Upgrade to continue using the product AI.`;
}

function isMinor(ageBand: User['age_band']): boolean {
  return MINOR_AGE_BANDS.some((band) => band === ageBand);
}

/** The first day of the next month in UTC, by which the server counts. */
function firstOfNextMonth(now: Date): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return formatUtcDay(first.toISOString());
}
