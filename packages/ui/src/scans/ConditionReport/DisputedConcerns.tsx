import type { ConcernView } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import styles from './ConditionReport.module.css';

interface DisputedConcernsProps {
  /** Concerns that the member has called wrong. */
  concerns: readonly ConcernView[];
  /** Shows one again. */
  onRestore: (concern: ConcernView) => void;
}

/** What is hidden in this report, because its member said that it is wrong. */
export function DisputedConcerns({ concerns, onRestore }: DisputedConcernsProps) {
  return (
    <ul className={styles.Disputed}>
      {concerns.map((concern) => (
        <li key={concern.number}>
          <span>
            {concern.disputed === 'not_there'
              ? `${concern.concern_name}: you said that this is not there.`
              : `${concern.concern_name}: you said that this is something else.`}
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Show again: ${concern.concern_name}`}
            onClick={() => onRestore(concern)}
          >
            Show again
          </Button>
        </li>
      ))}
    </ul>
  );
}
