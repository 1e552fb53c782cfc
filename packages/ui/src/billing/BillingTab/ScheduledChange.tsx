import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { dayOf } from '../amounts.ts';
import { planName, TIER_NAMES } from '../plans.ts';
import { type Change, nextPlanName, type Subscription } from '../subscription.ts';
import styles from './BillingTab.module.css';

export interface ScheduledChangeProps {
  /** Gives the day and the plan that can be kept. */
  subscription: Subscription;
  /** What it becomes. */
  change: Exclude<Change, { kind: 'none' }>;
  /** The change is being undone. */
  isBusy: boolean;
  /** Something else is under way. */
  isLocked: boolean;
  /** Why it could not be undone. */
  error: string | undefined;
  /** Undo it. */
  onKeep: () => void;
}

/** What the plan becomes and when, with one button to undo it. */
export function ScheduledChange({
  subscription,
  change,
  isBusy,
  isLocked,
  error,
  onKeep,
}: ScheduledChangeProps) {
  const { plan, plan_expires_at, next_invoice_date } = subscription;
  const day = dayOf(plan_expires_at ?? next_invoice_date);
  return (
    <Card className={styles.Side}>
      <h2 className={styles.Title}>Scheduled change</h2>
      <Notice tone="warning">
        Your plan changes to{' '}
        <strong>{change.kind === 'ends' ? TIER_NAMES.FREE : nextPlanName(plan, change.plan)}</strong>{' '}
        {day === undefined ? 'at the end of the period' : `on ${day}`}.
      </Notice>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <Button variant="outline" width="full" busy={isBusy} disabled={isLocked} onClick={onKeep}>
        Keep {planName(plan)}
      </Button>
    </Card>
  );
}
