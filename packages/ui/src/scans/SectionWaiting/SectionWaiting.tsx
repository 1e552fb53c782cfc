import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import styles from './SectionWaiting.module.css';

export interface SectionWaitingProps {
  /** The id of the section that will replace it, so that links to it work early. */
  id: string;
  /** The title of that section. */
  title: string;
  /** Height in px of content other than text. Default 0. */
  pictureHeight?: number;
}

/** A skeleton of a section. Hidden from screen readers: the status line says what is next. */
export function SectionWaiting({ id, title, pictureHeight = 0 }: SectionWaitingProps) {
  return (
    <Card id={id} aria-hidden="true" className={styles.SectionWaiting}>
      <div className={styles.Body}>
        <p className={styles.Title}>{title}</p>
        <Skeleton width="86%" height="14px" />
        <Skeleton width="64%" height="14px" />
        {pictureHeight > 0 && <Skeleton height={`${pictureHeight}px`} />}
      </div>
    </Card>
  );
}
