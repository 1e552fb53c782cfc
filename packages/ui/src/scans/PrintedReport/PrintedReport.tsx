import type { ReportView } from '@daylit/contract';
import { FirstSheet } from './FirstSheet.tsx';
import { PrintHead } from './PrintHead.tsx';
import styles from './PrintedReport.module.css';
import { SecondSheet } from './SecondSheet.tsx';

export interface PrintedReportProps {
  /** A complete report. */
  report: ReportView;
  /** The member's name; undefined leaves it out. */
  username: string | undefined;
  /** When the photo was sent, ISO 8601. */
  created_at: string;
  /** Null leaves the photo out. */
  thumbnailUrl: string | null;
  /** Words instead of numbers. Default false. */
  isWordsOnly?: boolean;
}

/**
 * A report on two sheets of A4, for a dermatologist or to keep: the findings, then what to do. The page
 * margins hold the disclaimer and the numbers of the sheets. Render it only while the page is printed.
 */
export function PrintedReport({ username, created_at, ...report }: PrintedReportProps) {
  return (
    <div className={styles.PrintedReport}>
      <section className={styles.Sheet}>
        <PrintHead username={username} created_at={created_at} />
        <FirstSheet {...report} />
      </section>
      <section className={styles.Sheet}>
        <PrintHead username={username} created_at={created_at} />
        <SecondSheet report={report.report} />
      </section>
    </div>
  );
}
