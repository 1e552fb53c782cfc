import { MESSAGE_MAX_LENGTH } from '../chat.ts';

/** By how many characters a draft is longer than a message may be; 0 if it fits. Blanks around it are not sent. */
export function charactersOver(draft: string): number {
  return Math.max(0, draft.trim().length - MESSAGE_MAX_LENGTH);
}
