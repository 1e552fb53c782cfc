import { memo } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { withoutHiddenComments } from '../message-text.ts';
import { AssistantMessage, type AssistantMessageProps } from './AssistantMessage.tsx';
import styles from './MessageTurn.module.css';
import { MessageText } from './MessageText.tsx';

/** A message that is not hidden, and the state of adding the products that it suggests. */
export type MessageTurnProps = AssistantMessageProps;

/** One message: the member's in a bubble, the assistant's as plain text with its sources and products. */
export const MessageTurn = memo(function MessageTurn(props: MessageTurnProps) {
  if (props.message.role !== 'user') return <AssistantMessage {...props} />;
  return (
    <div className={styles.Mine}>
      <VisuallyHidden>You: </VisuallyHidden>
      <MessageText text={withoutHiddenComments(props.message.message)} />
    </div>
  );
});
