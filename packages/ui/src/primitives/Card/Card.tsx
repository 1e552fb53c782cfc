import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'section'> {
  /** `tint` has no border. Default `plain`. */
  variant?: 'plain' | 'tint';
  /** `none` lets pictures reach the edge. Default `inside`: 20 px, 32 from 900 px. */
  padding?: 'inside' | 'none';
}

/** A white box with a thin border. A size container: its content adapts to its width, not to the window's. */
export function Card({ variant = 'plain', padding = 'inside', className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      data-variant={variant}
      data-padding={padding}
      className={classNames(styles.Card, className)}
    />
  );
}
