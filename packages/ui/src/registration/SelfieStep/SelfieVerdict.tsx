import { Button } from '../../primitives/Button/Button.tsx';
import { notSentWords } from '../../parts/PhotoField/not-sent-words.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { ActionState } from '../../lib/states.ts';
import styles from './SelfieStep.module.css';

/**
 * State of the check. `waiting`: it begins with Next. Once done, it says whether the photo is good enough,
 * with one sentence as the reason.
 */
export type SelfieCheck =
  | Exclude<ActionState, { state: 'done' }>
  | { state: 'waiting' }
  | { state: 'done'; verdict: PhotoVerdict };

/** The server's verdict about a photo. With `pass` or `warn` the person may continue. */
export interface PhotoVerdict {
  status: 'pass' | 'warn' | 'fail';
  reason: string;
}

export interface SelfieVerdictProps {
  /** Idle renders nothing, but reserves the space. A failure means that the check could not be done. */
  check: SelfieCheck;
  /** The consent was asked for and not given. */
  hasDeclined: boolean;
  /** Repeats a check that could not be done. */
  onCheckAgain: () => void;
}

const VERDICTS = {
  pass: { tone: 'success', title: 'Photo looks good.' },
  warn: { tone: 'warning', title: 'You can go on with this photo.' },
  fail: { tone: 'warning', title: 'Let’s try that again.' },
} as const;

/** The verdict of the photo check. Its space is reserved, so that nothing moves when the verdict arrives. */
export function SelfieVerdict({ check, hasDeclined, onCheckAgain }: SelfieVerdictProps) {
  return (
    <div aria-live="polite" className={styles.Verdict}>
      {check.state === 'waiting' && (
        <Notice role="none">
          {hasDeclined ? notSentWords('Next') : 'Your photo is checked when you press Next.'}
        </Notice>
      )}
      {check.state === 'busy' && <Notice role="none">Looking at light, sharpness and framing.</Notice>}
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
      <strong>{title}</strong>
      <span>{` ${reason}`}</span>
    </Notice>
  );
}
