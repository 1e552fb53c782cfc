import type { PhotoReceiptView, Repeatability, ReportView } from '@daylit/contract';
import { Card } from '../../primitives/Card/Card.tsx';
import { arrived } from '../arrived.ts';
import { CarePlanSection } from '../CarePlanSection/CarePlanSection.tsx';
import { hasLeftOut, planProducts } from '../CarePlanSection/plan-groups.ts';
import { ConditionReport } from '../ConditionReport/ConditionReport.tsx';
import { nextStage } from '../next-stage.ts';
import { ProgressSummary } from '../ProgressSummary/ProgressSummary.tsx';
import { RecommendedProducts } from '../RecommendedProducts/RecommendedProducts.tsx';
import { ReportEnd } from '../ReportEnd/ReportEnd.tsx';
import { ReportGlance } from '../ReportGlance/ReportGlance.tsx';
import { ReportRail } from '../ReportRail/ReportRail.tsx';
import { SkinSensitivity } from '../SkinSensitivity/SkinSensitivity.tsx';
import { SkinType } from '../SkinType/SkinType.tsx';
import { useConcernSelection } from '../use-concern-selection.ts';
import styles from './Report.module.css';

export interface ReportProps {
  /** The stages that have arrived; an older report has all of them at once. */
  report: ReportView;
  /** No further stage will arrive. */
  isStopped: boolean;
  /** URL of the scan's thumbnail; null until there is one. */
  thumbnailUrl: string | null;
  /** URL of the thumbnail of the scan that this one cannot be compared with. Default none. */
  comparedThumbnailUrl?: string | null;
  /** When the plan allows the next scan, ISO 8601; undefined while it allows one now. */
  nextScanAt?: string | undefined;
  /** The scan is still being analysed, and its thumbnail does not exist yet. Default false. */
  isAnalysing?: boolean;
  /** The photo as it was sent, shown while it is analysed; undefined after a reload. */
  photo?: Blob | undefined;
  /** The receipt for the original photo; null shows nothing about it. */
  photo_receipt: PhotoReceiptView | null;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean;
  /** The scan of the report, if its member can ask about it in the chat. Default none. */
  scanId?: number | undefined;
  /** The offer of a second photo, in the minutes after a first scan. Default none. */
  repeatability?: Repeatability | undefined;
  /** Opens the feedback form, with the report as its source. Absent for the sample report. */
  onSendFeedback?: (() => void) | undefined;
}

/** The sections of a report: those that have arrived, and the remaining ones. */
export function Report({
  report,
  isStopped,
  isWordsOnly = false,
  thumbnailUrl,
  comparedThumbnailUrl = null,
  nextScanAt,
  isAnalysing = false,
  photo,
  photo_receipt,
  scanId,
  repeatability,
  onSendFeedback,
}: ReportProps) {
  const selection = useConcernSelection();
  const condition_notes = arrived(report.condition_notes);
  const care_plan = arrived(report.care_plan);
  const measurements = report.condition_notes?.kind === 'notes' ? report.condition_notes.measurements : [];
  return (
    <div className={styles.Report}>
      <ReportRail report={report} isStopped={isStopped} />
      <div className={styles.Sections}>
        <ReportGlance
          photo_quality={arrived(report.photo_quality)}
          {...{ condition_notes, care_plan, thumbnailUrl, isAnalysing, photo, selection, isWordsOnly }}
        />
        <Card id="skin-type" data-waiting={report.skin_type ? undefined : ''} className={styles.Facts}>
          <div className={styles.FactPair}>
            <SkinType skin_type={arrived(report.skin_type)} />
            <SkinSensitivity skin_sensitivity={report.skin_sensitivity} />
          </div>
        </Card>
        <ConditionReport {...{ condition_notes, selection, isWordsOnly, scanId }} />
        <CarePlanSection care_plan={care_plan} />
        <ProgressSummary
          progress_summary={arrived(report.progress_summary)}
          photos={
            comparedThumbnailUrl !== null && thumbnailUrl !== null
              ? { before: comparedThumbnailUrl, now: thumbnailUrl }
              : undefined
          }
          {...{ measurements, nextScanAt, repeatability, isWordsOnly }}
        />
        <RecommendedProducts
          product_needs={arrived(report.product_needs)}
          isLeftOut={care_plan.state === 'ready' && hasLeftOut(care_plan.value)}
          isSampleExplained={
            care_plan.state === 'ready' && planProducts(care_plan.value).some(({ is_sample }) => is_sample)
          }
        />
        {!nextStage(report) && (
          <ReportEnd {...{ measurements, photo_receipt, isWordsOnly, onSendFeedback }} />
        )}
      </div>
    </div>
  );
}
