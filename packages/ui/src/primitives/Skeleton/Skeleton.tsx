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
 * A placeholder for content that is loading. Decorative: say once, nearby, what is loading. In HTML that the
 * server renders, use only the default size, because the content security policy blocks style attributes.
 *
 * **Do** give it the size of the content, so that nothing moves. **Don't** announce each one.
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
