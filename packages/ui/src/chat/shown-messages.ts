import type { ChatMessage } from '@daylit/contract';
import { withoutHiddenComments } from './message-text.ts';

/** The messages that are meant for the reader: no system messages, none that is hidden, none without anything to see. */
export function shownMessages(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.filter(
    ({ role, show_in_chat, message, product_suggestions }) =>
      show_in_chat &&
      role !== 'system' &&
      (product_suggestions.length > 0 || withoutHiddenComments(message) !== ''),
  );
}

/**
 * What the conversation has come to, as a key. A reply keeps its key from the first word in progress to the message
 * that is stored, so that it is new once.
 */
export function lastTurn(shown: readonly ChatMessage[], isReplying: boolean): string {
  const last = shown.at(-1);
  if (isReplying) return `reply to ${last?.id}`;
  return last?.role === 'assistant' ? `reply to ${shown.at(-2)?.id}` : `message ${last?.id}`;
}
