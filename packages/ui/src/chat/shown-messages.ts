import type { ChatMessage } from '@daylit/contract';
import { withoutHiddenComments } from './message-text.ts';

/** The messages to show: no system messages, no hidden ones, none without content. */
export function shownMessages(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.filter(
    ({ role, show_in_chat, message, product_suggestions }) =>
      show_in_chat &&
      role !== 'system' &&
      (product_suggestions.length > 0 || withoutHiddenComments(message) !== ''),
  );
}

/**
 * A key of the newest turn. A reply keeps its key from its first word to the stored message, so that it is
 * new only once.
 */
export function lastTurn(shown: readonly ChatMessage[], isReplying: boolean): string {
  const last = shown.at(-1);
  if (isReplying) return `reply to ${last?.id}`;
  return last?.role === 'assistant' ? `reply to ${shown.at(-2)?.id}` : `message ${last?.id}`;
}
