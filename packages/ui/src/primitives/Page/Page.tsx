import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ComponentProps, ReactNode } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { classNames } from '../../lib/class-names.ts';
import { Link } from '../Link/Link.tsx';
import styles from './Page.module.css';

export interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's one h1. */
  title?: ReactNode;
  /** One line in secondary text below the title: a date, a skin type. */
  caption?: ReactNode;
  /** The page above this one, as a link before the title. */
  parent?: { href: string; title: string };
  /** Buttons for the whole page: beside the title, below it on phones. */
  actions?: ReactNode;
  /** Largest content width: 1120, 920, 840, 680 or 480 px. Default `content`. */
  width?: 'content' | 'cards' | 'list' | 'reading' | 'form';
  children?: Elements;
}

/** The column of every page: gutters, largest width, space above and below, and the title. */
export function Page({
  title,
  caption,
  parent,
  actions,
  width = 'content',
  className,
  children,
  ...rest
}: PageProps) {
  return (
    <div {...rest} data-width={width} className={classNames(styles.Page, className)}>
      {(title != null || parent) && (
        <header className={styles.Head}>
          {parent && (
            <Link href={parent.href} variant="block" className={styles.Parent}>
              <ChevronLeft size={20} />
              <span>{parent.title}</span>
            </Link>
          )}
          {title != null && <h1 className={styles.Title}>{title}</h1>}
          {caption != null && <p className={styles.Caption}>{caption}</p>}
          {actions != null && <div className={styles.Actions}>{actions}</div>}
        </header>
      )}
      {children}
    </div>
  );
}
