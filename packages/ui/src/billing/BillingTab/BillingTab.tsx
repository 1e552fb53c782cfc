import type { Invoice, PlanOffers, SubscriptionState } from '@daylit/contract';
import type { Elements } from '../../lib/elements.ts';
import type { Loaded } from '../../lib/states.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { BillingActionStates } from '../billing-action.ts';
import { InvoiceList } from '../InvoiceList/InvoiceList.tsx';
import { Leaving, type LeavingProps } from '../Leaving/Leaving.tsx';
import { type PaidPlan, priceOf } from '../plans.ts';
import { billingActions, type Membership, runningSubscription } from '../subscription.ts';
import styles from './BillingTab.module.css';
import { CurrentPlan } from './CurrentPlan.tsx';
import { Downgrade } from './Downgrade.tsx';

export interface BillingTabProps {
  /** The member's plan, from the current user. */
  member: Omit<Membership, 'subscription'>;
  /** The subscription, as the server knows it from the payment provider. */
  billing: Loaded<SubscriptionState>;
  /** The price list. While it is not known, the tab leaves out comparisons of prices. */
  offers: PlanOffers | undefined;
  /** Newest first. Not shown to a member who never had one. */
  invoices: Loaded<readonly Invoice[]>;
  /** URL of an invoice's file. */
  invoiceHref: (invoice: Invoice) => string;
  /** The remaining allowances: a `UsageSection`. */
  usage: Elements;
  /** False for members under 18: no plan is offered to them. See `canBuy`. */
  canBuy: boolean;
  /** State of each action. While one is busy, the others are locked. The message of a done one is focused. */
  actions: BillingActionStates;
  /** Loads the subscription again. */
  onRetry: () => void;
  /** Loads the invoices again. */
  onRetryInvoices: () => void;
  /** A member on the free plan or a trial opens the price list. */
  onChoosePlan: () => void;
  /** Shows the proration of this plan first. */
  onUpgrade: (choice: { plan: PaidPlan }) => void;
  /** Changes the plan at the end of the period. */
  onDowngrade: (choice: { plan: PaidPlan }) => void;
  /** Undoes a scheduled change. */
  onKeep: () => void;
  /** Opens the provider's page for the card. */
  onChangeCard: () => void;
  /** The second click of cancelling, a withdrawal or a refund. */
  onLeave: LeavingProps['onLeave'];
}

/**
 * The billing tab of the account: the plan, its next payment, the remaining allowances, the invoices, and
 * every way to end the contract.
 *
 * **Do** keep cancelling at two clicks. **Don't** ask for a reason, and don't make another offer in between.
 */
export function BillingTab({ billing, onRetry, ...rest }: BillingTabProps) {
  switch (billing.state) {
    case 'waiting':
      return (
        <div className={styles.BillingTab}>
          <div className={styles.Column}>
            <Waiting />
            {rest.usage}
          </div>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.BillingTab}>
          <div className={styles.Column}>
            <LoadProblem
              title="Could not retrieve subscription details."
              detail={billing.detail}
              onRetry={onRetry}
            />
            {rest.usage}
          </div>
        </div>
      );
    case 'ready':
      return <Billing billing={billing.value} {...rest} />;
  }
}

interface BillingProps extends Omit<BillingTabProps, 'billing' | 'onRetry'> {
  billing: SubscriptionState;
}

function Billing({ billing, member, offers, invoices, canBuy, actions, ...rest }: BillingProps) {
  const { leaving, unreturned } = billing;
  const membership = { ...member, subscription: billing.subscription };
  const running = runningSubscription(membership);
  const { choosePlan, upgrade, downgrade, keep, changeCard } = billingActions(membership);
  const hasInvoices = running !== null || invoices.state === 'failed' || hasAny(invoices);
  const smaller = downgrade && offers && priceOf(offers, downgrade, billing.has_founding_price);

  return (
    <div className={styles.BillingTab}>
      <div className={styles.Column}>
        <CurrentPlan
          membership={membership}
          hasFoundingPlace={billing.has_founding_price}
          offers={offers}
          actions={actions}
          leaving={leaving}
          unreturned={unreturned}
          onChoosePlan={canBuy && !leaving && choosePlan === true ? rest.onChoosePlan : undefined}
          onUpgrade={canBuy && upgrade !== undefined ? () => rest.onUpgrade({ plan: upgrade }) : undefined}
          onKeep={keep === true ? rest.onKeep : undefined}
          onChangeCard={changeCard === true ? rest.onChangeCard : undefined}
        />
        {rest.usage}
        {hasInvoices && (
          <InvoiceList invoices={invoices} hrefOf={rest.invoiceHref} onRetry={rest.onRetryInvoices} />
        )}
      </div>
      {running !== null && (
        <div className={styles.Column}>
          {downgrade !== undefined && (
            <Downgrade
              subscription={running}
              price={smaller}
              actions={actions}
              onDowngrade={() => rest.onDowngrade({ plan: downgrade })}
            />
          )}
          <Leaving
            subscription={running}
            hasFoundingPlace={billing.has_founding_price}
            actions={actions}
            onLeave={rest.onLeave}
          />
        </div>
      )}
    </div>
  );
}

function hasAny(invoices: BillingTabProps['invoices']): boolean {
  return invoices.state === 'ready' && invoices.value.length > 0;
}

function Waiting() {
  return (
    <Card aria-busy="true">
      <p className={styles.Label}>Current plan</p>
      <p className={styles.Plan}>
        <VisuallyHidden>Loading...</VisuallyHidden>
        <Skeleton width="6rem" />
      </p>
      <p className={styles.Renewal}>
        <Skeleton width="14rem" />
      </p>
    </Card>
  );
}
