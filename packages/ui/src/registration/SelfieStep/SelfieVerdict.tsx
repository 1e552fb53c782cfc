import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { ActionState } from '../../lib/states.ts';
import styles from './SelfieStep.module.css';

/** How far the check of the chosen photo is. Once done, it says whether the photo is good enough and one sentence why. */
export type SelfieCheck = Exclude<ActionState, { state: 'done' }> | { state: 'done'; verdict: PhotoVerdict };

/** What the server says about a photo. `pass` and `warn` may go on. */
export interface PhotoVerdict {
  status: 'pass' | 'warn' | 'fail';
  reason: string;
}

export interface SelfieVerdictProps {
  /** Idle says nothing and keeps the place. A failure is a check that did not happen. */
  check: SelfieCheck;
  /** For a check that did not happen. */
  onCheckAgain: () => void;
}

const VERDICTS = {
  pass: { tone: 'success', title: 'Photo looks good.' },
  warn: { tone: 'warning', title: 'You can go on with this photo.' },
  fail: { tone: 'warning', title: 'Let’s try that again.' },
} as const;

/** What the photo check says. Its place is taken from the start, so that nothing moves when the verdict arrives. */
export function SelfieVerdict({ check, onCheckAgain }: SelfieVerdictProps) {
  return (
    <div aria-live="polite" className={styles.Verdict}>
      {check.state === 'busy' && <Notice role="none">Looking at light, sharpness and frame.</Notice>}
      {check.state === 'done' && <Verdict {...check.verdict} />}
      {check.state === 'failed' && (
        <>
          <Notice tone="danger" role="none">
            {check.detail ?? 'Image validation failed.'}
          </Notice>
          <Button variant="tonal" width="full" onClick={onCheckAgain}>
            Check again
          </Button>
        </>
      )}
    </div>
  );
}

function Verdict({ status, reason }: PhotoVerdict) {
  const { tone, title } = VERDICTS[status];
  return (
    <Notice tone={tone} role="none">
      <strong>{title}</strong> {reason}
    </Notice>
  );
}
