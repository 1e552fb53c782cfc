import type { Plan, ProrationPreview } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { type ActionState, failureOf, type Loaded } from '../../lib/states.ts';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { dayOf, formatAmount } from '../amounts.ts';
import { FactList } from '../FactList/FactList.tsx';
import { type FoundingOffer, type PaidPlan, periodOf, priceOf, TIER_NAMES, tierOf } from '../plans.ts';

export interface ProrationModalProps {
  /** The member's plan. */
  from: Plan;
  /** The plan to change to. */
  to: PaidPlan;
  /** Until it is loaded, nothing can be confirmed. */
  preview: Loaded<ProrationPreview>;
  /** Decides the next annual price. Null: no such offer. Default null. */
  founding?: FoundingOffer | null;
  /** State of the change. If it fails, the modal stays open. */
  change: ActionState;
  /** Loads the preview again. Replaces Confirm when it failed. */
  onRetry?: () => void;
  /** Makes the change. Never called without a preview. */
  onConfirm: () => void;
  /** Called by Cancel, the close button and Escape. Nothing changes. */
  onCancel: () => void;
}

/** What a change costs today and later, before anything is paid. */
export function ProrationModal({
  from,
  to,
  preview,
  founding = null,
  change,
  onRetry,
  onConfirm,
  onCancel,
}: ProrationModalProps) {
  const name = TIER_NAMES[tierOf(to)];
  const isSameTier = tierOf(from) === tierOf(to);
  const known = preview.state === 'ready' ? preview.value : undefined;
  const isCredit = known !== undefined && known.amount_due < 0;
  const failure = failureOf(preview, 'Plan change failed.') ?? changeFailure(change);

  return (
    <Modal
      title={isSameTier ? `Switch ${name} to ${periodOf(to)}` : `Upgrade to ${name}`}
      onClose={onCancel}
      actions={
        <>
          <Button variant="tonal" onClick={onCancel}>
            Cancel
          </Button>
          {preview.state === 'failed' && onRetry !== undefined ? (
            <Button onClick={onRetry}>Try again</Button>
          ) : (
            <Button busy={change.state === 'busy'} disabled={known === undefined} onClick={onConfirm}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      {preview.state === 'waiting' && (
        <VisuallyHidden>
          <output>Loading...</output>
        </VisuallyHidden>
      )}
      {preview.state !== 'failed' && (
        <FactList
          facts={[
            {
              name: isCredit ? 'Credit on your next invoice' : 'Due today',
              value: known && formatAmount(Math.abs(known.amount_due), known.currency),
            },
            {
              name: `Then per ${periodOf(to) === 'annual' ? 'year' : 'month'}`,
              value: formatAmount(priceOf(to, founding).amount),
            },
            { name: 'Renews on', value: dayOf(known?.renewal_timestamp) },
          ]}
        />
      )}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Modal>
  );
}

function changeFailure(change: ActionState): string | undefined {
  if (change.state !== 'failed') return undefined;
  return change.detail === null ? 'Plan change failed.' : `Failed to upgrade: ${change.detail}`;
}
