import { ReportProblem } from '../ReportProblem/ReportProblem.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { WaitingFace } from '../WaitingFace/WaitingFace.tsx';
import { ANALYSING_MESSAGES } from './analysing-messages.ts';
import styles from './AnalysingScreen.module.css';

export type AnalysingScreenProps =
  | {
      /** The analysis is in progress. */
      status: 'running';
      /** Index of the current message of the five, from 0. */
      messageIndex: number;
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
 * The screen during the analysis of a first scan. The messages follow the clock, so no bar counts them: it
 * would look like the progress of the analysis.
 */
export function AnalysingScreen(props: AnalysingScreenProps) {
  if (props.status === 'failed') {
    return (
      <Page title="Your skin report" width="reading">
        <ReportProblem problem={{ kind: 'scan_failed', failure_detail: props.failure_detail }} />
      </Page>
    );
  }
  const last = ANALYSING_MESSAGES.length - 1;
  const index = Math.min(last, Math.max(0, props.messageIndex));
  return (
    <div className={styles.AnalysingScreen}>
      <WaitingFace photo={props.photo} className={styles.Face} />
      <div className={styles.Words}>
        <h1 className={styles.Title}>Analyzing...</h1>
        <output className={styles.Message}>{ANALYSING_MESSAGES[index]}</output>
      </div>
      <p className={styles.Hint}>You can leave this page. Your report will be on your timeline.</p>
    </div>
  );
}
