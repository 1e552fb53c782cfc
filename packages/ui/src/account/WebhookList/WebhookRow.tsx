import type { Webhook, WebhookDelivery } from '@daylit/contract';
import Webhooks from 'lucide-react/icons/webhook';
import { formatMoment } from '../../lib/format-date.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import area from '../account.module.css';
import { DeviceRow } from '../DeviceRow/DeviceRow.tsx';

interface WebhookRowProps {
  webhook: Webhook;
  deletion: ActionState;
  /** State of sending a test or of resuming. */
  change: ActionState;
  onDelete: () => void;
  onTest: () => void;
  onResume: () => void;
  onGone: () => void;
}

/** One address: what it is told, what became of it, and what can be done. */
export function WebhookRow(props: WebhookRowProps) {
  const { webhook, deletion, change, onDelete, onTest, onResume, onGone } = props;
  const isDeleting = deletion.state === 'busy';
  const isChanging = change.state === 'busy';
  const { url, events, paused, deliveries } = webhook;
  return (
    <li className={area.Stack}>
      <ul>
        <DeviceRow
          icon={<Webhooks size={22} />}
          name={url}
          facts={`Told of ${events.map((event) => EVENTS[event]).join(' and ')}`}
          failure={failureOf(deletion, 'This webhook could not be deleted. Please try again.')}
          action={{
            label: isDeleting ? 'Deleting…' : 'Delete',
            hidden: ` webhook ${url}`,
            busy: isDeleting,
            onClick: onDelete,
            onGone,
          }}
        />
      </ul>
      {paused !== null && (
        <Notice tone="warning">{`Paused since ${formatMoment(paused.at)}. ${paused.detail}`}</Notice>
      )}
      {deliveries.length > 0 && (
        <ul className={area.Quiet}>
          {deliveries.map((delivery) => (
            <li key={delivery.id}>{wordsOf(delivery)}</li>
          ))}
        </ul>
      )}
      <Failure>{failureOf(change, 'That did not work. Please try again.')}</Failure>
      <div className={area.Actions}>
        <Button variant="tonal" size="small" busy={isChanging} onClick={paused === null ? onTest : onResume}>
          <span>{paused === null ? 'Send a test' : 'Resume'}</span>
          <VisuallyHidden>{` to ${url}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

const EVENTS = { 'report.complete': 'complete reports', 'plan.changed': 'changed plans' };

const TYPES = {
  'report.complete': 'Report complete',
  'plan.changed': 'Plan changed',
  'webhook.test': 'Test',
};

const STATES = { waiting: 'waiting', delivered: 'delivered', failed: 'not delivered' };

function wordsOf({ type, state, detail, created_at, next_attempt_at, attempts }: WebhookDelivery): string {
  const next =
    next_attempt_at === null || attempts === 0 ? '' : ` Next attempt: ${formatMoment(next_attempt_at)}.`;
  return `${TYPES[type]}, ${formatMoment(created_at)}: ${STATES[state]}. ${detail}${next}`;
}
