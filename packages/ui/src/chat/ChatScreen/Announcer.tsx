import type { ChatMessage } from '@daylit/contract';
import { useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ReplyFacts } from '../chat.ts';
import { sentencesOf, withoutHiddenComments } from '../message-text.ts';

export interface AnnouncerProps {
  /** Read out sentence by sentence while it is written; undefined when none is. */
  reply: ReplyFacts | undefined;
  /** The newest message: when a reply is done, the rest of it is read out from here. */
  last: ChatMessage | undefined;
}

/** Reads a reply out while it arrives: politely, and by the sentence. What was there before is not read out. */
export function Announcer({ reply, last }: AnnouncerProps) {
  const [hasReplied, setHasReplied] = useState(false);
  if (reply !== undefined && !hasReplied) setHasReplied(true);
  return (
    <VisuallyHidden role="log" aria-label="Reply">
      {reply?.state === 'searching' && <span>Searching products</span>}
      {hasReplied &&
        saidSoFar(reply, last).map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- only what is added is read out, also when it was said before
          <span key={index}>{sentence} </span>
        ))}
    </VisuallyHidden>
  );
}

function saidSoFar(reply: ReplyFacts | undefined, last: ChatMessage | undefined): string[] {
  if (reply !== undefined) return sentencesOf(withoutHiddenComments(reply.message, true), true);
  return last?.role === 'assistant' ? sentencesOf(withoutHiddenComments(last.message)) : [];
}
