import type { ActionState, Loaded } from '../../lib/states.ts';
import type { Reply } from '../chat.ts';

/** That earlier messages, the first or older ones, did not load. */
export function historyFailure(messages: Loaded<unknown>, older: ActionState): string | undefined {
  return messages.state === 'failed' || older.state === 'failed'
    ? 'Error: Could not load chat history. Please try again later.'
    : undefined;
}

/** What went wrong with the last message, or with the reply to it. */
export function talkFailure(sending: ActionState, reply: Reply): string | undefined {
  if (sending.state === 'failed') return `Error: ${sending.detail ?? 'The message could not be sent.'}`;
  if (reply.state === 'failed') return `Error: ${reply.detail ?? 'The reply could not be finished.'}`;
  return reply.state === 'unreadable' ? 'Sorry, the server returned an invalid response.' : undefined;
}
