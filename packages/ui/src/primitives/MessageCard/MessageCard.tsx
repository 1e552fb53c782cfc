import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { classNames } from '../class-names.ts';
import styles from './MessageCard.module.css';

export interface MessageCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** 28 px, in a circle above the title. Decorative. */
  icon: ReactNode;
  /** Colour of the circle. `success` for what is done. Default `brand`. */
  tone?: 'brand' | 'success';
  /** The page's title. */
  title: string;
  /** One sentence, then at most one primary action. */
  children: ReactNode;
}

/** A page that says one thing: a card in the middle, with one thing to do. */
export function MessageCard({ icon, tone = 'brand', title, className, children, ...rest }: MessageCardProps) {
  return (
    <div {...rest} className={classNames(styles.MessageCard, className)}>
      <Card className={styles.Card}>
        <span aria-hidden="true" data-tone={tone} className={styles.Icon}>
          {icon}
        </span>
        <h1 className={styles.Title}>{title}</h1>
        {children}
      </Card>
    </div>
  );
}
