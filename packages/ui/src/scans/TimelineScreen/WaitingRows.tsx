import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './TimelineScreen.module.css';

const ROWS = [1, 2, 3];

/** A skeleton of the timeline: the change card, and rows of the usual size. */
export function WaitingRows() {
  return (
    <>
      <output>
        <VisuallyHidden>Loading...</VisuallyHidden>
      </output>
      <div className={styles.Screen}>
        <Skeleton height="24rem" className={styles.WaitingCard} />
        <Card padding="none">
          <div className={styles.Rows}>
            {ROWS.map((number) => (
              <div key={number} className={styles.WaitingRow}>
                <Skeleton height="90px" />
                <div className={styles.WaitingWords}>
                  <Skeleton width="40%" />
                  <Skeleton />
                  <Skeleton width="60%" />
                </div>
              </div>
            ))}
          </div>
        </Card>
      </div>
    </>
  );
}
