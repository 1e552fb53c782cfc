import type { Allowance, Plan, Usage } from '@daylit/contract';
import { formatUtcDate } from '../lib/format-date.ts';
import { planName } from './plans.ts';

const COUNT = new Intl.NumberFormat('en-US');

const NAMES: readonly [keyof Usage, string][] = [
  ['scans', 'scans'],
  ['messages', 'chat messages'],
  ['tokens', 'tokens'],
];

/** The used-up allowances of the plan, and when each is available again. Undefined when none is used up. */
export function limitText(plan: Plan, usage: Usage): string | undefined {
  const usedUp = NAMES.filter(([key]) => usage[key].used >= usage[key].limit);
  if (usedUp.length === 0) return undefined;
  const parts = usedUp.map(([key, name]) => `${name} (${spentWords(usage[key])})`);
  return `Used up on your ${planName(plan)} plan: ${parts.join(', ')}.`;
}

function spentWords({ used, limit, resets_at }: Allowance): string {
  const spent = `${COUNT.format(Math.min(used, limit))} of ${COUNT.format(limit)}`;
  return resets_at === null ? spent : `${spent}, back on ${formatUtcDate(resets_at)}`;
}
