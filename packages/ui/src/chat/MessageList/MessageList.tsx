import type { ChatMessage, Product } from '@daylit/contract';
import { memo } from 'react';
import { MessageTurn } from '../MessageTurn/MessageTurn.tsx';
import type { Additions, ReplyFacts } from '../chat.ts';
import styles from './MessageList.module.css';
import { ReplyInProgress } from './ReplyInProgress.tsx';

export interface MessageListProps {
  /** Those to show, oldest first. The same array as before is not drawn again, so keep it while a reply arrives. */
  messages: readonly ChatMessage[];
  /** Below them, while it is being written. */
  reply: ReplyFacts | undefined;
  /** How far suggested products are on their way into the routine. */
  additions: Additions;
  /** A product suggested with one of them. */
  onAddToCarePlan: (chosen: { product: Product }) => void;
}

/** The conversation. No row is drawn again while a reply arrives. */
export function MessageList({ reply, ...rest }: MessageListProps) {
  return (
    <ol className={styles.MessageList}>
      <Rows {...rest} />
      {reply !== undefined && (
        <li>
          <ReplyInProgress reply={reply} />
        </li>
      )}
    </ol>
  );
}

const NONE: Additions = {};

const Rows = memo(function Rows({ messages, additions, onAddToCarePlan }: Omit<MessageListProps, 'reply'>) {
  return messages.map((message) => (
    <li key={message.id}>
      <MessageTurn
        message={message}
        onAddToCarePlan={onAddToCarePlan}
        // A message without products is not drawn again when one of another message is added.
        additions={message.product_suggestions.length > 0 ? additions : NONE}
      />
    </li>
  ));
});
