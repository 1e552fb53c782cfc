import { classNames } from '../../lib/class-names.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import tile from '../ScanTile/ScanTile.module.css';
import styles from './TimelineScreen.module.css';

const TILES = [1, 2, 3];

/** A skeleton of the timeline: tiles of the usual size. */
export function WaitingTiles() {
  return (
    <>
      <output>
        <VisuallyHidden>Loading...</VisuallyHidden>
      </output>
      <div className={classNames(styles.List, styles.Scans)}>
        {TILES.map((number) => (
          <div key={number} className={styles.Row}>
            <div className={styles.Rail} />
            <Card padding="none">
              <div className={tile.ScanTile}>
                <Skeleton height="auto" className={styles.WaitingPicture} />
                <div className={tile.Head}>
                  <Skeleton width="40%" />
                  <Skeleton width="60%" height="1.5em" />
                  <Skeleton />
                  <Skeleton width="80%" />
                </div>
              </div>
            </Card>
          </div>
        ))}
      </div>
    </>
  );
}
