import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { dayOf, formatAmount } from '../amounts.ts';
import { FactList } from '../FactList/FactList.tsx';
import {
  type FoundingOffer,
  type PaidPlan,
  periodOf,
  type Plan,
  priceOf,
  TIER_NAMES,
  tierOf,
} from '../plans.ts';

/** What the payment provider says about a change. */
export interface ProrationPreview {
  /** Minor units of the currency. Negative: a credit. */
  amount_due: number;
  /** Three letters, in either case. */
  currency: string;
  /** Seconds or milliseconds since 1970. */
  renewal_timestamp: number;
}

export interface ProrationModalProps {
  /** The member's plan. */
  from: Plan;
  /** The plan to change to. */
  to: PaidPlan;
  /** Undefined until it has arrived. Nothing can be confirmed before. */
  preview: ProrationPreview | undefined;
  /** Decides the annual price that follows. Null: no such offer. Default null. */
  founding?: FoundingOffer | null;
  /** The change is under way. Default false. */
  isBusy?: boolean;
  /** 'Failed to upgrade: …' or 'Plan change failed.'; without a preview, why there is none. The modal stays. */
  error?: string | undefined;
  /** Asks for the preview again. Shown in place of Confirm when there is no preview but an error. */
  onRetry?: () => void;
  /** Make the change. Never called without a preview. */
  onConfirm: () => void;
  /** Cancel, the close button and Escape: nothing changes. */
  onCancel: () => void;
}

/** What a change costs today and from then on, before anything is paid. */
export function ProrationModal({
  from,
  to,
  preview,
  founding = null,
  isBusy = false,
  error,
  onRetry,
  onConfirm,
  onCancel,
}: ProrationModalProps) {
  const name = TIER_NAMES[tierOf(to)];
  const isSameTier = tierOf(from) === tierOf(to);
  const isCredit = preview !== undefined && preview.amount_due < 0;
  const hasNoPreview = preview === undefined && error !== undefined;

  return (
    <Modal
      title={isSameTier ? `Switch ${name} to ${periodOf(to)}` : `Upgrade to ${name}`}
      onClose={onCancel}
      actions={
        <>
          <Button variant="tonal" onClick={onCancel}>
            Cancel
          </Button>
          {hasNoPreview && onRetry !== undefined ? (
            <Button onClick={onRetry}>Try again</Button>
          ) : (
            <Button busy={isBusy} disabled={preview === undefined} onClick={onConfirm}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      {preview === undefined && error === undefined && (
        <VisuallyHidden>
          <output>Loading...</output>
        </VisuallyHidden>
      )}
      {!hasNoPreview && (
        <FactList
          facts={[
            {
              name: isCredit ? 'Credit on your next invoice' : 'Due today',
              value: preview && formatAmount(Math.abs(preview.amount_due), preview.currency),
            },
            {
              name: `Then per ${periodOf(to) === 'annual' ? 'year' : 'month'}`,
              value: formatAmount(priceOf(to, founding).amount),
            },
            { name: 'Renews on', value: dayOf(preview?.renewal_timestamp) },
          ]}
        />
      )}
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
    </Modal>
  );
}
