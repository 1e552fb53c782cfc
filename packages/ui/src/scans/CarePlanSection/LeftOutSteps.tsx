import type { StepView } from '@daylit/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { keyWords } from '../../lib/key-words.ts';
import styles from './LeftOutSteps.module.css';

export interface LeftOutStepsProps {
  /** At least one. */
  leftOut: readonly Extract<StepView, { kind: 'left_out' }>[];
  /** This part of the day has no other step. */
  isAll: boolean;
}

/** The number of steps to skip; it opens to show the steps and the reasons. */
export function LeftOutSteps({ leftOut, isAll }: LeftOutStepsProps) {
  const count = `${leftOut.length} ${leftOut.length === 1 ? 'step' : 'steps'} left out`;
  return (
    <details className={styles.LeftOutSteps}>
      <summary className={styles.Summary}>
        {isAll ? `Nothing for now: ${count}` : count}
        <ChevronDown size={17} className={styles.Chevron} />
      </summary>
      <ul className={styles.Steps}>
        {leftOut.map(({ key, reason }) => (
          <li key={key}>
            <p className={styles.Name}>{keyWords(key)}</p>
            {reason !== null && <p className={styles.Reason}>No recommendation. {reason}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
