import type { PasskeyList as Passkeys } from '@daylit/contract';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useRef } from 'react';
import { formatDate, formatDay } from '../../lib/format-date.ts';
import { type ActionState, failureOf, IDLE, type Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import area from '../account.module.css';
import { DeviceRow } from '../DeviceRow/DeviceRow.tsx';
import { useRemoved } from '../use-removed.ts';

export interface PasskeyListProps {
  /** Newest first, and why there can be none here, if so. */
  passkeys: Loaded<Passkeys>;
  /** State of adding one, which opens a dialog of the browser. */
  adding: ActionState;
  /** State of removing one, by its id. Idle when absent. */
  removals: Readonly<Record<number, ActionState>>;
  /** Opens the browser's dialog. */
  onAdd: () => void;
  /** Removes one. It is listed until it is removed from `passkeys`. */
  onRemove: (passkey: { id: number }) => void;
  /** Loads the list again. */
  onRetry?: (() => void) | undefined;
}

/** The passkeys of the account: added by the browser's own dialog, and removed one by one. */
export function PasskeyList({ passkeys, adding, removals, onAdd, onRemove, onRetry }: PasskeyListProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => titleRef.current?.focus(), []);
  const { removed, ask } = useRemoved(passkeys.state === 'ready' ? passkeys.value.passkeys : undefined);
  if (passkeys.state === 'failed') {
    return (
      <LoadProblem title="Your passkeys could not be loaded." detail={passkeys.detail} onRetry={onRetry} />
    );
  }
  const list = passkeys.state === 'ready' ? passkeys.value : undefined;
  const failure = failureOf(adding, 'No passkey was added. Please try again.');
  const isAdding = adding.state === 'busy';
  return (
    <SectionCard
      title="Passkeys"
      titleRef={titleRef}
      aside={
        list?.unavailable_reason === null && (
          <Button variant="tonal" size="small" icon={<Plus size={18} />} busy={isAdding} onClick={onAdd}>
            {isAdding ? 'Adding…' : 'Add a passkey'}
          </Button>
        )
      }
    >
      <p className={area.Lead}>
        Sign in with your fingerprint, face or screen lock. We never see them; they stay on your device.
      </p>
      <Failure>{failure}</Failure>
      {list === undefined && <Skeleton height="44px" />}
      {list !== undefined && list.unavailable_reason !== null && (
        <Notice tone="info">{list.unavailable_reason}</Notice>
      )}
      {list !== undefined && list.passkeys.length > 0 && (
        <ul>
          {list.passkeys.map((passkey) => {
            const { id, name, created_at, last_used_at } = passkey;
            const removal = removals[id] ?? IDLE;
            const busy = removal.state === 'busy';
            const use = last_used_at === null ? 'Not used yet' : `Last used ${formatDay(last_used_at)}`;
            return (
              <DeviceRow
                key={id}
                icon={<FingerprintPattern size={22} />}
                name={name}
                facts={`Added ${formatDate(created_at)}. ${use}`}
                failure={failureOf(removal, 'This passkey could not be removed. Please try again.')}
                action={{
                  label: busy ? 'Removing…' : 'Remove',
                  hidden: ` passkey ${name}`,
                  busy,
                  onClick: () => {
                    ask(passkey);
                    onRemove({ id });
                  },
                  onGone: focusTitle,
                }}
              />
            );
          })}
        </ul>
      )}
      <VisuallyHidden>
        <output>{adding.state === 'done' && 'Passkey added.'}</output>
        <output>
          {removed.length > 0 && `Passkey removed: ${removed.map(({ name }) => name).join(', ')}.`}
        </output>
      </VisuallyHidden>
    </SectionCard>
  );
}
