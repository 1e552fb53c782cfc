import type { AccessToken, MadeAccessToken, NewAccessToken } from '@daylit/contract';
import Plus from 'lucide-react/icons/plus';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { useCallback, useRef, useState } from 'react';
import { formatDate, formatUtcDate } from '../../lib/format-date.ts';
import { type ActionState, failureOf, IDLE, type Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import area from '../account.module.css';
import { DeviceRow } from '../DeviceRow/DeviceRow.tsx';
import { useRemoved } from '../use-removed.ts';
import { AccessTokenForm } from './AccessTokenForm.tsx';
import { MadeSecret } from '../MadeSecret/MadeSecret.tsx';

export interface AccessTokenListProps {
  /** Those that have not expired, newest first. */
  tokens: Loaded<readonly AccessToken[]>;
  /** State of making one. */
  making: ActionState;
  /** The new one, which the server tells only once. Shown until `onStored`. */
  made?: MadeAccessToken | undefined;
  /** State of revoking one, by its id. Idle when absent. */
  revocations: Readonly<Record<number, ActionState>>;
  /** Makes one; the answer is `made`. */
  onMake: (wanted: NewAccessToken) => void;
  /** The member has copied the new one. It must not be shown again. */
  onStored: () => void;
  /** Revokes one. It is listed until it is removed from `tokens`. */
  onRevoke: (token: { id: number }) => void;
  /** Loads the list again. */
  onRetry?: (() => void) | undefined;
}

/** How many a member can have, as the server counts. */
const MOST = 10;

/**
 * The access tokens of the member's own programs: made with a name, shown once, revoked one by one.
 *
 * **Do** say what a program can do with it. **Don't** show a token twice.
 */
export function AccessTokenList(props: AccessTokenListProps) {
  const { tokens, making, made, revocations, onMake, onStored, onRevoke, onRetry } = props;
  const [isAsking, setIsAsking] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => titleRef.current?.focus(), []);
  const list = tokens.state === 'ready' ? tokens.value : undefined;
  const { removed, ask } = useRemoved(list);
  if (tokens.state === 'failed') {
    return (
      <LoadProblem title="Your access tokens could not be loaded." detail={tokens.detail} onRetry={onRetry} />
    );
  }
  const isFull = list !== undefined && list.length >= MOST;
  const isOffered = list !== undefined && !isFull && !isAsking && made === undefined;
  const close = () => {
    setIsAsking(false);
    focusTitle();
  };
  return (
    <SectionCard
      title="Access tokens"
      titleRef={titleRef}
      aside={
        isOffered && (
          <Button variant="tonal" size="small" icon={<Plus size={18} />} onClick={() => setIsAsking(true)}>
            New token
          </Button>
        )
      }
    >
      <p className={area.Lead}>
        For programs of your own that read your reports or check photos. No token can change how you sign in,
        what you pay or what is deleted.
      </p>
      {isFull && (
        <Notice tone="info">{`You have ${MOST} tokens, which is the most. Revoke one first.`}</Notice>
      )}
      {made !== undefined && (
        <MadeSecret
          secret={made.token}
          lead={`Copy the token for ${made.access_token.name} now.`}
          copyLabel="Copy token"
          onStored={() => {
            onStored();
            close();
          }}
        />
      )}
      {isAsking && made === undefined && <AccessTokenForm making={making} onMake={onMake} onCancel={close} />}
      {list === undefined && <Skeleton height="44px" />}
      {list !== undefined && list.length > 0 && (
        <ul>
          {list.map((token) => (
            <AccessTokenRow
              key={token.id}
              token={token}
              revocation={revocations[token.id] ?? IDLE}
              onRevoke={() => {
                ask(token);
                onRevoke({ id: token.id });
              }}
              onGone={focusTitle}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>
          {removed.length > 0 && `Token revoked: ${removed.map(({ name }) => name).join(', ')}.`}
        </output>
      </VisuallyHidden>
    </SectionCard>
  );
}

interface AccessTokenRowProps {
  token: AccessToken;
  revocation: ActionState;
  onRevoke: () => void;
  onGone: () => void;
}

function AccessTokenRow({ token, revocation, onRevoke, onGone }: AccessTokenRowProps) {
  const busy = revocation.state === 'busy';
  return (
    <DeviceRow
      icon={<SquareTerminal size={22} />}
      name={token.name}
      facts={factsOf(token)}
      failure={failureOf(revocation, 'This token could not be revoked. Please try again.')}
      action={{
        label: busy ? 'Revoking…' : 'Revoke',
        hidden: ` token ${token.name}`,
        busy,
        onClick: onRevoke,
        onGone,
      }}
    />
  );
}

function factsOf({ scopes, expires_at, last_used_on }: AccessToken): string {
  const may = scopes.includes('read') ? (scopes.includes('scan') ? 'Reads and scans' : 'Reads') : 'Scans';
  const use = last_used_on === null ? 'Not used yet' : `Last used ${formatUtcDate(last_used_on)}`;
  return `${may} until ${formatDate(expires_at)}. ${use}`;
}
