import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { TIER_NAMES } from '../plans.ts';
import styles from './BillingTab.module.css';

const PLANS = {
  PLUS: '4 check-ins and 150 chat messages a month, 12-month history, and no ads.',
  PRO: 'Unlimited timeline with full export, 30 scans and 400 messages a month under fair use, and beta features.',
};

export interface OtherPlanProps {
  /** Pro is recommended, Plus is a step down. */
  tier: 'PLUS' | 'PRO';
  /** The step down is under way. Default false. */
  isBusy?: boolean;
  /** Something else is under way. Default false. */
  isLocked?: boolean;
  /** Why the step down did not work. */
  error?: string | undefined;
  /** Absent: the card only tells. */
  onDowngrade?: () => void;
}

/** The next plan up, or the next one down with the button that leads there. */
export function OtherPlan({ tier, isBusy = false, isLocked = false, error, onDowngrade }: OtherPlanProps) {
  const name = TIER_NAMES[tier];
  return (
    <Card variant={tier === 'PRO' ? 'tint' : 'plain'} className={styles.Side}>
      <div className={styles.Head}>
        <h2 className={styles.Title}>{name}</h2>
        {tier === 'PRO' && <Tag variant="recommended">RECOMMENDED</Tag>}
      </div>
      <p className={styles.Offer}>{PLANS[tier]}</p>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      {onDowngrade !== undefined && (
        <Button variant="outline" width="full" busy={isBusy} disabled={isLocked} onClick={onDowngrade}>
          Downgrade to {name}
        </Button>
      )}
    </Card>
  );
}
