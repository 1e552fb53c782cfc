import type { ActionState } from '../../lib/states.ts';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { AiNote } from '../AiNote/AiNote.tsx';
import type { ChatLimit, Reply } from '../chat.ts';
import { LimitReached } from './LimitReached.tsx';

export interface ConversationEndProps {
  /** State of the last sent message. */
  sending: ActionState;
  /** The reply to it. */
  reply: Reply;
  /** An allowance that is used up. */
  limit?: ChatLimit | undefined;
  /** The next message starts a new conversation. */
  isNew: boolean;
  canBuy: boolean;
  onUpgrade: () => void;
}

/** The part below the last message: a failure, a used-up allowance, or the start of a new conversation. */
export function ConversationEnd({ sending, reply, limit, isNew, canBuy, onUpgrade }: ConversationEndProps) {
  const failure = failureOf(sending, reply);
  return (
    <>
      <Failure>{limit === undefined ? failure : undefined}</Failure>
      {limit !== undefined && <LimitReached limit={limit} canBuy={canBuy} onUpgrade={onUpgrade} />}
      {isNew && (
        <div aria-live="polite">
          <AiNote />
        </div>
      )}
    </>
  );
}

function failureOf(sending: ActionState, reply: Reply): string | undefined {
  if (sending.state === 'failed') return `Error: ${sending.detail ?? 'The message could not be sent.'}`;
  if (reply.state === 'failed') return `Error: ${reply.detail ?? 'The reply could not be finished.'}`;
  return reply.state === 'unreadable' ? 'Sorry, the server returned an invalid response.' : undefined;
}
