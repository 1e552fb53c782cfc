import { Loader } from '../../primitives/Loader/Loader.tsx';
import { AssistantTurn } from '../MessageTurn/AssistantTurn.tsx';
import { MessageText } from '../MessageTurn/MessageText.tsx';
import type { ReplyFacts } from '../chat.ts';
import { withoutHiddenComments } from '../message-text.ts';
import styles from './ReplyInProgress.module.css';

export interface ReplyInProgressProps {
  /** As far as it has come. */
  reply: ReplyFacts;
}

/** The reply as it arrives: the words so far, and what the assistant is doing. Announced elsewhere, by the sentence. */
export function ReplyInProgress({ reply: { state, message } }: ReplyInProgressProps) {
  return (
    <AssistantTurn>
      <MessageText text={withoutHiddenComments(message, true)} />
      {state !== 'streaming' && (
        <p className={styles.Doing}>
          <Loader />
          {state === 'searching' ? 'Searching products' : 'Reading your question'}
        </p>
      )}
    </AssistantTurn>
  );
}
