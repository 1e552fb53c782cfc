import { useState } from 'react';
import type { Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { allowanceRows } from '../allowances.ts';
import type { PaidPlan } from '../plans.ts';
import { billingActions, canWithdraw, scheduledChange, type Subscription } from '../subscription.ts';
import type { BillingActionStates } from './billing-action.ts';
import { BillingGhost } from './BillingGhost.tsx';
import styles from './BillingTab.module.css';
import { CurrentPlan } from './CurrentPlan.tsx';
import { EndContractModal } from './EndContractModal.tsx';
import { OtherPlan } from './OtherPlan.tsx';
import { ScheduledChange } from './ScheduledChange.tsx';

export interface BillingTabProps {
  /** Of the current-user call. */
  subscription: Loaded<Subscription>;
  /** When the paid contract was made, in seconds since 1970. For 14 days it can be withdrawn from. */
  contract_started_at?: number | null;
  /** False for people under 18: nothing is sold to them. See `canBuy`. */
  canBuy: boolean;
  /** How far each action is. While one is busy, the others wait; the message of one that is done takes the focus. */
  actions: BillingActionStates;
  /** Asks for the subscription again. */
  onRetry: () => void;
  /** Someone who pays nothing wants to see the plans. */
  onChoosePlan: () => void;
  /** Show the proration of this plan first. */
  onUpgrade: (choice: { plan: PaidPlan }) => void;
  /** At the end of the period. */
  onDowngrade: (choice: { plan: PaidPlan }) => void;
  /** Undo what is scheduled. */
  onKeep: () => void;
  /** The second click of cancelling: ends at the end of the period. */
  onCancel: () => void;
  /** The second click of withdrawing: ends at once, with the money back. */
  onWithdraw: () => void;
}

/**
 * The billing tab of the account: the plan, when it is paid again, and every way out of it.
 *
 * **Do** leave cancelling at two clicks. **Don't** ask for a reason, and don't make another offer in between.
 */
export function BillingTab({ subscription, onRetry, ...rest }: BillingTabProps) {
  switch (subscription.state) {
    case 'waiting':
      return <BillingGhost />;
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
