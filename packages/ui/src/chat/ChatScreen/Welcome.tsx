import { Bust } from '../../art/Bust/Bust.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { AiNote } from '../AiNote/AiNote.tsx';
import styles from './Welcome.module.css';

const QUESTIONS = [
  'What did my last report say?',
  'Which steps of my routine matter most?',
  'How do I start with a new product?',
];

export interface WelcomeProps {
  /** Receives a suggested question for the field. It is not sent by itself, because messages are counted. */
  onChoose: (chosen: { question: string }) => void;
}

/** A conversation before its first message: introduces the assistant and suggests questions. */
export function Welcome({ onChoose }: WelcomeProps) {
  return (
    <EmptyState
      title="What would you like to know?"
      art={<Bust density="small" className={styles.Bust} />}
      action={
        <ul aria-label="Suggested questions" className={styles.Questions}>
          {QUESTIONS.map((question) => (
            <li key={question}>
              <Button variant="outline" size="small" onClick={() => onChoose({ question })}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      <AiNote />
    </EmptyState>
  );
}
