import { Card } from '../../primitives/Card/Card.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { Page } from '../../primitives/Page/Page.tsx';
import { CarePlanSection } from '../CarePlanSection/CarePlanSection.tsx';
import { ConditionReport } from '../ConditionReport/ConditionReport.tsx';
import { nextStage } from '../next-stage.ts';
import { PhotoQuality } from '../PhotoQuality/PhotoQuality.tsx';
import { ProgressSummary } from '../ProgressSummary/ProgressSummary.tsx';
import { QualityAdvice } from '../QualityAdvice/QualityAdvice.tsx';
import { RecommendedProducts } from '../RecommendedProducts/RecommendedProducts.tsx';
import type { PhotoReceipt, ReportStages } from '../report.ts';
import { ReportEnd } from '../ReportEnd/ReportEnd.tsx';
import { ReportProblem, type Problem } from '../ReportProblem/ReportProblem.tsx';
import { ReportRail } from '../ReportRail/ReportRail.tsx';
import { SkinSensitivity } from '../SkinSensitivity/SkinSensitivity.tsx';
import { SkinType } from '../SkinType/SkinType.tsx';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import styles from './ResultsScreen.module.css';

export interface ResultsScreenProps {
  /** What has arrived so far; an older report has all of it at once. */
  stages: ReportStages;
  /** When the scan was started, ISO 8601; undefined until it is known. */
  created_at?: string | undefined;
  /** Address of the scan's small photo; null until there is one. */
  thumbnailUrl: string | null;
  /** What became of the original photo; null or undefined says nothing about it. */
  photo_receipt?: PhotoReceipt | null | undefined;
  /** What keeps the report away, if anything does. Stages that have arrived stay on the page. */
  problem?: Problem | undefined;
  /** Asks again after a problem with the connection. */
  onRetry?: (() => void) | undefined;
  /** Opens the feedback form, with the report as its source. */
  onSendFeedback: () => void;
}

/** A skin report: while its stages arrive, when it is complete, and when it cannot be. */
export function ResultsScreen({ stages, created_at, problem, onRetry, ...report }: ResultsScreenProps) {
  const isUnreadable = stages.photo_quality?.status === 'fail';
  const hasStages = Object.values(stages).some((stage) => stage !== undefined);
  return (
    <Page>
      <header className={styles.Header}>
        <div>
          {created_at !== undefined && <p className={styles.Date}>{formatDate(created_at)}</p>}
          <h1 className={styles.Title}>Your skin report</h1>
        </div>
        {problem && <ReportProblem problem={problem} onRetry={onRetry} />}
        {!problem && !isUnreadable && <StatusLine stages={stages} />}
      </header>
      {isUnreadable ? (
        <div className={styles.Unreadable}>
          <PhotoQuality photo_quality={stages.photo_quality} thumbnailUrl={report.thumbnailUrl} />
          <QualityAdvice />
        </div>
      ) : (
        (!problem || hasStages) && <Report stages={stages} isStopped={problem !== undefined} {...report} />
      )}
    </Page>
  );
}

interface ReportProps extends Pick<
  ResultsScreenProps,
  'stages' | 'thumbnailUrl' | 'photo_receipt' | 'onSendFeedback'
> {
  /** No further stage is on its way. */
  isStopped: boolean;
}

function Report({ stages, isStopped, thumbnailUrl, photo_receipt, onSendFeedback }: ReportProps) {
  return (
    <div className={styles.Report}>
      <ReportRail stages={stages} isStopped={isStopped} />
      <div className={styles.Sections}>
        <div className={styles.Top}>
          <PhotoQuality photo_quality={stages.photo_quality} thumbnailUrl={thumbnailUrl} />
          <Card id="skin-type" data-waiting={stages.skin_type ? undefined : ''} className={styles.Facts}>
            <div className={styles.FactPair}>
              <SkinType skin_type={stages.skin_type} />
              <SkinSensitivity skin_sensitivity={stages.skin_sensitivity} />
            </div>
          </Card>
        </div>
        <ConditionReport condition_notes={stages.condition_notes} />
        <CarePlanSection care_plan={stages.care_plan} />
        <ProgressSummary progress_summary={stages.progress_summary} />
        <RecommendedProducts product_needs={stages.product_needs} />
        {!nextStage(stages) && <ReportEnd photo_receipt={photo_receipt} onSendFeedback={onSendFeedback} />}
      </div>
    </div>
  );
}
