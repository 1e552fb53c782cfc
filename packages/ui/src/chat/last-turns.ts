import { type ChatMessage, CONTACT_MESSAGE_LIMITS, type ContactTurn } from '@daylit/contract';
import { withoutHiddenComments } from './message-text.ts';
import { shownMessages } from './shown-messages.ts';
import { startOfConversation } from './told.ts';

/** The longest text of one, as the document allows. */
const LONGEST = 2_000;

/** The last messages of the current conversation as plain text, at most twelve, the oldest first. */
export function lastTurns(messages: readonly ChatMessage[]): ContactTurn[] {
  return shownMessages(messages.slice(startOfConversation(messages)))
    .flatMap(({ role, message }) => {
      const text = withoutHiddenComments(message).slice(0, LONGEST);
      return text === '' || role === 'system' ? [] : { role, text };
    })
    .slice(-CONTACT_MESSAGE_LIMITS.conversation.maxItems);
}
