import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import styles from './FactList.module.css';

export interface FactListProps {
  /** A name and its figure per row. The names are different. A value that is undefined has not arrived yet. */
  facts: readonly { name: string; value: string | undefined }[];
}

/** Figures with their names, one per line: what a plan gives, what a change costs. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.Fact}>
          <dt className={styles.Name}>{name}</dt>
          <dd className={styles.Value}>{value ?? <Skeleton width="5rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}
