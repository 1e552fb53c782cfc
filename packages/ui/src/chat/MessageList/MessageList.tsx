import type { ChatMessage, Product } from '@daylit/contract';
import { memo, useMemo } from 'react';
import { AiNote } from '../AiNote/AiNote.tsx';
import { MessageTurn } from '../MessageTurn/MessageTurn.tsx';
import type { AnswerActions } from '../actions.ts';
import type { Additions, ReplyFacts } from '../chat.ts';
import { startOfConversation, type Told } from '../told.ts';
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
  onAddToCarePlan: (chosen: { product: Product; despite?: true }) => void;
  /** What the member said about themselves. Keep the same object. */
  told: Told;
  /** What an answer can do at once. Keep the same object while a reply arrives. */
  actions: AnswerActions;
  /** Puts a question into the field. Keep the same function. */
  onAsk: (chosen: { question: string }) => void;
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

type RowsProps = Omit<MessageListProps, 'reply'>;

const Rows = memo(function Rows({ messages, additions, onAddToCarePlan, told, actions, onAsk }: RowsProps) {
  const start = startOfConversation(messages);
  const asked = messages.at(-2);
  const question = asked?.role === 'user' ? asked.message : undefined;
  const ask = useMemo(() => ({ question, onAsk }), [question, onAsk]);
  return messages.map((message, index) => (
    <li key={message.id} className={styles.Row}>
      {message.starts_conversation === true && <AiNote />}
      <MessageTurn
        message={message}
        onAddToCarePlan={onAddToCarePlan}
        // A message without products is not rendered again when a product of another message is added.
        additions={message.product_suggestions.length > 0 ? additions : NONE}
        told={index >= start && message.answer?.memos !== undefined ? told : undefined}
        actions={index >= start && message.answer?.actions !== undefined ? actions : undefined}
        ask={index === messages.length - 1 ? ask : undefined}
      />
    </li>
  ));
});
