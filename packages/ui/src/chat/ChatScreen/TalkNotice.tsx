import type { ActionState } from '../../lib/states.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { Reply } from '../chat.ts';

export interface TalkNoticeProps {
  /** State of the last sent message. */
  sending: ActionState;
  /** The reply to it. */
  reply: Reply;
}

/** The failure of the last message or of its reply, below the conversation. */
export function TalkNotice({ sending, reply }: TalkNoticeProps) {
  const failure = failureOf(sending, reply);
  return failure === undefined ? null : <Notice tone="danger">{failure}</Notice>;
}

function failureOf(sending: ActionState, reply: Reply): string | undefined {
  if (sending.state === 'failed') return `Error: ${sending.detail ?? 'The message could not be sent.'}`;
  if (reply.state === 'failed') return `Error: ${reply.detail ?? 'The reply could not be finished.'}`;
  return reply.state === 'unreadable' ? 'Sorry, the server returned an invalid response.' : undefined;
}
