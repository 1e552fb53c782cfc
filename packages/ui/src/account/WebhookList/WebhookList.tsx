import type { MadeWebhook, NewWebhook, Webhook } from '@daylit/contract';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useRef, useState } from 'react';
import { type ActionState, IDLE, type Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import area from '../account.module.css';
import { useRemoved } from '../use-removed.ts';
import { MadeSecret } from '../MadeSecret/MadeSecret.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';

export interface WebhookListProps {
  /** Newest first. */
  webhooks: Loaded<readonly Webhook[]>;
  /** State of adding one. */
  adding: ActionState;
  /** The new one with its secret, which the server tells only once. Shown until `onStored`. */
  made?: MadeWebhook | undefined;
  /** State of deleting one, by its id. Idle when absent. */
  deletions: Readonly<Record<number, ActionState>>;
  /** State of sending a test or of resuming, by the id. Idle when absent. */
  changes: Readonly<Record<number, ActionState>>;
  /** Adds one; the answer is `made`. */
  onAdd: (wanted: NewWebhook) => void;
  /** The member has copied the secret. It must not be shown again. */
  onStored: () => void;
  /** Deletes one. It is listed until it is removed from `webhooks`. */
  onDelete: (webhook: { id: number }) => void;
  onTest: (webhook: { id: number }) => void;
  /** Sends to a paused one again. */
  onResume: (webhook: { id: number }) => void;
  /** Loads the list again. */
  onRetry?: (() => void) | undefined;
}

/** How many a member can have, as the server counts. */
const MOST = 5;

/**
 * The addresses of the member's own programs: added, tested, resumed and deleted, with what they were told.
 *
 * **Do** say what a message holds. **Don't** show a secret twice.
 */
export function WebhookList(props: WebhookListProps) {
  const { webhooks, adding, made, deletions, changes, onAdd, onStored, onDelete, onTest, onResume } = props;
  const [isAsking, setIsAsking] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => titleRef.current?.focus(), []);
  const list = webhooks.state === 'ready' ? webhooks.value : undefined;
  const { removed, ask } = useRemoved(list);
  if (webhooks.state === 'failed') {
    const { detail } = webhooks;
    return <LoadProblem title="Your webhooks could not be loaded." detail={detail} onRetry={props.onRetry} />;
  }
  const isFull = list !== undefined && list.length >= MOST;
  const isOffered = list !== undefined && !isFull && !isAsking && made === undefined;
  const close = () => {
    setIsAsking(false);
    focusTitle();
  };
  return (
    <SectionCard
      title="Webhooks"
      titleRef={titleRef}
      aside={
        isOffered && (
          <Button variant="tonal" size="small" icon={<Plus size={18} />} onClick={() => setIsAsking(true)}>
            New webhook
          </Button>
        )
      }
    >
      <p className={area.Lead}>
        Addresses of your own programs that we tell when a report is complete or your plan has changed. A
        message holds numbers and addresses only, never a finding, a photo or a name.
      </p>
      {isFull && (
        <Notice tone="info">{`You have ${MOST} webhooks, which is the most. Delete one first.`}</Notice>
      )}
      {made !== undefined && (
        <MadeSecret
          secret={made.secret}
          lead="Copy the secret now. Your program checks the signatures with it."
          copyLabel="Copy secret"
          onStored={() => {
            onStored();
            close();
          }}
        />
      )}
      {isAsking && made === undefined && <WebhookForm adding={adding} onAdd={onAdd} onCancel={close} />}
      {list === undefined && <Skeleton height="44px" />}
      {list !== undefined && list.length > 0 && (
        <ul className={area.Stack}>
          {list.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              deletion={deletions[webhook.id] ?? IDLE}
              change={changes[webhook.id] ?? IDLE}
              onDelete={() => {
                ask(webhook);
                onDelete({ id: webhook.id });
              }}
              onTest={() => onTest({ id: webhook.id })}
              onResume={() => onResume({ id: webhook.id })}
              onGone={focusTitle}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>
          {removed.length > 0 && `Webhook deleted: ${removed.map(({ url }) => url).join(', ')}.`}
        </output>
      </VisuallyHidden>
    </SectionCard>
  );
}
