import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Sweep.module.css';

export interface SweepProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The drawing, `Bust` or `FaceOutline`. It is drawn twice: once dim and once lit. */
  children: ReactNode;
}

/**
 * The waiting state: a soft band of light moves down a dim drawing, in one animation for all its lines. With
 * reduced motion the drawing is fully lit and does not move.
 */
export function Sweep({ children, className, ...rest }: SweepProps) {
  return (
    <div {...rest} aria-hidden="true" className={classNames(styles.Sweep, className)}>
      <div className={styles.Dim}>{children}</div>
      <div className={styles.Lit}>{children}</div>
    </div>
  );
}
