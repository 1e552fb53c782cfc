import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { allowanceRows } from '../allowances.ts';
import { FactList } from '../FactList/FactList.tsx';
import styles from './BillingTab.module.css';

const NOTHING_YET = allowanceRows('free').map(({ name }) => ({ name, value: undefined }));

/** A skeleton of the tab while the subscription is loading. */
export function BillingWaiting() {
  return (
    <div className={styles.BillingTab}>
      <Card aria-busy="true">
        <p className={styles.Label}>Current plan</p>
        <p className={styles.Plan}>
          <VisuallyHidden>Loading...</VisuallyHidden>
          <Skeleton width="6rem" />
        </p>
        <p className={styles.Renewal}>
          <Skeleton width="14rem" />
        </p>
        <FactList facts={NOTHING_YET} />
      </Card>
      <div className={styles.Aside}>
        <Card className={styles.Side}>
          <Skeleton width="50%" height="1.5rem" />
          <Skeleton height="3rem" />
        </Card>
      </div>
    </div>
  );
}
