import type { PhotoReceiptView, ReportView } from '@daylit/contract';
import { Card } from '../../primitives/Card/Card.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { Page } from '../../primitives/Page/Page.tsx';
import { arrived } from '../arrived.ts';
import { CarePlanSection } from '../CarePlanSection/CarePlanSection.tsx';
import { ConditionReport } from '../ConditionReport/ConditionReport.tsx';
import { nextStage } from '../next-stage.ts';
import { PhotoQuality } from '../PhotoQuality/PhotoQuality.tsx';
import { ProgressSummary } from '../ProgressSummary/ProgressSummary.tsx';
import { QualityAdvice } from '../QualityAdvice/QualityAdvice.tsx';
import { RecommendedProducts } from '../RecommendedProducts/RecommendedProducts.tsx';
import { ReportEnd } from '../ReportEnd/ReportEnd.tsx';
import { ReportProblem, type Problem } from '../ReportProblem/ReportProblem.tsx';
import { ReportRail } from '../ReportRail/ReportRail.tsx';
import { SkinSensitivity } from '../SkinSensitivity/SkinSensitivity.tsx';
import { SkinType } from '../SkinType/SkinType.tsx';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import styles from './ResultsScreen.module.css';

export interface ResultsScreenProps {
  /** The stages that have arrived; an older report has all of them at once. */
  report: ReportView;
  /** When the scan was started, ISO 8601; undefined until it is known. */
  created_at?: string | undefined;
  /** URL of the scan's thumbnail; null until there is one. */
  thumbnailUrl: string | null;
  /** URL of the thumbnail of the scan that this one cannot be compared with. Default none. */
  comparedThumbnailUrl?: string | null;
  /** The receipt for the original photo; null shows nothing about it. */
  photo_receipt: PhotoReceiptView | null;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean;
  /**
   * Why the report is missing or incomplete, if there is a reason. Stages that have arrived stay on the page.
   */
  problem?: Problem | undefined;
  /** Loads again after a connection problem. */
  onRetry?: (() => void) | undefined;
  /** Opens the feedback form, with the report as its source. */
  onSendFeedback: () => void;
}

/** A skin report: while its stages arrive, when it is complete, and when it failed. */
export function ResultsScreen({ report, created_at, problem, onRetry, ...rest }: ResultsScreenProps) {
  const isUnreadable = report.photo_quality?.status === 'fail';
  const hasStages = Object.keys(report).length > 0;
  return (
    <Page>
      <header className={styles.Header}>
        <div>
          {created_at !== undefined && <p className={styles.Date}>{formatDate(created_at)}</p>}
          <h1 className={styles.Title}>Your skin report</h1>
        </div>
        {problem && <ReportProblem problem={problem} onRetry={onRetry} />}
        {!problem && !isUnreadable && <StatusLine report={report} />}
      </header>
      {isUnreadable ? (
        <div className={styles.Unreadable}>
          <PhotoQuality photo_quality={arrived(report.photo_quality)} thumbnailUrl={rest.thumbnailUrl} />
          <QualityAdvice />
        </div>
      ) : (
        (!problem || hasStages) && <Report report={report} isStopped={problem !== undefined} {...rest} />
      )}
    </Page>
  );
}

interface ReportProps extends Pick<
  ResultsScreenProps,
  'report' | 'isWordsOnly' | 'thumbnailUrl' | 'comparedThumbnailUrl' | 'photo_receipt' | 'onSendFeedback'
> {
  /** No further stage will arrive. */
  isStopped: boolean;
}

function Report({
  report,
  isStopped,
  isWordsOnly = false,
  thumbnailUrl,
  comparedThumbnailUrl,
  photo_receipt,
  onSendFeedback,
}: ReportProps) {
  return (
    <div className={styles.Report}>
      <ReportRail report={report} isStopped={isStopped} />
      <div className={styles.Sections}>
        <div className={styles.Top}>
          <PhotoQuality photo_quality={arrived(report.photo_quality)} thumbnailUrl={thumbnailUrl} />
          <Card id="skin-type" data-waiting={report.skin_type ? undefined : ''} className={styles.Facts}>
            <div className={styles.FactPair}>
              <SkinType skin_type={arrived(report.skin_type)} />
              <SkinSensitivity skin_sensitivity={report.skin_sensitivity} />
            </div>
          </Card>
        </div>
        <ConditionReport
          condition_notes={arrived(report.condition_notes)}
          thumbnailUrl={thumbnailUrl}
          isWordsOnly={isWordsOnly}
        />
        <CarePlanSection care_plan={arrived(report.care_plan)} />
        <ProgressSummary
          progress_summary={arrived(report.progress_summary)}
          measurements={
            report.condition_notes?.kind === 'notes' ? report.condition_notes.measurements : undefined
          }
          photos={
            comparedThumbnailUrl != null && thumbnailUrl !== null
              ? { before: comparedThumbnailUrl, now: thumbnailUrl }
              : undefined
          }
          isWordsOnly={isWordsOnly}
        />
        <RecommendedProducts product_needs={arrived(report.product_needs)} />
        {!nextStage(report) && <ReportEnd photo_receipt={photo_receipt} onSendFeedback={onSendFeedback} />}
      </div>
    </div>
  );
}
