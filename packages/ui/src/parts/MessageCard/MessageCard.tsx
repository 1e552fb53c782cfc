import type { ComponentProps, ReactNode } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { classNames } from '../../lib/class-names.ts';
import styles from './MessageCard.module.css';

export interface MessageCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** 28 px, in a circle above the title. Decorative. */
  icon: ReactNode;
  /**
   * Colour of the circle: `success`; `danger` for failure, which also colours the message. Default `brand`.
   */
  tone?: 'brand' | 'success' | 'danger';
  /** The page's title. */
  title: string;
  /** One or two sentences. Announced when they change, so that screen readers report the result. */
  message?: ReactNode;
  /** Content below the message, with at most one primary action. */
  children?: Elements;
}

/**
 * A page with a single message: a card in the middle with one action.
 *
 * **Do** keep one card through all states of a page and change its `message`; a new card would not be
 * announced.
 */
export function MessageCard({
  icon,
  tone = 'brand',
  title,
  message,
  className,
  children,
  ...rest
}: MessageCardProps) {
  return (
    <div {...rest} className={classNames(styles.MessageCard, className)}>
      <Card className={styles.Card}>
        <span aria-hidden="true" data-tone={tone} className={styles.Icon}>
          {icon}
        </span>
        <h1 className={styles.Title}>{title}</h1>
        {message != null && (
          <p aria-live="polite" data-tone={tone} className={styles.Message}>
            {message}
          </p>
        )}
        {children}
      </Card>
    </div>
  );
}
