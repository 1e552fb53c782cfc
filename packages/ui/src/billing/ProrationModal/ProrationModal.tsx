import type { Plan, PlanPrice, ProrationPreview } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { type ActionState, failureOf, isUnderWay, type Loaded } from '../../lib/states.ts';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { dayOf, formatAmount, formatMoney } from '../amounts.ts';
import { FactList } from '../FactList/FactList.tsx';
import { periodOf, TIER_NAMES, tierOf } from '../plans.ts';

export interface ProrationModalProps {
  /** The member's plan. */
  from: Plan;
  /** The price to change to. */
  to: Pick<PlanPrice, 'plan' | 'amount' | 'currency'>;
  /** Until it is loaded, nothing can be confirmed. */
  preview: Loaded<ProrationPreview>;
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
  change,
  onRetry,
  onConfirm,
  onCancel,
}: ProrationModalProps) {
  const name = TIER_NAMES[tierOf(to.plan)];
  const isSameTier = tierOf(from) === tierOf(to.plan);
  const known = preview.state === 'ready' ? preview.value : undefined;
  const isCredit = known !== undefined && known.amount_due < 0;
  const failure = failureOf(preview, 'Plan change failed.') ?? changeFailure(change);

  return (
    <Modal
      title={isSameTier ? `Switch ${name} to ${periodOf(to.plan)}` : `Upgrade to ${name}`}
      onClose={onCancel}
      actions={
        <>
          <Button variant="tonal" onClick={onCancel}>
            Cancel
          </Button>
          {preview.state === 'failed' && onRetry !== undefined ? (
            <Button onClick={onRetry}>Try again</Button>
          ) : (
            <Button busy={isUnderWay(change)} disabled={known === undefined} onClick={onConfirm}>
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
              name: `Then per ${periodOf(to.plan) === 'annual' ? 'year' : 'month'}`,
              value: formatMoney(to),
            },
            { name: 'Renews on', value: dayOf(known?.renewal_timestamp) },
          ]}
        />
      )}
      <Failure>{failure}</Failure>
    </Modal>
  );
}

function changeFailure(change: ActionState): string | undefined {
  const detail = failureOf(change, 'Upgrade failed');
  return detail && `Failed to upgrade: ${detail}`;
}
