import type { ChatMessage, Product } from '@daylit/contract';
import { memo, useId } from 'react';
import { SampleNote } from '../../parts/SampleNote/SampleNote.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { IDLE } from '../../lib/states.ts';
import type { Additions } from '../chat.ts';
import { withoutHiddenComments } from '../message-text.ts';
import { SuggestionCard } from '../SuggestionCard/SuggestionCard.tsx';
import { AssistantTurn } from './AssistantTurn.tsx';
import styles from './MessageTurn.module.css';
import { MessageText } from './MessageText.tsx';

export interface MessageTurnProps {
  /** A message that is not hidden. */
  message: ChatMessage;
  /** State of adding suggested products to the routine. */
  additions: Additions;
  /** Adds a product that this message suggests. */
  onAddToCarePlan: (chosen: { product: Product }) => void;
}

/** One message: the member's in a bubble, the assistant's as plain text with the products it suggests. */
export const MessageTurn = memo(function MessageTurn({
  message,
  onAddToCarePlan,
  additions,
}: MessageTurnProps) {
  const suggestionsId = useId();
  const text = withoutHiddenComments(message.message);
  const { product_suggestions } = message;
  if (message.role === 'user') {
    return (
      <div className={styles.Mine}>
        <VisuallyHidden>You: </VisuallyHidden>
        <MessageText text={text} />
      </div>
    );
  }
  return (
    <AssistantTurn>
      <MessageText text={text} />
      {product_suggestions.length > 0 && (
        <section aria-labelledby={suggestionsId} className={styles.Suggestions}>
          <VisuallyHidden>
            <h2 id={suggestionsId}>Suggested products</h2>
          </VisuallyHidden>
          {product_suggestions.map((product) => (
            <SuggestionCard
              key={product.id}
              product={product}
              addition={additions[product.id] ?? IDLE}
              onAddToCarePlan={onAddToCarePlan}
            />
          ))}
        </section>
      )}
      {product_suggestions.some(({ is_sample }) => is_sample) && <SampleNote />}
    </AssistantTurn>
  );
});
