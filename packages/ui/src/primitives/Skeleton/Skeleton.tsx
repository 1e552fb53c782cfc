import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** CSS length. Default the whole width. */
  width?: string;
  /** CSS length. Default one line of text. */
  height?: string;
}

/**
 * Where something will be. Decorative: say once, nearby, what is awaited. A page that arrives as HTML may hold it only in its
 * default size: no other style gets past the content security policy.
 *
 * **Do** give it the size of what comes, so that nothing moves. **Don't** announce each one.
 */
export function Skeleton({ width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      style={{ width, height, ...style }}
      className={classNames(styles.Skeleton, className)}
    />
  );
}
