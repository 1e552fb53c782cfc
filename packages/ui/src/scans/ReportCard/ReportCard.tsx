import { useId } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import styles from './ReportCard.module.css';

export interface ReportCardProps {
  /** The target of the links beside the report. */
  id: string;
  /** The section's heading, as specified. */
  title: string;
  /** The findings, in reading order. */
  children: Elements;
}

/** A section of the report: its title and its findings. */
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
