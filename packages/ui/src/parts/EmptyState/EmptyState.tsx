import type { ComponentProps, ReactNode } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One sentence: what would be here. */
  title: ReactNode;
  /**
   * A decorative drawing above it: a `ProductShelf`, or a `ProductArt` with a disc. 104 px wide unless it
   * sets a width.
   */
  art?: ReactNode;
  /** At most one link or button below it. */
  action?: Elements;
  children?: Elements;
}

/**
 * Replaces content that does not exist yet.
 *
 * **Do** say what would be here and offer the one step that fills it. **Don't** use it for a failure: that is
 * a `LoadProblem`.
 */
export function EmptyState({ title, art, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(styles.EmptyState, className)}>
      {art !== undefined && <div className={styles.Art}>{art}</div>}
      <p className={styles.Title}>{title}</p>
      {children}
      {action}
    </div>
  );
}
