import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import styles from './SectionCard.module.css';

export interface SectionCardProps {
  /** The section's h2. */
  title: string;
  /** Beside the title: a tag that says whether it is on, or a few quiet words. */
  aside?: ReactNode;
  /** The title, to give it the focus when what had it has gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Stands below the title, 16 px apart. */
  children: ReactNode;
}

/** A section of a page: a card with its title. */
export function SectionCard({ title, aside, titleRef, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={styles.Stack}>
        <div className={styles.Head}>
          <h2 id={id} ref={titleRef} tabIndex={-1} className={styles.Title}>
            {title}
          </h2>
          {aside !== undefined && <span className={styles.Aside}>{aside}</span>}
        </div>
        {children}
      </div>
    </Card>
  );
}
