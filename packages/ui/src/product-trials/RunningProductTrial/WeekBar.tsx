import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './RunningProductTrial.module.css';

interface WeekBarProps {
  /** The current week from 1; 0 before the first. */
  week: number;
  weeks: number;
}

/** One segment for each week: the past ones, the current one, and the rest. */
export function WeekBar({ week, weeks }: WeekBarProps) {
  return (
    <div>
      <VisuallyHidden>
        {week === 0 ? `${weeks} weeks, not begun yet` : `Week ${week} of ${weeks}`}
      </VisuallyHidden>
      <div aria-hidden="true" className={styles.Weeks}>
        {Array.from({ length: weeks }, (_, index) => (
          <i key={index} data-state={stateOf(index + 1, week)} className={styles.Week} />
        ))}
      </div>
    </div>
  );
}

function stateOf(number: number, week: number): 'over' | 'now' | 'ahead' {
  if (number < week) return 'over';
  return number === week ? 'now' : 'ahead';
}
