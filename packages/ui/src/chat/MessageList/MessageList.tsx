import type { ChatMessage, Product } from '@daylit/contract';
import { memo } from 'react';
import { MessageTurn } from '../MessageTurn/MessageTurn.tsx';
import type { Additions, ReplyFacts } from '../chat.ts';
import styles from './MessageList.module.css';
import { ReplyInProgress } from './ReplyInProgress.tsx';

export interface MessageListProps {
  /** The messages to show, oldest first. Keep the same array while a reply arrives, to avoid rendering. */
  messages: readonly ChatMessage[];
  /** The reply in progress, shown below them. */
  reply: ReplyFacts | undefined;
  /** State of adding suggested products to the routine. */
  additions: Additions;
  /** Adds a suggested product to the routine. */
  onAddToCarePlan: (chosen: { product: Product }) => void;
}

/** The conversation. Existing rows are not rendered again while a reply arrives. */
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
        // A message without products is not rendered again when a product of another message is added.
        additions={message.product_suggestions.length > 0 ? additions : NONE}
      />
    </li>
  ));
});
