import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'section'> {
  /** `tint` has no border. Default `plain`. */
  variant?: 'plain' | 'tint';
  /** `none` lets pictures reach the edge. Default `inside`: 20 px, 32 from 900 px. */
  padding?: 'inside' | 'none';
}

/** A white sheet with a hairline. A size container: what is inside follows the card's width, not the window's. */
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
