import type {
  ConcernView,
  FindVerdict,
  PhotoReceiptView,
  Repeatability,
  ReportView,
  Sign,
  TrendsView,
} from '@daylit/contract';
import type { Loaded } from '../../lib/states.ts';
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
import { YouAsked, type YouAskedProps } from '../YouAsked/YouAsked.tsx';
import { FindingReasons } from './FindingReasons.tsx';
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
  /** Every sign over time, for the chart of what changed. Default none. */
  trends?: Loaded<TrendsView> | undefined;
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
  /** What was asked with the photo, with its answer. Default nothing. */
  asked?: Omit<YouAskedProps, 'scanId'> | undefined;
  /** The offer of a second photo, in the minutes after a first scan. Default none. */
  repeatability?: Repeatability | undefined;
  /** Opens the feedback form, with the report as its source. Absent for the sample report. */
  onSendFeedback?: (() => void) | undefined;
  /** Deletes the scan. Absent for the sample report. */
  onDelete?: (() => void) | undefined;
  /** Says that a find is wrong, or with null that it is right after all. Absent for the sample report. */
  onJudge?: ((find: { sign: Sign; verdict: FindVerdict | null }) => void) | undefined;
}

/** The sections of a report: those that have arrived, and the remaining ones. */
export function Report({
  report,
  isStopped,
  isWordsOnly = false,
  thumbnailUrl,
  comparedThumbnailUrl = null,
  trends,
  nextScanAt,
  isAnalysing = false,
  photo,
  photo_receipt,
  scanId,
  asked,
  repeatability,
  onSendFeedback,
  onDelete,
  onJudge,
}: ReportProps) {
  const selection = useConcernSelection();
  const condition_notes = arrived(report.condition_notes);
  const care_plan = arrived(report.care_plan);
  const measurements = report.condition_notes?.kind === 'notes' ? report.condition_notes.measurements : [];
  // What a person has to look at comes before everything else.
  const isUrgent = asked?.reply.answer.care != null;
  const judge = ({ sign }: ConcernView, verdict: FindVerdict | null) => {
    if (sign === null) return;
    // Its answer closes, and does not open again when the find is shown again.
    if (verdict) selection.onSelect();
    onJudge?.({ sign, verdict });
  };
  return (
    <div className={styles.Report}>
      <ReportRail report={report} isStopped={isStopped} />
      <div className={styles.Sections}>
        {asked && scanId !== undefined && isUrgent && <YouAsked {...asked} scanId={scanId} />}
        <ReportGlance
          photo_quality={arrived(report.photo_quality)}
          {...{ condition_notes, thumbnailUrl, isAnalysing, photo, selection, isWordsOnly, scanId }}
          onJudge={onJudge && judge}
        >
          {asked && scanId !== undefined && !isUrgent && <YouAsked {...asked} scanId={scanId} />}
        </ReportGlance>
        <Card id="skin-type" data-waiting={report.skin_type ? undefined : ''} className={styles.Facts}>
          <div className={styles.FactPair}>
            <SkinType skin_type={arrived(report.skin_type)} />
            <SkinSensitivity skin_sensitivity={report.skin_sensitivity} />
          </div>
          <FindingReasons skin_type={report.skin_type} skin_sensitivity={report.skin_sensitivity} />
        </Card>
        <ConditionReport
          {...{ condition_notes, selection, isWordsOnly }}
          onRestore={onJudge && ((concern) => judge(concern, null))}
        />
        <CarePlanSection care_plan={care_plan} />
        <ProgressSummary
          progress_summary={arrived(report.progress_summary)}
          photos={
            comparedThumbnailUrl !== null && thumbnailUrl !== null
              ? { before: comparedThumbnailUrl, now: thumbnailUrl }
              : undefined
          }
          {...{ measurements, trends, nextScanAt, repeatability, isWordsOnly }}
        />
        <RecommendedProducts
          product_needs={arrived(report.product_needs)}
          planned={care_plan.state === 'ready' ? planProducts(care_plan.value) : []}
          isLeftOut={care_plan.state === 'ready' && hasLeftOut(care_plan.value)}
        />
        {!nextStage(report) && (
          <ReportEnd {...{ measurements, photo_receipt, isWordsOnly, onSendFeedback, onDelete }} />
        )}
      </div>
    </div>
  );
}
