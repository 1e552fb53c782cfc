import { Loader } from '../../primitives/Loader/Loader.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import styles from './PlanWaiting.module.css';

/** A skeleton of the page. */
export function PlanWaiting() {
  return (
    <div className={styles.PlanWaiting}>
      <output className={styles.Words}>
        <Loader className={styles.Loader} />
        Loading...
      </output>
      <div className={styles.Lists}>
        <Skeleton height="120px" className={styles.Block} />
        <Skeleton height="120px" className={styles.Block} />
      </div>
      <Skeleton height="320px" className={styles.Block} />
    </div>
  );
}
