import type { IdentityList as Identities } from '@daylit/contract';
import KeyRound from 'lucide-react/icons/key-round';
import { useCallback, useRef } from 'react';
import { formatDate, formatDay } from '../../lib/format-date.ts';
import { type ActionState, failureOf, IDLE, isUnderWay, type Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import area from '../account.module.css';
import { DeviceRow } from '../DeviceRow/DeviceRow.tsx';
import { useRemoved } from '../use-removed.ts';

export interface IdentityListProps {
  /** The linked accounts, newest first. */
  identities: Loaded<Identities>;
  /** The sign-in providers of this server. */
  providers: readonly { id: string; name: string }[];
  /** False where nobody can set a password. Default true. */
  hasPasswords?: boolean;
  /** State of opening a provider's page to link an account there. */
  linking: ActionState;
  /** State of unlinking one, by its id. Idle when absent. */
  removals: Readonly<Record<number, ActionState>>;
  /** Opens the page of a provider in place of this one. */
  onLink: (provider: string) => void;
  /** Unlinks one. It is listed until it is removed from `identities`. */
  onRemove: (identity: { id: number }) => void;
  /** Loads the list again. */
  onRetry?: (() => void) | undefined;
}

/** The accounts at sign-in providers with which the member signs in. */
export function IdentityList(props: IdentityListProps) {
  const { identities, providers, hasPasswords = true, linking, removals, onLink, onRemove, onRetry } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => titleRef.current?.focus(), []);
  const { removed, ask } = useRemoved(identities.state === 'ready' ? identities.value.identities : undefined);
  if (identities.state === 'failed') {
    const { detail } = identities;
    return (
      <LoadProblem title="Your ways to sign in could not be loaded." detail={detail} onRetry={onRetry} />
    );
  }
  const list = identities.state === 'ready' ? identities.value : undefined;
  const linked = new Set(list?.identities.map(({ provider }) => provider));
  return (
    <SectionCard title="Ways to sign in" titleRef={titleRef}>
      <p className={area.Lead}>
        Accounts elsewhere that sign you in here. Unlinking one changes nothing there.
      </p>
      {list === undefined && <Skeleton height="44px" />}
      {hasPasswords && list?.has_password === false && (
        <Notice tone="info">
          You have no password here yet. <Link href="/forgot-password">Send me a link to set one</Link>
        </Notice>
      )}
      {list !== undefined && list.identities.length > 0 && (
        <ul>
          {list.identities.map((identity) => {
            const { id, name, linked_at, last_used_at } = identity;
            const removal = removals[id] ?? IDLE;
            const busy = removal.state === 'busy';
            const use = last_used_at === null ? 'Not used yet' : `Last used ${formatDay(last_used_at)}`;
            return (
              <DeviceRow
                key={id}
                icon={<KeyRound size={22} />}
                name={name}
                facts={`Linked ${formatDate(linked_at)}. ${use}`}
                failure={failureOf(removal, 'This account could not be unlinked. Please try again.')}
                action={{
                  label: busy ? 'Unlinking…' : 'Unlink',
                  hidden: ` ${name}`,
                  busy,
                  onClick: () => {
                    ask(identity);
                    onRemove({ id });
                  },
                  onGone: focusTitle,
                }}
              />
            );
          })}
        </ul>
      )}
      <Failure>{failureOf(linking, 'The page could not be opened. Please try again.')}</Failure>
      {list !== undefined &&
        providers
          .filter(({ id }) => !linked.has(id))
          .map(({ id, name }) => (
            <Button
              key={id}
              variant="tonal"
              size="small"
              busy={isUnderWay(linking)}
              onClick={() => onLink(id)}
            >
              {`Link ${name}`}
            </Button>
          ))}
      <VisuallyHidden>
        <output>{removed.length > 0 && `Unlinked: ${removed.map(({ name }) => name).join(', ')}.`}</output>
      </VisuallyHidden>
    </SectionCard>
  );
}
