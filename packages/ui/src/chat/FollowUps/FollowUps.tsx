import { Button } from '../../primitives/Button/Button.tsx';
import styles from './FollowUps.module.css';

export interface FollowUpsProps {
  /** Suggested follow-up questions, in the member's words. */
  questions: readonly string[];
  /** Receives the question for the field. It is not sent by itself, because messages are counted. */
  onChoose: (chosen: { question: string }) => void;
}

/** Suggested follow-up questions after the last reply. */
export function FollowUps({ questions, onChoose }: FollowUpsProps) {
  return (
    <ul aria-label="What you may ask next" className={styles.FollowUps}>
      {questions.map((question, index) => (
        <li key={question}>
          <Button
            variant={index === 0 ? 'outline' : 'quiet'}
            size="small"
            width="full"
            onClick={() => onChoose({ question })}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
