import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { FactList, type FactListProps } from '../FactList/FactList.tsx';
import { planName } from '../plans.ts';
import { isUnpaid, renewalText, standing, type Subscription } from '../subscription.ts';
import styles from './BillingTab.module.css';
import type { BillingAction } from './failure-text.ts';

export interface CurrentPlanProps extends FactListProps {
  /** Plan, standing and next payment are read from it. */
  subscription: Subscription;
  /** What is under way. Everything else waits. */
  busy: BillingAction | undefined;
  /** Why the last change did not work. */
  error: string | undefined;
  /** What has just been done. Takes the focus: the button that led to it is often gone. */
  message: string | undefined;
  /** Opens the price list. Like the others, absent where it is not offered. */
  onChoosePlan: (() => void) | undefined;
  /** Asks what Pro would cost. */
  onUpgrade: (() => void) | undefined;
  /** The first click of cancelling. */
  onCancel: (() => void) | undefined;
  /** The first click of withdrawing. */
  onWithdraw: (() => void) | undefined;
}

/** The plan, its next payment, what it gives, and the buttons to leave or outgrow it. */
export function CurrentPlan({
  subscription,
  facts,
  busy,
  error,
  message,
  onChoosePlan,
  onUpgrade,
  onCancel,
  onWithdraw,
}: CurrentPlanProps) {
  const { text, tone } = standing(subscription);
  const waits = (action: BillingAction) => ({
    busy: busy === action,
    disabled: busy !== undefined && busy !== action,
  });

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
      {isUnpaid(subscription) && (
        <Notice tone="warning">Your last payment did not go through. Please check your card.</Notice>
      )}
      <FactList facts={facts} />
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <div className={styles.Actions}>
        {onChoosePlan !== undefined && <Button onClick={onChoosePlan}>Upgrade</Button>}
        {onUpgrade !== undefined && (
          <Button {...waits('upgrade')} onClick={onUpgrade}>
            Upgrade to Pro
          </Button>
        )}
        {onCancel !== undefined && (
          <Button variant="danger" {...waits('cancel')} onClick={onCancel}>
            Cancel subscription
          </Button>
        )}
        {onWithdraw !== undefined && (
          <Button variant="danger" {...waits('withdraw')} onClick={onWithdraw}>
            Withdraw from contract here
          </Button>
        )}
      </div>
    </Card>
  );
}
