import type { ChatAnswer } from '@daylit/contract';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Ask } from '../chat.ts';
import { HandOverCard } from '../HandOverCard/HandOverCard.tsx';
import styles from './NotUnderstood.module.css';

export interface NotUnderstoodProps {
  /** `again`: the message before it was not understood either, and a person may help. */
  miss: NonNullable<ChatAnswer['miss']>;
  /** What may have been meant, in the member's words. */
  questions: readonly string[];
  /** Puts one into the field; it is not sent by itself. Without it they can only be read. */
  ask?: Ask | undefined;
}

/** What helps after words that were not understood: questions that may have been meant, or a person. */
export function NotUnderstood({ miss, questions, ask }: NotUnderstoodProps) {
  return (
    <>
      {miss === 'again' && <HandOverCard />}
      <ul aria-label="What you may have meant" className={styles.Questions}>
        {questions.map((question) => (
          <li key={question} className={styles.Question}>
            {ask === undefined ? (
              question
            ) : (
              <Button
                variant="outline"
                width="full"
                icon={<CircleQuestionMark size={20} className={styles.Icon} />}
                onClick={() => ask.onAsk({ question })}
                className={styles.Chip}
              >
                {question}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {miss === 'first' && (
        <p className={styles.Hint}>Or say it in other words. I know your reports, your plan and your bill.</p>
      )}
    </>
  );
}
