import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './TipList.module.css';

export interface Tip {
  /** 20 px. */
  icon: ReactNode;
  /** A few words. */
  text: string;
}

export interface TipListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In reading order, each with its own icon. */
  tips: readonly Tip[];
}

/** Short advice, each with its icon. */
export function TipList({ tips, className, ...rest }: TipListProps) {
  return (
    <ul {...rest} className={classNames(styles.TipList, className)}>
      {tips.map((tip) => (
        <li key={tip.text} className={styles.Tip}>
          <span className={styles.Icon}>{tip.icon}</span>
          <span className={styles.Text}>{tip.text}</span>
        </li>
      ))}
    </ul>
  );
}
