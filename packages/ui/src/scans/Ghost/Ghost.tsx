import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import styles from './Ghost.module.css';

export interface GhostProps {
  /** That of the section which will stand here, so that a link to it works early. */
  id: string;
  /** The section's own title. */
  title: string;
  /** Px of what will be more than text. Default 0. */
  pictureHeight?: number;
}

/** Where a section will be. Silent: the status line says what is awaited. */
export function Ghost({ id, title, pictureHeight = 0 }: GhostProps) {
  return (
    <Card id={id} aria-hidden="true" className={styles.Ghost}>
      <div className={styles.Body}>
        <p className={styles.Title}>{title}</p>
        <Skeleton width="86%" height="14px" />
        <Skeleton width="64%" height="14px" />
        {pictureHeight > 0 && <Skeleton height={`${pictureHeight}px`} />}
      </div>
    </Card>
  );
}
