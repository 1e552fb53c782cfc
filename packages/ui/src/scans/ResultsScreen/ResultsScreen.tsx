import { Card } from '../../primitives/Card/Card.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { Page } from '../../primitives/Page/Page.tsx';
import { arrived } from '../arrived.ts';
import { PhotoQuality } from '../PhotoQuality/PhotoQuality.tsx';
import { QualityAdvice } from '../QualityAdvice/QualityAdvice.tsx';
import { ReportProblem, type Problem } from '../ReportProblem/ReportProblem.tsx';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import { PrintedReport } from '../PrintedReport/PrintedReport.tsx';
import { useIsPrinting } from '../PrintedReport/use-is-printing.ts';
import { nextStage } from '../next-stage.ts';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { Report, type ReportProps } from './Report.tsx';
import styles from './ResultsScreen.module.css';

export interface ResultsScreenProps extends Omit<ReportProps, 'isStopped'> {
  /** The member's name, for paper. */
  username?: string | undefined;
  /** When the scan was started, ISO 8601; undefined until it is known. */
  created_at?: string | undefined;
  /** Place of the scan among those that wait, from 1; null once its analysis has begun. Default null. */
  place?: number | null;
  /**
   * Why the report is missing or incomplete, if there is a reason. Stages that have arrived stay on the page.
   */
  problem?: Problem | undefined;
  /** Loads again after a connection problem. */
  onRetry?: (() => void) | undefined;
}

/** A skin report: while its stages arrive, when it is complete, and when it failed. */
export function ResultsScreen({
  report,
  username,
  created_at,
  place = null,
  problem,
  onRetry,
  ...rest
}: ResultsScreenProps) {
  const isUnreadable = report.photo_quality?.status === 'fail';
  const hasStages = Object.keys(report).length > 0;
  const isPrinting = useIsPrinting();
  const isComplete = !isUnreadable && hasStages && !nextStage(report);
  return (
    <Page>
      {isPrinting && isComplete && created_at !== undefined && (
        <PrintedReport
          report={report}
          username={username}
          created_at={created_at}
          thumbnailUrl={rest.thumbnailUrl}
          isWordsOnly={rest.isWordsOnly ?? false}
        />
      )}
      <div className={styles.Screen}>
        <header className={styles.Header}>
          <div>
            {created_at !== undefined && <p className={styles.Date}>{formatDate(created_at)}</p>}
            <h1 className={styles.Title}>Your skin report</h1>
          </div>
          {problem && <ReportProblem problem={problem} onRetry={onRetry} />}
          {!problem && !isUnreadable && <StatusLine report={report} place={place} />}
        </header>
        {isUnreadable ? (
          <div className={styles.Unreadable}>
            <Card>
              <div className={styles.Refused}>
                <Thumbnail src={rest.thumbnailUrl} alt="Thumbnail of this scan" />
                <PhotoQuality photo_quality={arrived(report.photo_quality)} />
              </div>
            </Card>
            <QualityAdvice />
          </div>
        ) : (
          (!problem || hasStages) && <Report report={report} isStopped={problem !== undefined} {...rest} />
        )}
      </div>
    </Page>
  );
}
