import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '../../primitives/Button/Button.tsx';
import styles from './StepActions.module.css';

export interface StepActionsProps {
  /** The primary button; a step with an arrow goes on, `Finish` ends. */
  label: 'Next' | 'Finish';
  /** Replaces the label while `busy`: 'Checking…'. */
  busyLabel?: string;
  /** Keeps the focus on the button and ignores a second press. */
  busy?: boolean;
  /** To the step before. Never loses what was entered. */
  onBack: () => void;
  /** Absent when the button submits the form around it. */
  onNext?: () => void;
}

/** Back takes one third, Next two. */
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
