import { memo } from 'react';
import { ChatMessage } from '../ChatMessage/ChatMessage.tsx';
import type { MessageFacts, ReplyFacts, SuggestedProduct, SuggestionStates } from '../chat.ts';
import styles from './MessageList.module.css';
import { ReplyInProgress } from './ReplyInProgress.tsx';

export interface MessageListProps extends SuggestionStates {
  /** Those to show, oldest first. The same array as before is not drawn again, so keep it while a reply arrives. */
  messages: readonly MessageFacts[];
  /** Below them, while it is being written. */
  reply: ReplyFacts | undefined;
  /** A product suggested with one of them. */
  onAddToCarePlan: (chosen: { product: SuggestedProduct }) => void;
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

const NONE: SuggestionStates = { confirmedIds: [], addingIds: [], failedIds: [] };

const Rows = memo(function Rows({
  messages,
  onAddToCarePlan,
  confirmedIds,
  addingIds,
  failedIds,
}: Omit<MessageListProps, 'reply'>) {
  const states = { confirmedIds, addingIds, failedIds };
  return messages.map((message) => (
    <li key={message.id}>
      <ChatMessage
        message={message}
        onAddToCarePlan={onAddToCarePlan}
        {...(message.product_suggestions.length > 0 ? states : NONE)}
      />
    </li>
  ));
});
