import { Loader } from '../../primitives/Loader/Loader.tsx';
import { AssistantTurn } from '../MessageTurn/AssistantTurn.tsx';
import { MessageText } from '../MessageTurn/MessageText.tsx';
import type { ReplyFacts } from '../chat.ts';
import { withoutMarks } from '../cited-paragraphs.ts';
import { withoutHiddenComments } from '../message-text.ts';
import styles from './ReplyInProgress.module.css';

export interface ReplyInProgressProps {
  /** The reply so far. */
  reply: ReplyFacts;
}

/** The reply in progress: its text so far, and what the assistant is doing. `Announcer` announces it. */
export function ReplyInProgress({ reply: { state, message } }: ReplyInProgressProps) {
  return (
    <AssistantTurn>
      <MessageText text={withoutMarks(withoutHiddenComments(message, true), true)} />
      {state !== 'streaming' && (
        <p className={styles.Doing}>
          <Loader />
          <span>{state === 'searching' ? 'Searching products' : 'Reading your question'}</span>
        </p>
      )}
    </AssistantTurn>
  );
}
