import { type Allowance, ALLOWANCES, type Plan, TIER_OF_PLAN } from '@daylit/contract';

/** The member's usage of this month, as far as the server gives it. */
export interface Usage {
  scans?: Counted | undefined;
  chat_messages?: Counted | undefined;
}

type Counted = Pick<Allowance, 'limit' | 'used'>;

/** A plan's allowances as rows of name and value. "Unlimited" on Pro is followed by its fair-use limit. */
export function allowanceRows(plan: Plan, usage: Usage = {}): { name: string; value: string }[] {
  const tier = TIER_OF_PLAN[plan];
  const { scans, messages, has_ads } = ALLOWANCES[tier];
  const usageText = (limit: number, allowance: Counted | undefined) => {
    if (allowance !== undefined) return `${allowance.used} of ${allowance.limit} used`;
    return tier === 'pro' ? `Unlimited (fair use ${limit})` : String(limit);
  };
  return [
    { name: 'Check-ins per month', value: usageText(scans, usage.scans) },
    { name: 'Chat messages per month', value: usageText(messages, usage.chat_messages) },
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
