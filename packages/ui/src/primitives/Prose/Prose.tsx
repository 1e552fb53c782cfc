import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Prose.module.css';

/** A long text: h2, h3, p and ul in a column of 680 px. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.Prose, className)} />;
}
