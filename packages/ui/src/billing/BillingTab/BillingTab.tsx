import { useState } from 'react';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { allowanceRows, type Usage } from '../allowances.ts';
import type { PaidPlan } from '../plans.ts';
import { billingActions, canWithdraw, scheduledChange, type Subscription } from '../subscription.ts';
import { BillingGhost } from './BillingGhost.tsx';
import styles from './BillingTab.module.css';
import { CurrentPlan } from './CurrentPlan.tsx';
import { EndContractModal } from './EndContractModal.tsx';
import { type BillingAction, failureText } from './failure-text.ts';
import { OtherPlan } from './OtherPlan.tsx';
import { ScheduledChange } from './ScheduledChange.tsx';

export interface BillingTabProps {
  /** Of the current-user call. Undefined until it has arrived; null when it could not be had. */
  subscription: Subscription | null | undefined;
  /** What was used this month. Left out, the plan's limits are shown. */
  usage?: Usage | undefined;
  /** When the paid contract was made, in seconds or milliseconds. For 14 days it can be withdrawn from. */
  contract_started_at?: number | null;
  /** False for people under 18: nothing is sold to them. Default true. */
  isUpgradeOffered?: boolean;
  /** What is under way. Everything else waits. */
  busy?: BillingAction | undefined;
  /** What did not work, with the server's reason. Default reason: 'Plan change failed.' or 'Cancellation failed.' */
  failure?: { action: BillingAction; detail?: string | undefined } | undefined;
  /** The server's sentence about what has just been done. */
  message?: string | undefined;
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
export function BillingTab({
  subscription,
  usage,
  contract_started_at,
  isUpgradeOffered = true,
  busy,
  failure,
  message,
  onRetry,
  onChoosePlan,
  onUpgrade,
  onDowngrade,
  onKeep,
  onCancel,
  onWithdraw,
}: BillingTabProps) {
  const [now] = useState(() => Date.now());
  const [ending, setEnding] = useState<'cancel' | 'withdraw'>();
  if (subscription === undefined) return <BillingGhost />;
  if (subscription === null)
    return <LoadProblem title="Could not retrieve subscription details." onRetry={onRetry} />;

  const { choosePlan, upgrade, downgrade, keep, cancel } = billingActions(subscription);
  const change = scheduledChange(subscription);
  const isUp = isUpgradeOffered && (choosePlan === true || upgrade !== undefined);
  const errorOf = (...actions: BillingAction[]) =>
    failure !== undefined && actions.includes(failure.action) ? failureText(failure) : undefined;
  const confirmEnd = () => {
    if (ending === 'cancel') onCancel();
    else onWithdraw();
    setEnding(undefined);
  };

  return (
    <div className={styles.BillingTab}>
      <CurrentPlan
        subscription={subscription}
        facts={allowanceRows(subscription.plan, usage)}
        busy={busy}
        error={errorOf('upgrade', 'cancel', 'withdraw')}
        message={message}
        onChoosePlan={isUp && choosePlan === true ? onChoosePlan : undefined}
        onUpgrade={isUp && upgrade !== undefined ? () => onUpgrade({ plan: upgrade }) : undefined}
        onCancel={cancel === true ? () => setEnding('cancel') : undefined}
        onWithdraw={
          canWithdraw(subscription.plan, contract_started_at, now) ? () => setEnding('withdraw') : undefined
        }
      />
      <div className={styles.Aside}>
        {change.kind !== 'none' && keep === true && (
          <ScheduledChange
            subscription={subscription}
            change={change}
            isBusy={busy === 'keep'}
            isLocked={busy !== undefined && busy !== 'keep'}
            error={errorOf('keep')}
            onKeep={onKeep}
          />
        )}
        {isUp && <OtherPlan tier="PRO" />}
        {downgrade !== undefined && (
          <OtherPlan
            tier="PLUS"
            isBusy={busy === 'downgrade'}
            isLocked={busy !== undefined && busy !== 'downgrade'}
            error={errorOf('downgrade')}
            onDowngrade={() => onDowngrade({ plan: downgrade })}
          />
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
