import { ALLOWANCES } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { TIER_NAMES } from '../plans.ts';
import { type BillingActionStates, billingFailure, buttonState } from './billing-action.ts';
import styles from './BillingTab.module.css';

const { plus, pro } = ALLOWANCES;

const OFFERS = {
  plus: `${plus.scans} check-ins and ${plus.messages} chat messages a month, ${plus.history_months}-month history, and no ads.`,
  pro: `Unlimited timeline with full export, ${pro.scans} scans and ${pro.messages} messages a month under fair use, and beta features.`,
};

export interface OtherPlanProps {
  /** Pro is recommended, Plus is a downgrade. */
  tier: 'plus' | 'pro';
  /** Uses `downgrade`; any other busy action locks the button. */
  actions: BillingActionStates;
  /** Without it the card has no button. */
  onDowngrade?: () => void;
}

/** The next higher plan, or the next lower one with the button to change to it. */
export function OtherPlan({ tier, actions, onDowngrade }: OtherPlanProps) {
  const name = TIER_NAMES[tier];
  const failure = onDowngrade && billingFailure(actions, 'downgrade');
  return (
    <Card variant={tier === 'pro' ? 'tint' : 'plain'} className={styles.Side}>
      <div className={styles.Head}>
        <h2 className={styles.Title}>{name}</h2>
        {tier === 'pro' && <Tag variant="recommended">RECOMMENDED</Tag>}
      </div>
      <p className={styles.Offer}>{OFFERS[tier]}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {onDowngrade !== undefined && (
        <Button variant="outline" width="full" {...buttonState(actions, 'downgrade')} onClick={onDowngrade}>
          Downgrade to {name}
        </Button>
      )}
    </Card>
  );
}
