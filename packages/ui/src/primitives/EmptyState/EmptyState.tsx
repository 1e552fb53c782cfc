import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One sentence: what would be here. */
  title: ReactNode;
  /** A drawing above it, decorative. */
  art?: ReactNode;
  /** At most one link or button below it. */
  action?: ReactNode;
}

/** Nothing here yet, said kindly. */
export function EmptyState({ title, art, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(styles.EmptyState, className)}>
      {art}
      <p className={styles.Title}>{title}</p>
      {children}
      {action}
    </div>
  );
}
