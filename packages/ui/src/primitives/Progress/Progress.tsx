import * as RadixProgress from '@radix-ui/react-progress';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is going on, for screen readers. */
  label: string;
  /** How much of it is done, 0 to 1. Absent while nobody can tell: the bar breathes instead. */
  value?: number | undefined;
}

/**
 * How far something has come that takes longer than a moment.
 *
 * **Do** say beside it what happens. **Don't** show it for less than a second; a busy button is enough.
 */
export function Progress({ label, value, className, ...rest }: ProgressProps) {
  const percent = value === undefined ? null : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <RadixProgress.Root
      {...rest}
      aria-label={label}
      value={percent}
      className={classNames(styles.Progress, className)}
    >
      <RadixProgress.Indicator style={{ inlineSize: `${percent ?? 100}%` }} className={styles.Bar} />
    </RadixProgress.Root>
  );
}
