import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '../../primitives/Button/Button.tsx';
import styles from './StepActions.module.css';

export interface StepActionsProps {
  /** The primary button. 'Next' has an arrow; 'Finish' is for the last step. */
  label: 'Next' | 'Finish';
  /** Replaces the label while `busy`: 'Checking…'. */
  busyLabel?: string;
  /** Keeps the focus on the button and ignores a second click. */
  busy?: boolean;
  /** Goes to the previous step. Must keep the entered data. */
  onBack: () => void;
  /** Absent when the button submits the surrounding form. */
  onNext?: () => void;
}

/** The Back button takes one third of the row, the primary button two thirds. */
export function StepActions({ label, busyLabel, busy = false, onBack, onNext }: StepActionsProps) {
  return (
    <div className={styles.StepActions}>
      <Button variant="tonal" size="large" onClick={onBack} className={styles.Back}>
        Back
      </Button>
      <Button
        type={onNext === undefined ? 'submit' : 'button'}
        size="large"
        busy={busy}
        iconAfter={label === 'Next' && !busy ? <ArrowRight size={20} /> : undefined}
        {...(onNext && { onClick: onNext })}
      >
        {busy ? (busyLabel ?? label) : label}
      </Button>
    </div>
  );
}
