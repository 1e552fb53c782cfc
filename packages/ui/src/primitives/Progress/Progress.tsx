import * as RadixProgress from '@radix-ui/react-progress';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is in progress, for screen readers. */
  label: string;
  /** The share that is done, 0 to 1. Absent when it is unknown: then the bar pulses. */
  value?: number | undefined;
}

/**
 * The progress of something that takes longer than a moment.
 *
 * **Do** say beside it what is running. **Don't** show it for less than a second; a busy button is enough.
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
