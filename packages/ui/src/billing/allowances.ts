import { ALLOWANCES, type Plan, TIER_OF_PLAN } from '@daylit/contract';

/** A plan's allowances as rows of name and value. "Unlimited" on Pro is followed by its fair-use limit. */
export function allowanceRows(plan: Plan): { name: string; value: string }[] {
  const tier = TIER_OF_PLAN[plan];
  const { scans, messages, has_ads } = ALLOWANCES[tier];
  const limitText = (limit: number) => (tier === 'pro' ? `Unlimited (fair use ${limit})` : String(limit));
  return [
    { name: 'Check-ins per month', value: limitText(scans) },
    { name: 'Chat messages per month', value: limitText(messages) },
    { name: 'Timeline', value: historyWords(ALLOWANCES[tier]) },
    { name: 'Ads', value: has_ads ? 'Shown' : 'None' },
  ];
}

function historyWords({
  history_scans,
  history_months,
}: (typeof ALLOWANCES)[keyof typeof ALLOWANCES]): string {
  if (history_scans !== null) return `Last ${history_scans} scans`;
  return history_months === null ? 'Unlimited' : `${history_months} months`;
}
