import type { Session } from '@daylit/contract';
import { useCallback, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { type ActionState, IDLE, type Loaded } from '../../lib/states.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import area from '../account.module.css';
import { useRemoved } from '../use-removed.ts';
import { SessionRow } from './SessionRow.tsx';

export interface SessionListProps {
  /** Newest first. */
  sessions: Loaded<readonly Session[]>;
  /** False where there are no passwords to change. Default true. */
  hasPasswords?: boolean;
  /** State of ending a session, by session id. Idle when absent. */
  endings: Readonly<Record<string, ActionState>>;
  /** Ends that session. It is listed until it is removed from `sessions`. */
  onEnd: (session: { id: string }) => void;
  /** Loads the list again. */
  onRetry?: (() => void) | undefined;
}

/** The sessions of the account. The one of this browser is marked; Logout ends it. */
export function SessionList({ sessions, hasPasswords = true, endings, onEnd, onRetry }: SessionListProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => titleRef.current?.focus(), []);
  const { removed, ask } = useRemoved(sessions.state === 'ready' ? sessions.value : undefined);

  if (sessions.state === 'failed') {
    return (
      <LoadProblem title="Your sessions could not be loaded." detail={sessions.detail} onRetry={onRetry} />
    );
  }
  const others = sessions.state === 'ready' ? sessions.value.filter(({ is_current }) => !is_current) : [];
  const isEnding = others.some(({ id }) => endings[id]?.state === 'busy');
  return (
    <SectionCard
      title="Where you are signed in"
      titleRef={titleRef}
      note={`Not yours? End it, then ${hasPasswords ? 'change your password' : 'look at your ways to sign in'}. We mail you whenever sign-in details change.`}
      aside={
        others.length > 1 && (
          <Button
            variant="outline"
            size="small"
            busy={isEnding}
            onClick={() => {
              ask(...others);
              for (const { id } of others) onEnd({ id });
            }}
          >
            End all others
          </Button>
        )
      }
    >
      {sessions.state === 'waiting' ? (
        <>
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </>
      ) : (
        <>
          <ul>
            {sessions.value.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={endings[session.id] ?? IDLE}
                onEnd={() => {
                  ask(session);
                  onEnd({ id: session.id });
                }}
                onGone={focusTitle}
              />
            ))}
          </ul>
          {others.length === 0 && <p className={area.Lead}>You are not signed in anywhere else.</p>}
        </>
      )}
      <VisuallyHidden>
        <output>
          {removed.length > 0 && `Session ended: ${removed.map(({ device }) => device).join(', ')}.`}
        </output>
      </VisuallyHidden>
    </SectionCard>
  );
}
