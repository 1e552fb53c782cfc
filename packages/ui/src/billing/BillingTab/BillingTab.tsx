import { useState } from 'react';
import type { Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { allowanceRows } from '../allowances.ts';
import type { PaidPlan } from '../plans.ts';
import { billingActions, canWithdraw, scheduledChange, type Subscription } from '../subscription.ts';
import type { BillingActionStates } from './billing-action.ts';
import { BillingWaiting } from './BillingWaiting.tsx';
import styles from './BillingTab.module.css';
import { CurrentPlan } from './CurrentPlan.tsx';
import { EndContractModal } from './EndContractModal.tsx';
import { OtherPlan } from './OtherPlan.tsx';
import { ScheduledChange } from './ScheduledChange.tsx';

export interface BillingTabProps {
  /** From the current user. */
  subscription: Loaded<Subscription>;
  /** When the paid contract was made, in Unix seconds. The member can withdraw from it for 14 days. */
  contract_started_at?: number | null;
  /** False for members under 18: no plan is offered to them. See `canBuy`. */
  canBuy: boolean;
  /** State of each action. While one is busy, the others are locked. The message of a done one is focused. */
  actions: BillingActionStates;
  /** Loads the subscription again. */
  onRetry: () => void;
  /** A member on the free plan or a trial opens the price list. */
  onChoosePlan: () => void;
  /** Shows the proration of this plan first. */
  onUpgrade: (choice: { plan: PaidPlan }) => void;
  /** Changes the plan at the end of the period. */
  onDowngrade: (choice: { plan: PaidPlan }) => void;
  /** Undoes a scheduled change. */
  onKeep: () => void;
  /** The second click of cancelling: the contract ends with the period. */
  onCancel: () => void;
  /** The second click of withdrawing: the contract ends at once and is refunded. */
  onWithdraw: () => void;
}

/**
 * The billing tab of the account: the plan, its next payment, and every way to end it.
 *
 * **Do** keep cancelling at two clicks. **Don't** ask for a reason, and don't make another offer in between.
 */
export function BillingTab({ subscription, onRetry, ...rest }: BillingTabProps) {
  switch (subscription.state) {
    case 'waiting':
      return <BillingWaiting />;
    case 'failed':
      return (
        <LoadProblem
          title="Could not retrieve subscription details."
          detail={subscription.detail}
          onRetry={onRetry}
        />
      );
    case 'ready':
      return <Billing subscription={subscription.value} {...rest} />;
  }
}

interface BillingProps extends Omit<BillingTabProps, 'subscription' | 'onRetry'> {
  subscription: Subscription;
}

function Billing({ subscription, contract_started_at, canBuy, actions, ...on }: BillingProps) {
  const [now] = useState(() => Date.now());
  const [ending, setEnding] = useState<'cancel' | 'withdraw'>();
  const { choosePlan, upgrade, downgrade, keep, cancel } = billingActions(subscription);
  const change = scheduledChange(subscription);
  const confirmEnd = () => {
    if (ending === 'cancel') on.onCancel();
    else on.onWithdraw();
    setEnding(undefined);
  };

  return (
    <div className={styles.BillingTab}>
      <CurrentPlan
        subscription={subscription}
        facts={allowanceRows(subscription.plan)}
        actions={actions}
        onChoosePlan={canBuy && choosePlan === true ? on.onChoosePlan : undefined}
        onUpgrade={canBuy && upgrade !== undefined ? () => on.onUpgrade({ plan: upgrade }) : undefined}
        onCancel={cancel === true ? () => setEnding('cancel') : undefined}
        onWithdraw={
          canWithdraw(subscription.plan, contract_started_at, now) ? () => setEnding('withdraw') : undefined
        }
      />
      <div className={styles.Aside}>
        {change.kind !== 'none' && keep === true && (
          <ScheduledChange subscription={subscription} change={change} actions={actions} onKeep={on.onKeep} />
        )}
        {canBuy && (choosePlan === true || upgrade !== undefined) && (
          <OtherPlan tier="pro" actions={actions} />
        )}
        {downgrade !== undefined && (
          <OtherPlan tier="plus" actions={actions} onDowngrade={() => on.onDowngrade({ plan: downgrade })} />
        )}
      </div>
      {ending !== undefined && (
        <EndContractModal
          kind={ending}
          subscription={subscription}
          onConfirm={confirmEnd}
          onClose={() => setEnding(undefined)}
        />
      )}
    </div>
  );
}
