import { ALLOWANCES, type CurrentSubscription, type PlanPrice } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { formatMoney } from '../amounts.ts';
import { type BillingActionStates, billingFailure, buttonState } from '../billing-action.ts';
import { perPeriod, planName, TIER_NAMES } from '../plans.ts';
import styles from './BillingTab.module.css';

const { plus } = ALLOWANCES;

export interface DowngradeProps {
  /** The current period of Pro, which stays until then. */
  subscription: CurrentSubscription;
  /** The price of Plus then. Undefined while it is not known. */
  price: PlanPrice | undefined;
  /** Uses `downgrade`; any other busy action locks the button. */
  actions: BillingActionStates;
  onDowngrade: () => void;
}

/** The next lower plan, from when, and the button to change to it. */
export function Downgrade({ subscription, price, actions, onDowngrade }: DowngradeProps) {
  const { plan, renews_at } = subscription;
  const failure = billingFailure(actions, 'downgrade');
  const cost = price === undefined ? '' : ` for ${formatMoney(price)} ${perPeriod(price.plan)}`;
  return (
    <SectionCard title={TIER_NAMES.plus}>
      <p className={styles.Offer}>
        {`${plus.scans} check-ins and ${plus.messages} chat messages a month, ${plus.history_months}-month history, and no ads${cost}. ${planName(plan)} stays until ${renews_at === null ? 'the end of the time that is paid' : formatDate(renews_at)}, and you can undo the change until then.`}
      </p>
      <Failure>{failure}</Failure>
      <Button variant="outline" {...buttonState(actions, 'downgrade')} onClick={onDowngrade}>
        {`Downgrade to ${TIER_NAMES.plus}`}
      </Button>
    </SectionCard>
  );
}
