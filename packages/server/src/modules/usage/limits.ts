import type { Tier } from './effective-plan.ts';

/** What is counted: a scan whose photo was good enough, a message of the member, a token (about 4 characters). */
export type UsageKind = 'scan' | 'chat_message' | 'token';

/** The published allowances. Scans and messages are per calendar month; `usageWindow` tells over what tokens count. */
export const LIMITS: Record<Tier, Record<UsageKind, number>> = {
  free: { scan: 1, chat_message: 10, token: 25_000 },
  trial: { scan: 4, chat_message: 50, token: 200_000 },
  plus: { scan: 4, chat_message: 150, token: 500_000 },
  pro: { scan: 30, chat_message: 400, token: 500_000 },
};
