import { type ReactNode, type Ref, useId } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import styles from './SectionCard.module.css';

export interface SectionCardProps {
  /** The section's title, an h2. */
  title: string;
  /** The target of links to the section. It is of the title, which takes the focus. Default none. */
  id?: string;
  /** Beside the title: a tag that says whether a setting is on, or a few words in secondary text. */
  aside?: ReactNode;
  /** A sentence below the content, in small muted text. */
  note?: string;
  /** Ref of the title. It takes the focus when the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Content, 16 px below the title. */
  children: Elements;
}

/** A section of a page: a card with its title. */
export function SectionCard({ title, id, aside, note, titleRef, children }: SectionCardProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <Card aria-labelledby={titleId}>
      <div className={styles.Stack}>
        <div className={styles.Head}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.Title}>
            {title}
          </h2>
          {aside !== undefined && <span className={styles.Aside}>{aside}</span>}
        </div>
        {children}
        {note !== undefined && <p className={styles.Note}>{note}</p>}
      </div>
    </Card>
  );
}
