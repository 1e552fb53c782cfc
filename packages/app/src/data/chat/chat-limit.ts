import { type Plan, TIER_OF_PLAN, type Usage } from '@daylit/contract';
import type { ChatLimit } from '@daylit/ui';

/** The used-up allowance, if there is one. `refusal`: the server's answer to the last message. */
export function limitOf(
  usage: Usage | undefined,
  plan: Plan,
  refusal: ChatLimit['reason'] | null,
): ChatLimit | undefined {
  const of =
    usage === undefined ? undefined : (['messages', 'tokens'] as const).find((name) => isUsedUp(usage[name]));
  if (usage === undefined || of === undefined)
    return refusal === null ? undefined : { reason: refusal, plan, resets_at: null };
  const { limit, resets_at } = usage[of];
  // The tokens of Pro return on a date; there is no larger plan, and its fair use is counted in messages.
  const isFairUse = TIER_OF_PLAN[plan] === 'pro' && of === 'messages';
  const reason = isFairUse ? 'fair_use_exceeded' : 'upgrade_needed';
  return { reason, plan, resets_at, spent: { of, limit } };
}

function isUsedUp({ used, limit }: Usage['messages']): boolean {
  return used >= limit;
}
