import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import styles from './StepHeading.module.css';

export interface StepHeadingProps {
  /** One of the four steps of the registration. */
  step: 1 | 2 | 3 | 4;
  /** The page's title. It takes the focus on every step but the first: the button that led here is gone. */
  title: string;
  /** One sentence below it. */
  lead?: string;
}

/** The number of the step, its title and its explanation. */
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
