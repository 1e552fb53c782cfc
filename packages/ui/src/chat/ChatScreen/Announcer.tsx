import type { ChatMessage } from '@daylit/contract';
import { useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ReplyFacts } from '../chat.ts';
import { withoutMarks } from '../cited-paragraphs.ts';
import { sentencesOf, withoutHiddenComments } from '../message-text.ts';

export interface AnnouncerProps {
  /** The reply in progress, announced sentence by sentence; undefined when there is none. */
  reply: ReplyFacts | undefined;
  /** The newest message: when a reply is complete, its remaining sentences are announced from here. */
  last: ChatMessage | undefined;
}

/** A polite live region: announces an arriving reply by the sentence, but not older messages. */
export function Announcer({ reply, last }: AnnouncerProps) {
  const [hasReplied, setHasReplied] = useState(false);
  if (reply !== undefined && !hasReplied) setHasReplied(true);
  return (
    <VisuallyHidden role="log" aria-label="Reply">
      {reply?.state === 'searching' && <span>Searching products</span>}
      {hasReplied &&
        sentencesSoFar(reply, last).map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- repeated sentences are announced too
          <span key={index}>{`${sentence} `}</span>
        ))}
    </VisuallyHidden>
  );
}

function sentencesSoFar(reply: ReplyFacts | undefined, last: ChatMessage | undefined): string[] {
  if (reply !== undefined) return sentencesOf(wordsOf(reply.message, true), true);
  return last?.role === 'assistant' ? sentencesOf(wordsOf(last.message, false)) : [];
}

function wordsOf(message: string, isArriving: boolean): string {
  return withoutMarks(withoutHiddenComments(message, isArriving), isArriving);
}
