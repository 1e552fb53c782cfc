import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import styles from './Stepper.module.css';

export interface StepperProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The step that is shown, from 1. */
  step: number;
  /** How many there are. */
  total: number;
}

/** How far along a form of several steps is. */
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
