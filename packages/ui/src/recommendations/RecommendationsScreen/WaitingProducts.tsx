import { Card } from '../../primitives/Card/Card.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import styles from './RecommendationsScreen.module.css';

const CARDS = [1, 2, 3, 4];

/** A skeleton of the page. */
export function WaitingProducts() {
  return (
    <Card>
      <output className={styles.Status}>
        <Loader className={styles.Loader} />
        Loading product recommendations…
      </output>
      <div className={styles.Cards}>
        {CARDS.map((number) => (
          <div key={number} className={styles.Card}>
            <Skeleton height="auto" className={styles.Picture} />
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
    </Card>
  );
}
