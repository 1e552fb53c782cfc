import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import styles from './StepHeading.module.css';

export interface StepHeadingProps {
  /** Of the four of registering. */
  step: 1 | 2 | 3 | 4;
  /** The page's title. Takes the focus on every step but the first, because the button that led here is gone. */
  title: string;
  /** One sentence below it. */
  lead?: string;
}

/** Where one is, and what this step is about. */
export function StepHeading({ step, title, lead }: StepHeadingProps) {
  return (
    <div className={styles.StepHeading}>
      <Stepper step={step} total={4} />
      <h1 ref={step === 1 ? undefined : takeFocus} tabIndex={-1} className={styles.Title}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles.Lead}>{lead}</p>}
    </div>
  );
}

function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
}
