import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Bust } from '../Bust/Bust.tsx';
import styles from './Sweep.module.css';

export interface SweepProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** See `Bust`. Default `medium`. */
  density?: 'medium' | 'small';
}

/**
 * The waiting state: a soft band of light moves down a dim bust, in one animation for all lines. With reduced
 * motion the bust is fully drawn and does not move.
 */
export function Sweep({ density = 'medium', className, ...rest }: SweepProps) {
  return (
    <div {...rest} aria-hidden="true" className={classNames(styles.Sweep, className)}>
      <Bust density={density} className={styles.Dim} />
      <Bust density={density} className={styles.Lit} />
    </div>
  );
}
