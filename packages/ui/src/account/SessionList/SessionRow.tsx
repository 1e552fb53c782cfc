import type { Session } from '@daylit/contract';
import { useCallback } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { formatDate, formatMoment } from '../../lib/format-date.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import area from '../account.module.css';
import styles from './SessionList.module.css';

export interface SessionRowProps {
  /** The session of this browser has no button. */
  session: Session;
  /** State of ending the session. Once done, the row is removed. */
  ending: ActionState;
  /** Ends the session. */
  onEnd: (session: { id: string }) => void;
  /** Called when the row is removed while its button has the focus. Must be a stable function. */
  onGone: () => void;
}

/** One session of the account. */
export function SessionRow({ session, ending, onEnd, onGone }: SessionRowProps) {
  const { id, device, created_at, last_seen_at, is_current } = session;
  const failure = failureOf(ending, 'This session could not be ended. Please try again.');
  // The cleanup runs when the button is removed, which is when the focus would be lost.
  const keepFocus = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button === document.activeElement) onGone();
    },
    [onGone],
  );

  return (
    <li className={styles.Row}>
      <div className={styles.Text}>
        <p className={styles.Device}>
          {device} {is_current && <Tag variant="brand">This device</Tag>}
        </p>
        <p className={area.Quiet}>
          {is_current ? 'Active now' : `Last active ${formatMoment(last_seen_at)}`}
        </p>
        <p className={area.Quiet}>Signed in on {formatDate(created_at)}</p>
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      </div>
      {!is_current && (
        <Button
          ref={keepFocus}
          variant="danger"
          size="small"
          busy={ending.state === 'busy'}
          onClick={() => onEnd({ id })}
        >
          {ending.state === 'busy' ? 'Ending…' : 'End session'}
          <VisuallyHidden> on {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
