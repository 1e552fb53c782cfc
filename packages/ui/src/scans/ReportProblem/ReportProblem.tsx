import Camera from 'lucide-react/icons/camera';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import styles from './ReportProblem.module.css';

/** Why there is no report, or not all of it. */
export type Problem =
  /** The reader is not signed in. */
  | { kind: 'signed_out' }
  /** The newest scan, its events, or an older report could not be asked for. `detail` is the server's own word. */
  | { kind: 'latest_failed' | 'events_failed' | 'report_failed'; detail?: string | undefined }
  /** An older report that is there, but without its parts. */
  | { kind: 'report_incomplete' }
  /** The analysis ended without a report. */
  | { kind: 'scan_failed'; failure_detail: string | null };

export interface ReportProblemProps {
  /** Decides the words, and whether it is a notice, a card, or all there is. */
  problem: Problem;
  /** Asks again. Without it, no button. */
  onRetry?: (() => void) | undefined;
}

const FAILURES = {
  latest_failed: 'Error: Could not load latest scan.',
  events_failed: 'Error: Event polling failed.',
};

/** What went wrong, and the one thing to do about it. */
export function ReportProblem({ problem, onRetry }: ReportProblemProps) {
  switch (problem.kind) {
    case 'signed_out':
      return (
        <Card className={styles.ReportProblem}>
          <h2 className={styles.Title}>Log in to see your report</h2>
          <p className={styles.Words}>Reports are only shown to the person they are about.</p>
          <ButtonLink href="/login" className={styles.Action}>
            Login
          </ButtonLink>
        </Card>
      );
    case 'scan_failed':
      return (
        <Card className={styles.ReportProblem}>
          <h2 className={styles.Title}>This scan could not be finished</h2>
          <p className={styles.Words}>
            {problem.failure_detail ??
              'Something stopped the analysis. Please try again with the same photo.'}
          </p>
          <ButtonLink href="/upload" icon={<Camera size={20} />} className={styles.Action}>
            Start a Scan
          </ButtonLink>
        </Card>
      );
    case 'report_incomplete':
      return (
        <Card className={styles.ReportProblem}>
          <p>Scan report not available or data is incomplete.</p>
          <ButtonLink href="/timeline" variant="tonal" className={styles.Action}>
            Timeline
          </ButtonLink>
        </Card>
      );
    case 'report_failed':
      return <LoadProblem title="Unable to load scan report." detail={problem.detail} onRetry={onRetry} />;
    default:
      return (
        <Notice tone="danger">
          <p>{FAILURES[problem.kind]}</p>
          {problem.detail !== undefined && <p>{problem.detail}</p>}
          {onRetry && (
            <Button variant="outline" size="small" onClick={onRetry} className={styles.Retry}>
              Try again
            </Button>
          )}
        </Notice>
      );
  }
}
