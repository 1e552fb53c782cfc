import type { ReactNode } from 'react';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import styles from './WideTile.module.css';

export interface WideTileProps {
  /** A path of the app. */
  href: string;
  /** One or two words beside the icon. */
  title: string;
  /** 17 px. */
  icon: ReactNode;
  /** What is true today, in large type: about five words. */
  line: string;
  tone: 'morning' | 'night' | 'calmer' | 'more' | 'plain';
  /** Decorative, below the line. Default none. */
  art?: ReactNode;
}

/**
 * A link to what matters first today, with one true line in large type.
 *
 * **Do** use it for two tiles of a page at most. **Don't** count anybody's days.
 */
export function WideTile({ href, title, icon, line, tone, art }: WideTileProps) {
  return (
    <Anchor href={href} data-tone={tone} className={styles.WideTile}>
      <span className={styles.Head}>
        <span aria-hidden="true" className={styles.Icon}>
          {icon}
        </span>
        <span className={styles.Title}>{title}</span>
      </span>
      <span className={styles.Line}>{line}</span>
      {art != null && (
        <span aria-hidden="true" className={styles.Art}>
          {art}
        </span>
      )}
    </Anchor>
  );
}
