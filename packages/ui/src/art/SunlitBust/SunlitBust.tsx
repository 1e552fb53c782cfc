import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './SunlitBust.module.css';

export type SunlitBustProps = Omit<ComponentProps<'span'>, 'children'>;

/**
 * The bust with the sun and a scan line, for the home page: over the head by day, behind it by night. One
 * drawing, so that all of it appears at once. As wide as its container, with the ratio 2360:3100.
 */
export function SunlitBust({ className, ...rest }: SunlitBustProps) {
  return <span {...rest} aria-hidden="true" className={classNames(styles.SunlitBust, className)} />;
}
