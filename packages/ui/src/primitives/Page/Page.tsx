import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Page.module.css';

export interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's one h1. */
  title?: ReactNode;
  /** A quiet line below it: a date, a skin type. */
  caption?: ReactNode;
  /** At most 1120, 920, 840, 680 or 480 px of content. Default `content`. */
  width?: 'content' | 'cards' | 'list' | 'reading' | 'form';
}

/** The column that every page stands in: gutters, largest width, room above and below, and the title. */
export function Page({ title, caption, width = 'content', className, children, ...rest }: PageProps) {
  return (
    <div {...rest} data-width={width} className={classNames(styles.Page, className)}>
      {title != null && (
        <header className={styles.Head}>
          <h1 className={styles.Title}>{title}</h1>
          {caption != null && <p className={styles.Caption}>{caption}</p>}
        </header>
      )}
      {children}
    </div>
  );
}
