import { CHAT_TEXT_LIMITS } from '@daylit/contract';

/** By how many characters a draft is longer than a message may be; 0 if it fits. Blanks around it are not sent. */
export function charactersOver(draft: string): number {
  return Math.max(0, draft.trim().length - CHAT_TEXT_LIMITS.maxLength);
}
