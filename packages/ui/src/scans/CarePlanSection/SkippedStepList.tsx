import type { SkippedSteps } from './skipped-steps.ts';
import styles from './SkippedStepList.module.css';

export interface SkippedStepListProps {
  skipped: readonly SkippedSteps[];
}

/** Steps that a plan leaves out, each reason once. */
export function SkippedStepList({ skipped }: SkippedStepListProps) {
  return (
    <ul className={styles.SkippedStepList}>
      {skipped.map(({ names, dayparts, reason }) => (
        <li key={`${names} ${dayparts}`}>
          <p>
            <span className={styles.Names}>{names}</span>
            {dayparts !== '' && <span className={styles.Dayparts}>{` ${dayparts}`}</span>}
          </p>
          {reason !== null && <p className={styles.Reason}>{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
