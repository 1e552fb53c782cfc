import { CHAT_TEXT_LIMITS } from '@daylit/contract';

/** The number of characters by which a draft is too long; 0 if it fits. Blanks around it do not count. */
export function charactersOver(draft: string): number {
  return Math.max(0, draft.trim().length - CHAT_TEXT_LIMITS.maxLength);
}
