import type { PlanOffers, SubscriptionState } from '@daylit/contract';
import Ticket from 'lucide-react/icons/ticket';
import { sentences } from '../../lib/sentences.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { type BillingActionStates, billingFailure, buttonState, doneMessage } from '../billing-action.ts';
import { planName } from '../plans.ts';
import {
  disputedText,
  foundingText,
  leavingText,
  type Membership,
  paymentDueText,
  planStatus,
  renewalText,
  runningSubscription,
} from '../subscription.ts';
import styles from './BillingTab.module.css';
import { Unreturned } from './Unreturned.tsx';

export interface CurrentPlanProps {
  /** Gives plan, status and next payment. */
  membership: Membership;
  /** A withdrawal or refund that the member requested and that is not finished. */
  leaving: SubscriptionState['leaving'];
  /** The charges of a contract that was left that were not refunded. */
  unreturned: SubscriptionState['unreturned'];
  /** The member holds a founding place. */
  hasFoundingPlace: boolean;
  /** Compares the founding price with the list. */
  offers: PlanOffers | undefined;
  /**
   * State of each action. The message of a completed one takes the focus, because its button is often gone.
   */
  actions: BillingActionStates;
  /** Opens the price list. This and the next three are absent when the action is not offered. */
  onChoosePlan: (() => void) | undefined;
  /** Requests the price of Pro. */
  onUpgrade: (() => void) | undefined;
  /** Undoes the scheduled change. */
  onKeep: (() => void) | undefined;
  /** Opens the provider's page for the card. */
  onChangeCard: (() => void) | undefined;
}

const ENDING = { text: 'Ending', tone: 'warning' } as const;

/** The plan, its next payment and card, and the buttons to change it. */
export function CurrentPlan({
  membership,
  leaving,
  unreturned,
  hasFoundingPlace,
  offers,
  actions,
  ...on
}: CurrentPlanProps) {
  const running = runningSubscription(membership);
  const { text, tone } = leaving ? ENDING : planStatus(membership);
  const message = doneMessage(actions);
  const due = running === null ? undefined : paymentDueText(running);
  const disputed = running === null ? undefined : disputedText(running);
  const founding = foundingText(running, hasFoundingPlace, offers);
  const failure = billingFailure(actions, 'keep') ?? billingFailure(actions, 'change_card');
  const keptName = planName(running?.plan ?? membership.plan);

  return (
    <Card>
      <div className={styles.Head}>
        <h2 className={styles.Label}>Current plan</h2>
        <Tag variant={tone}>{text}</Tag>
      </div>
      <p className={styles.Plan}>
        <span>{planName(membership.plan)}</span>
        {membership.plan === 'free' && <small className={styles.ByName}>Explorer</small>}
      </p>
      <p className={styles.Renewal}>
        {sentences(
          renewalText(membership),
          running?.card != null && `Paid with ${running.card.brand} ending ${running.card.last4}.`,
        )}
      </p>
      <div className={styles.Notices}>
        {message !== undefined && (
          <Notice key={message} tone="success" tabIndex={-1} ref={takeFocus}>
            {message}
          </Notice>
        )}
        {leaving !== undefined && message === undefined && (
          <Notice tone="warning">{leavingText(leaving)}</Notice>
        )}
        {unreturned !== undefined && message === undefined && <Unreturned {...unreturned} />}
        {due !== undefined && <Notice tone="warning">{due}</Notice>}
        {disputed !== undefined && <Notice tone="warning">{disputed}</Notice>}
        {founding !== undefined && (
          <p className={styles.Founding}>
            <Ticket size={20} />
            <span>
              <b>{founding.lead}</b>
              <span>{` ${founding.rest}`}</span>
            </span>
          </p>
        )}
        <Failure>{failure}</Failure>
      </div>
      <div className={styles.Actions}>
        {on.onKeep !== undefined && (
          <Button {...buttonState(actions, 'keep')} onClick={on.onKeep}>{`Keep ${keptName}`}</Button>
        )}
        {on.onChoosePlan !== undefined && <Button onClick={on.onChoosePlan}>Upgrade</Button>}
        {on.onUpgrade !== undefined && (
          <Button variant="tonal" onClick={on.onUpgrade}>
            Upgrade to Pro
          </Button>
        )}
        {on.onChangeCard !== undefined && (
          <Button
            variant={due === undefined ? 'outline' : 'primary'}
            {...buttonState(actions, 'change_card')}
            onClick={on.onChangeCard}
          >
            Change card
          </Button>
        )}
      </div>
    </Card>
  );
}
