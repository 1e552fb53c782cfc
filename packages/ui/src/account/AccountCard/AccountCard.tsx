import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import area from '../account.module.css';
import styles from './AccountCard.module.css';

export interface AccountCardProps {
  /** The section's h2. */
  title: string;
  /** Beside the title: whether it is on. */
  tag?: ReactNode;
  /** The title, to give it the focus when what had it has gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Stands below the title, 16 px apart. */
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
