import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './FaceOval.module.css';

export interface FaceOvalProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** `closed` draws a line instead of dots when the face is in the right position. Default `dotted`. */
  line?: 'dotted' | 'closed';
}

/** Where a face should be in a 4:5 photo. Covers its container, which must be positioned. Decorative. */
export function FaceOval({ line = 'dotted', className, ...rest }: FaceOvalProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      viewBox="0 0 320 400"
      data-line={line}
      className={classNames(styles.FaceOval, className)}
    >
      <ellipse cx="160" cy="182" rx="104" ry="142" className={styles.Shade} />
      <ellipse cx="160" cy="182" rx="104" ry="142" />
    </svg>
  );
}
