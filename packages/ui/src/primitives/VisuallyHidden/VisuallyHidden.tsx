import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.VisuallyHidden, className)} />;
}
