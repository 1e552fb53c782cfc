import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { dayOf } from '../amounts.ts';
import { planName, TIER_NAMES } from '../plans.ts';
import { type Change, nextPlanName, type Subscription } from '../subscription.ts';
import { type BillingActionStates, billingFailure, buttonState } from './billing-action.ts';
import styles from './BillingTab.module.css';

export interface ScheduledChangeProps {
  /** Gives the day of the change and the plan that can be kept. */
  subscription: Subscription;
  /** The scheduled change. */
  change: Exclude<Change, { kind: 'none' }>;
  /** Uses `keep`; any other busy action locks the button. */
  actions: BillingActionStates;
  /** Undoes the change. */
  onKeep: () => void;
}

/** The scheduled change with its day, and one button to undo it. */
export function ScheduledChange({ subscription, change, actions, onKeep }: ScheduledChangeProps) {
  const { plan, plan_expires_at, next_invoice_date } = subscription;
  const day = dayOf(plan_expires_at ?? next_invoice_date);
  const failure = billingFailure(actions, 'keep');
  return (
    <Card className={styles.Side}>
      <h2 className={styles.Title}>Scheduled change</h2>
      <Notice tone="warning">
        Your plan changes to{' '}
        <strong>{change.kind === 'ends' ? TIER_NAMES.free : nextPlanName(plan, change.plan)}</strong>{' '}
        {day === undefined ? 'at the end of the period' : `on ${day}`}.
      </Notice>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <Button variant="outline" width="full" {...buttonState(actions, 'keep')} onClick={onKeep}>
        Keep {planName(plan)}
      </Button>
    </Card>
  );
}
