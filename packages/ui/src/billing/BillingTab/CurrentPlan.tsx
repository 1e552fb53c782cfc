import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { FactList, type FactListProps } from '../FactList/FactList.tsx';
import { planName } from '../plans.ts';
import { hasPaymentDue, planStatus, renewalText, type Subscription } from '../subscription.ts';
import { type BillingActionStates, billingFailure, buttonState, doneMessage } from './billing-action.ts';
import styles from './BillingTab.module.css';

export interface CurrentPlanProps extends FactListProps {
  /** Gives plan, status and next payment. */
  subscription: Subscription;
  /**
   * State of each action. The message of a completed one takes the focus, because its button is often gone.
   */
  actions: BillingActionStates;
  /** Opens the price list. This and the next three are absent when the action is not offered. */
  onChoosePlan: (() => void) | undefined;
  /** Requests the price of Pro. */
  onUpgrade: (() => void) | undefined;
  /** The first click of cancelling. */
  onCancel: (() => void) | undefined;
  /** The first click of withdrawing. */
  onWithdraw: (() => void) | undefined;
}

/** The plan, its next payment, its allowances, and the buttons to upgrade or end it. */
export function CurrentPlan({
  subscription,
  facts,
  actions,
  onChoosePlan,
  onUpgrade,
  onCancel,
  onWithdraw,
}: CurrentPlanProps) {
  const { text, tone } = planStatus(subscription);
  const message = doneMessage(actions);
  const failure =
    billingFailure(actions, 'upgrade') ??
    billingFailure(actions, 'cancel') ??
    billingFailure(actions, 'withdraw');

  return (
    <Card>
      <div className={styles.Head}>
        <h2 className={styles.Label}>Current plan</h2>
        <Tag variant={tone}>{text}</Tag>
      </div>
      <p className={styles.Plan}>
        {planName(subscription.plan)}
        {subscription.plan === 'free' && <small className={styles.ByName}>Explorer</small>}
      </p>
      <p className={styles.Renewal}>{renewalText(subscription)}</p>
      {message !== undefined && (
        <Notice key={message} tone="success" tabIndex={-1} ref={takeFocus}>
          {message}
        </Notice>
      )}
      {hasPaymentDue(subscription) && (
        <Notice tone="warning">Your last payment did not go through. Please check your card.</Notice>
      )}
      <FactList facts={facts} />
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.Actions}>
        {onChoosePlan !== undefined && <Button onClick={onChoosePlan}>Upgrade</Button>}
        {onUpgrade !== undefined && (
          <Button {...buttonState(actions, 'upgrade')} onClick={onUpgrade}>
            Upgrade to Pro
          </Button>
        )}
        {onCancel !== undefined && (
          <Button variant="danger" {...buttonState(actions, 'cancel')} onClick={onCancel}>
            Cancel subscription
          </Button>
        )}
        {onWithdraw !== undefined && (
          <Button variant="danger" {...buttonState(actions, 'withdraw')} onClick={onWithdraw}>
            Withdraw from contract here
          </Button>
        )}
      </div>
    </Card>
  );
}
