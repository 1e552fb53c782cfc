import type { ChatAnswer, ChatMessage, Memo, Product } from '@daylit/contract';
import { useId } from 'react';
import { ProductNotes } from '../../parts/ProductNotes/ProductNotes.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { IDLE } from '../../lib/states.ts';
import { AnswerActionList } from '../ActionCard/AnswerActionList.tsx';
import type { AnswerActions } from '../actions.ts';
import { AnswerCaption } from '../AnswerCaption/AnswerCaption.tsx';
import { CareCard } from '../../parts/CareCard/CareCard.tsx';
import type { Additions, Ask } from '../chat.ts';
import { FollowUps } from '../FollowUps/FollowUps.tsx';
import { withoutHiddenComments } from '../message-text.ts';
import { NotUnderstood } from '../NotUnderstood/NotUnderstood.tsx';
import { SuggestionCard } from '../SuggestionCard/SuggestionCard.tsx';
import { MemoCard } from '../MemoCard/MemoCard.tsx';
import type { Told } from '../told.ts';
import { AssistantTurn } from './AssistantTurn.tsx';
import { BrokenOff } from './BrokenOff.tsx';
import styles from './MessageTurn.module.css';
import { ReplyText } from './ReplyText.tsx';

export interface AssistantMessageProps {
  message: ChatMessage;
  additions: Additions;
  onAddToCarePlan: (chosen: { product: Product; despite?: true }) => void;
  /** What holds of what the member said about themselves, for a message with memos. */
  told?: Told | undefined;
  /** What holds now and can be done, for a message with actions. */
  actions?: AnswerActions | undefined;
  /** Only for the last message. */
  ask?: Ask | undefined;
}

/** A reply: its words or its care card, the products that it suggests, and where it was written. */
export function AssistantMessage({
  message,
  additions,
  onAddToCarePlan,
  told,
  actions,
  ask,
}: AssistantMessageProps) {
  const { product_suggestions, answer = null, created_at } = message;
  return (
    <AssistantTurn>
      {answer?.memos && <Memos memos={answer.memos} told={told} />}
      {answer?.care ? (
        <CareCard care={answer.care} />
      ) : (
        <ReplyText text={withoutHiddenComments(message.message)} sources={answer?.sources ?? []} />
      )}
      <Suggestions products={product_suggestions} {...{ additions, onAddToCarePlan }} />
      {answer?.actions && actions && <AnswerActionList actions={answer.actions} given={actions} />}
      {answer?.is_complete === false && <BrokenOff ask={ask} />}
      {answer !== null && <Offered answer={answer} ask={ask} />}
      {answer !== null && <AnswerCaption answer={answer} created_at={created_at} />}
    </AssistantTurn>
  );
}

function Memos({ memos, told }: { memos: readonly Memo[]; told: Told | undefined }) {
  return memos.map((memo) => <MemoCard key={memo.fact_id} memo={memo} told={told} />);
}

/** What one may ask next: of an earlier reply only where its words need it, as in “Is it one of these?” */
function Offered({ answer, ask }: { answer: ChatAnswer; ask: Ask | undefined }) {
  if (answer.miss) return <NotUnderstood miss={answer.miss} questions={answer.follow_ups} ask={ask} />;
  if (answer.follow_ups.length === 0) return null;
  if (ask !== undefined) return <FollowUps questions={answer.follow_ups} onChoose={ask.onAsk} />;
  if (answer.kind !== 'cannot_answer') return null;
  return (
    <ul className={styles.Offered}>
      {answer.follow_ups.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  );
}

interface SuggestionsProps extends Pick<AssistantMessageProps, 'additions' | 'onAddToCarePlan'> {
  products: readonly Product[];
}

function Suggestions({ products, additions, onAddToCarePlan }: SuggestionsProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <>
      <section aria-labelledby={id} className={styles.Suggestions}>
        <VisuallyHidden>
          <h2 id={id}>Suggested products</h2>
        </VisuallyHidden>
        {products.map((product) => (
          <SuggestionCard
            key={product.id}
            product={product}
            addition={additions[product.id] ?? IDLE}
            onAddToCarePlan={onAddToCarePlan}
          />
        ))}
      </section>
      <ProductNotes products={products} />
    </>
  );
}
