import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import styles from './FactList.module.css';

export interface FactListProps {
  /** One row per fact. Names are unique. An undefined value is still loading. */
  facts: readonly { name: string; value: string | undefined }[];
}

/** Facts with their names, one per line: a plan's allowances, the cost of a change. */
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
