import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Sun.module.css';

export type SunProps = Omit<ComponentProps<'span'>, 'children'>;

/**
 * A flat disc behind the upper left of the head, 0.45 of the head's width. Its container sets size and
 * position. Only for the hero, beside sign-in forms and in the waiting state.
 */
export function Sun({ className, ...rest }: SunProps) {
  return <span {...rest} aria-hidden="true" className={classNames(styles.Sun, className)} />;
}
