import type { ReportView } from '@daylit/contract';
import Clock from 'lucide-react/icons/clock';
import { Page } from '../../primitives/Page/Page.tsx';
import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import { queueText, REPORT_SECTIONS } from '../next-stage.ts';
import { ReportProblem } from '../ReportProblem/ReportProblem.tsx';
import { StageList } from '../StageList/StageList.tsx';
import { WaitingFace } from '../WaitingFace/WaitingFace.tsx';
import { ANALYSING_MESSAGES } from './analysing-messages.ts';
import styles from './AnalysingScreen.module.css';

export type AnalysingScreenProps =
  | {
      /** The analysis is in progress. */
      status: 'running';
      /** How many times ten seconds have passed. */
      tens: number;
      /** The stages that have arrived. */
      report: ReportView;
      /** Place of the scan among those that wait, from 1; null once its analysis has begun. Default null. */
      place?: number | null;
      /** The photo as it was sent; undefined after a reload. */
      photo?: Blob | undefined;
    }
  | {
      /** The scan failed: there will be no report. */
      status: 'failed';
      /** The server's own sentence about the failure; null when it sent none. */
      failure_detail: string | null;
    };

/**
 * The screen during the analysis of a first scan. A message changes every ten seconds, and earlier where a
 * stage has arrived that it is about (ruling Q74). While the scan waits, its place in the queue is shown
 * instead.
 */
export function AnalysingScreen(props: AnalysingScreenProps) {
  if (props.status === 'failed') {
    return (
      <Page title="Your skin report" width="reading">
        <ReportProblem problem={{ kind: 'scan_failed', failure_detail: props.failure_detail }} />
      </Page>
    );
  }
  const { tens, report, place = null, photo } = props;
  const total = ANALYSING_MESSAGES.length;
  const index = Math.min(total - 1, Math.max(tens, 0, doneStages(report)));
  const isSlow = tens >= total;
  return (
    <div data-slow={isSlow || undefined} className={styles.AnalysingScreen}>
      <WaitingFace photo={photo} report={report} className={styles.Face} />
      <div className={styles.Words}>
        <h1 className={styles.Title}>Analyzing...</h1>
        <output className={styles.Message}>
          {place === null ? ANALYSING_MESSAGES[index] : queueText(place)}
        </output>
        <Stepper step={index + 1} total={total} aria-hidden="true" />
      </div>
      <div className={styles.Stages}>
        <StageList report={report} />
        {isSlow ? (
          <p className={styles.Slow}>
            <Clock size={20} />
            <span>This takes longer than usual. Nothing is lost. You can leave this page.</span>
          </p>
        ) : (
          <p className={styles.Hint}>You can leave this page. Your report will be on your timeline.</p>
        )}
      </div>
    </div>
  );
}

/** How many stages have arrived without a gap: as many messages are about what is done. */
function doneStages(report: ReportView): number {
  const next = REPORT_SECTIONS.findIndex(({ stage }) => report[stage] === undefined);
  return next === -1 ? REPORT_SECTIONS.length : next;
}
