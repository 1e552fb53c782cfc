import Camera from 'lucide-react/icons/camera';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import styles from './ReportProblem.module.css';

/** Why the report is missing or incomplete. */
export type Problem =
  /** The reader is not signed in. */
  | { kind: 'signed_out' }
  /**
   * The newest scan, its events, or an older report could not be loaded. `detail`: the server's own sentence.
   */
  | { kind: 'latest_failed' | 'events_failed' | 'report_failed'; detail?: string | undefined }
  /** No scan of the member has this number. */
  | { kind: 'no_such_report'; detail?: string | undefined }
  /** No newer scan has arrived, although the page has waited. */
  | { kind: 'no_newer_scan' }
  /** An older report without its stages. */
  | { kind: 'report_incomplete' }
  /** The analysis ended without a report. */
  | { kind: 'scan_failed'; failure_detail: string | null };

export interface ReportProblemProps {
  /** Decides the text, and whether it is a notice, a card, or the whole page. */
  problem: Problem;
  /** Loads again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

const FAILURES = {
  latest_failed: 'Error: Could not load latest scan.',
  events_failed: 'Error: Event polling failed.',
};

/** The problem, with one action to solve it. */
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
    case 'no_such_report':
      return (
        <Card role="alert" className={styles.ReportProblem}>
          <h2 className={styles.Title}>Unable to load scan report.</h2>
          {problem.detail !== undefined && <p className={styles.Words}>{problem.detail}</p>}
          <ButtonLink href="/dashboard" variant="tonal" className={styles.Action}>
            Dashboard
          </ButtonLink>
        </Card>
      );
    case 'no_newer_scan':
      return (
        <Card aria-live="polite" className={styles.ReportProblem}>
          <h2 className={styles.Title}>No new scan has started</h2>
          <p className={styles.Words}>This page shows one as soon as it does.</p>
          <ButtonLink href="/upload" icon={<Camera size={20} />} className={styles.Action}>
            Start a Scan
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
