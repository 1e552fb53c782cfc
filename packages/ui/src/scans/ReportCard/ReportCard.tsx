import { useId, type ReactNode } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import styles from './ReportCard.module.css';

export interface ReportCardProps {
  /** Target of the links beside the report. */
  id: string;
  /** The section's heading, fixed by the specification. */
  title: string;
  /** What was found, in the order of reading. */
  children: ReactNode;
}

/** A section of the report that has arrived: its title and what was found. */
export function ReportCard({ id, title, children }: ReportCardProps) {
  const titleId = useId();
  return (
    <Card id={id} aria-labelledby={titleId} className={styles.ReportCard}>
      <div className={styles.Body}>
        <h2 id={titleId} className={styles.Title}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  );
}
