import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './VisuallyHidden.module.css';

/** Words that are heard and not seen. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.VisuallyHidden, className)} />;
}
