import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import area from '../account.module.css';
import styles from './AccountCard.module.css';

export interface AccountCardProps {
  /** The section's title, an h2. */
  title: string;
  /** A tag beside the title, which says whether a setting is on. */
  tag?: ReactNode;
  /** Ref of the title. It takes the focus when the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Content, 16 px below the title. */
  children: ReactNode;
}

/** A section of the account tab: a card with its title. */
export function AccountCard({ title, tag, titleRef, children }: AccountCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={area.Stack}>
        <div className={styles.Head}>
          <h2 id={id} ref={titleRef} tabIndex={-1} className={styles.Title}>
            {title}
          </h2>
          {tag}
        </div>
        {children}
      </div>
    </Card>
  );
}
