import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { ActionState, Loaded } from '../../lib/states.ts';
import styles from './HistoryNotice.module.css';

export interface HistoryNoticeProps {
  /** The first page of messages. If it failed, there is a button to load again. */
  messages: Loaded<unknown>;
  /** State of loading older messages. */
  older: ActionState;
  onRetry: (() => void) | undefined;
}

/** Says that earlier messages could not be loaded, in their place. */
export function HistoryNotice({ messages, older, onRetry }: HistoryNoticeProps) {
  if (messages.state !== 'failed' && older.state !== 'failed') return null;
  return (
    <Notice tone="danger">
      <p>Error: Could not load chat history. Please try again later.</p>
      {messages.state === 'failed' && onRetry && (
        <Button variant="outline" size="small" onClick={onRetry} className={styles.Retry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
