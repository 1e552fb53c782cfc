import type { Allowance, HomeRegion } from '@daylit/contract';
import { englishOf } from '@daylit/wording';
import { Refusal } from '../../errors.ts';
import type { Decision } from './allowance.ts';
import type { UsageKind } from './ports.ts';

/**
 * The refusal for a member whose allowance is used up. Scans get a sentence; the other calls document code
 * words.
 */
export function limitRefusal(
  kind: UsageKind,
  decision: Extract<Decision, { isAllowed: false }>,
  region?: HomeRegion | null,
): Refusal {
  const { allowance, reason } = decision;
  return new Refusal('not_allowed', {
    detail: kind === 'scans' ? scanLimitSentence(allowance, region) : reason.detail,
    resetsAt: allowance.resets_at,
    headers: { 'x-trigger-event': reason.triggerEvent },
  });
}

function scanLimitSentence({ limit, resets_at }: Allowance, region?: HomeRegion | null): string {
  const used = limit === 1 ? 'your scan' : `all ${limit} scans`;
  if (resets_at === null) return `You have used ${used} of this plan.`;
  const words = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const day = new Date(resets_at).toLocaleDateString(englishOf(region), words);
  return `You have used ${used} of this month. You can scan again from ${day}.`;
}
