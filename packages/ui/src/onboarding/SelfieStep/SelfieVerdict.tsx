import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import styles from './SelfieStep.module.css';

/** What is known of the chosen photo. `error` is a check that did not happen; the rest is its verdict. */
export type SelfieCheck = 'unchecked' | 'checking' | 'pass' | 'warn' | 'fail' | 'error';

export interface SelfieVerdictProps {
  /** `unchecked` says nothing and keeps the place. */
  check: SelfieCheck;
  /** One sentence of the server. */
  reason: string | undefined;
  /** For a check that did not happen. */
  onCheckAgain: () => void;
}

/** What the photo check says. Its place is taken from the start, so that nothing moves when the verdict arrives. */
export function SelfieVerdict({ check, reason, onCheckAgain }: SelfieVerdictProps) {
  return (
    <div aria-live="polite" className={styles.Verdict}>
      {check === 'checking' && <Notice role="none">Looking at light, sharpness and frame.</Notice>}
      {check === 'pass' && (
        <Notice tone="success" role="none">
          <strong>Photo looks good.</strong> {reason}
        </Notice>
      )}
      {check === 'warn' && (
        <Notice tone="warning" role="none">
          <strong>You can go on with this photo.</strong> {reason}
        </Notice>
      )}
      {check === 'fail' && (
        <Notice tone="warning" role="none">
          <strong>Let’s try that again.</strong> {reason}
        </Notice>
      )}
      {check === 'error' && (
        <>
          <Notice tone="danger" role="none">
            {reason ?? 'Image validation failed.'}
          </Notice>
          <Button variant="tonal" width="full" onClick={onCheckAgain}>
            Check again
          </Button>
        </>
      )}
    </div>
  );
}
