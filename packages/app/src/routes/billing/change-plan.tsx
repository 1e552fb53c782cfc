import type { Plan, PlanPrice } from '@daylit/contract';
import { ProrationModal } from '@daylit/ui';
import { usePlanStep, useProration } from '../../data/billing/subscription.ts';
import { useToast } from '../../lib/toast.ts';
import { actionState, loaded } from '../states.ts';

interface ChangePlanProps {
  from: Plan;
  to: PlanPrice;
  /** Called when the change is made, and when it is cancelled. */
  onClose: () => void;
}

/** Shows the cost of a change, and makes it. */
export function ChangePlan({ from, to, onClose }: ChangePlanProps) {
  const preview = useProration(to.id);
  const step = usePlanStep();
  const showToast = useToast();
  const finish = () => {
    showToast({ text: 'Upgrade successful!' });
    onClose();
  };
  return (
    <ProrationModal
      from={from}
      to={to}
      preview={preview.isFetching ? { state: 'waiting' } : loaded(preview)}
      change={actionState(step)}
      onRetry={() => preview.refetch()}
      onConfirm={() => step.take({ action: 'upgrade', priceId: to.id }, finish)}
      onCancel={onClose}
    />
  );
}
