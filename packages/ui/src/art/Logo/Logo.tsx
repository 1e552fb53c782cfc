import type { ComponentProps } from 'react';
import { Mark } from '../Mark/Mark.tsx';
import { WORDMARK, WORDMARK_VIEW_BOX } from './wordmark.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './Logo.module.css';

export type LogoProps = Omit<ComponentProps<'span'>, 'children'>;

/**
 * Mark and name side by side. Screen readers say "Daylit", unless the link around it has a name of its own.
 */
export function Logo({ className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={classNames(styles.Logo, className)}>
      <Mark />
      <svg viewBox={WORDMARK_VIEW_BOX} className={styles.Wordmark} role="img" aria-label="Daylit">
        <path d={WORDMARK} strokeWidth={3} strokeLinejoin="round" />
        <circle cx={1842} cy={-612} r={78} className={styles.Sun} />
      </svg>
    </span>
  );
}
