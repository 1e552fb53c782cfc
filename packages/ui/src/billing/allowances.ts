import { type Plan, tierOf } from './plans.ts';

/** What the server counted of one allowance. */
export interface Allowance {
  limit: number;
  used: number;
}

/** What the member used this month, where the server told. */
export interface Usage {
  scans?: Allowance | undefined;
  chat_messages?: Allowance | undefined;
}

interface Limits {
  scans: number;
  messages: number;
  timeline: string;
  ads: string;
}

const LIMITS: Record<'FREE' | 'TRIAL' | 'PLUS' | 'PRO', Limits> = {
  FREE: { scans: 1, messages: 10, timeline: 'Last 3 scans', ads: 'Shown' },
  TRIAL: { scans: 4, messages: 50, timeline: '12 months', ads: 'Shown' },
  PLUS: { scans: 4, messages: 150, timeline: '12 months', ads: 'None' },
  PRO: { scans: 30, messages: 400, timeline: 'Unlimited', ads: 'None' },
};

/** What a plan gives, as rows of name and value. Pro's "unlimited" is said with the fair use that bounds it. */
export function allowanceRows(plan: Plan, usage: Usage = {}): { name: string; value: string }[] {
  const limits = LIMITS[plan === 'trial' ? 'TRIAL' : tierOf(plan)];
  const isPro = tierOf(plan) === 'PRO';
  const counted = (limit: number, allowance: Allowance | undefined) => {
    if (allowance !== undefined) return `${allowance.used} of ${allowance.limit} used`;
    return isPro ? `Unlimited (fair use ${limit})` : String(limit);
  };
  return [
    { name: 'Check-ins per month', value: counted(limits.scans, usage.scans) },
    { name: 'Chat messages per month', value: counted(limits.messages, usage.chat_messages) },
    { name: 'Timeline', value: limits.timeline },
    { name: 'Ads', value: limits.ads },
  ];
}
