import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { dayOf } from '../amounts.ts';
import { planName } from '../plans.ts';
import type { Subscription } from '../subscription.ts';

export interface EndContractModalProps {
  /** `cancel` ends with the period, `withdraw` at once. */
  kind: 'cancel' | 'withdraw';
  /** Gives the plan's name and its last day. */
  subscription: Subscription;
  /** The second and last click. */
  onConfirm: () => void;
  /** Called by Back, the close button and Escape. Nothing has changed. */
  onClose: () => void;
}

/** Explains the consequences of ending the contract, and ends it. Asks for no reason. */
export function EndContractModal({ kind, subscription, onConfirm, onClose }: EndContractModalProps) {
  const { plan, plan_expires_at, next_invoice_date } = subscription;
  const name = planName(plan);
  const end = dayOf(plan_expires_at ?? next_invoice_date);
  const isCancel = kind === 'cancel';
  return (
    <Modal
      title={isCancel ? `Cancel ${name}` : 'Withdraw from contract'}
      description={
        isCancel
          ? `${name} stays yours until ${end ?? 'the end of the period that is paid'}. After that your account is Free. You can undo this until then.`
          : `${name} ends at once and your account is Free. Your money comes back in 5 to 10 business days.`
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="tonal" onClick={onClose}>
            Back
          </Button>
          <Button onClick={onConfirm}>{isCancel ? 'Cancel now' : 'Confirm withdrawal'}</Button>
        </>
      }
    />
  );
}
