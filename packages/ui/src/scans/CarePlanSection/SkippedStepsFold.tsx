import { Fold } from '../../primitives/Fold/Fold.tsx';
import type { SkippedSteps } from './skipped-steps.ts';
import styles from './SkippedStepsFold.module.css';

export interface SkippedStepsFoldProps {
  skipped: readonly SkippedSteps[];
}

/**
 * The steps that this plan leaves out; it opens to show them with their reasons. Renders nothing when there
 * are none.
 */
export function SkippedStepsFold({ skipped }: SkippedStepsFoldProps) {
  if (skipped.length === 0) return null;
  return (
    <Fold summary="Steps you can skip" className={styles.Fold}>
      <ul className={styles.Steps}>
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
    </Fold>
  );
}
