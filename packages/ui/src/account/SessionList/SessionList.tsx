import type { Session } from '@daylit/contract';
import { useCallback, useRef } from 'react';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { type ActionState, IDLE, type Loaded } from '../../lib/states.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';
import { SessionRow } from './SessionRow.tsx';
import styles from './SessionList.module.css';

export interface SessionListProps {
  /** Newest first. */
  sessions: Loaded<readonly Session[]>;
  /** How far the end of a session is, by its id. Idle where there is no entry. */
  endings: Readonly<Record<string, ActionState>>;
  /** Signs that browser out. It leaves the list when `sessions` comes without it. */
  onEnd: (session: { id: string }) => void;
  /** Asks for the list again. */
  onRetry?: (() => void) | undefined;
}

/** Where the account is signed in. This browser is marked and logs out by Logout, not here. */
export function SessionList({ sessions, endings, onEnd, onRetry }: SessionListProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => titleRef.current?.focus(), []);

  if (sessions.state === 'failed') {
    return (
      <LoadProblem title="Your sessions could not be loaded." detail={sessions.detail} onRetry={onRetry} />
    );
  }
  return (
    <SectionCard title="Where you are signed in" titleRef={titleRef}>
      {sessions.state === 'waiting' ? (
        <>
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </>
      ) : (
        <>
          <ul className={styles.List}>
            {sessions.value.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={endings[session.id] ?? IDLE}
                onEnd={onEnd}
                onGone={focusTitle}
              />
            ))}
          </ul>
          {sessions.value.every(({ is_current }) => is_current) && (
            <p className={area.Lead}>You are not signed in anywhere else.</p>
          )}
        </>
      )}
    </SectionCard>
  );
}
