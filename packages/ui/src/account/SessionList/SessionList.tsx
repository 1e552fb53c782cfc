import { useCallback, useRef } from 'react';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AccountCard } from '../AccountCard/AccountCard.tsx';
import area from '../account.module.css';
import type { SessionFacts } from '../api-shapes.ts';
import { SessionRow } from './SessionRow.tsx';
import styles from './SessionList.module.css';

export interface SessionListProps {
  /** Newest first. Absent until they have arrived. */
  sessions: readonly SessionFacts[] | undefined;
  /** `load_failed` has no list; `end_failed` keeps it. Default `idle`. */
  status?: 'idle' | 'load_failed' | 'end_failed';
  /** The server's reason for `load_failed` or `end_failed`. Default: ours. */
  detail?: string | undefined;
  /** Id of the session that is being ended. */
  endingId?: string | undefined;
  /** Signs that browser out. It leaves the list when `sessions` comes without it. */
  onEnd: (session: { id: string }) => void;
  /** Asks for the list again, after `load_failed`. */
  onRetry?: (() => void) | undefined;
}

/** Where the account is signed in. This browser is marked and logs out by Logout, not here. */
export function SessionList({
  sessions,
  status = 'idle',
  detail,
  endingId,
  onEnd,
  onRetry,
}: SessionListProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => titleRef.current?.focus(), []);

  if (status === 'load_failed') {
    return <LoadProblem title="Your sessions could not be loaded." detail={detail} onRetry={onRetry} />;
  }
  return (
    <AccountCard title="Where you are signed in" titleRef={titleRef}>
      {sessions === undefined && (
        <>
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </>
      )}
      {sessions !== undefined && (
        <ul className={styles.List}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={session.id === endingId}
              onEnd={onEnd}
              onGone={focusTitle}
            />
          ))}
        </ul>
      )}
      {sessions !== undefined && sessions.every(({ is_current }) => is_current) && (
        <p className={area.Lead}>You are not signed in anywhere else.</p>
      )}
      {status === 'end_failed' && (
        <Notice tone="danger">{detail ?? 'This session could not be ended. Please try again.'}</Notice>
      )}
    </AccountCard>
  );
}
