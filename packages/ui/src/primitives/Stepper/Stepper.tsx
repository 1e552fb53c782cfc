import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import styles from './Stepper.module.css';

export interface StepperProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The current step, from 1. */
  step: number;
  /** The number of steps. */
  total: number;
}

/** The progress through a form of several steps. */
export function Stepper({ step, total, className, ...rest }: StepperProps) {
  return (
    <p {...rest} className={classNames(styles.Stepper, className)}>
      <VisuallyHidden>{`Step ${step} of ${total}`}</VisuallyHidden>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-state={index < step ? 'done' : 'waiting'} className={styles.Bar} />
      ))}
    </p>
  );
}
