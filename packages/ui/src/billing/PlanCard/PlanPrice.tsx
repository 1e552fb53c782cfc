import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatAmount } from '../amounts.ts';
import {
  type BillingPeriod,
  type FoundingOffer,
  paidPlan,
  priceOf,
  savingText,
  type Tier,
} from '../plans.ts';
import styles from './PlanCard.module.css';

export interface PlanPriceProps {
  /** Free costs nothing in any period. */
  tier: Tier;
  /** Only annual plans have founding prices and savings. */
  period: BillingPeriod;
  /** Undefined while the annual price is not known. */
  founding: FoundingOffer | null | undefined;
}

/** The price; below it the usual price and the saving, if there are any. */
export function PlanPrice({ tier, period, founding }: PlanPriceProps) {
  if (tier === 'free')
    return (
      <div className={styles.Price}>
        <p className={styles.Figure}>{formatAmount(0)}</p>
        <p className={styles.Saving} />
      </div>
    );
  if (founding === undefined && period === 'annual')
    return (
      <div className={styles.Price}>
        <p className={styles.Figure}>
          <VisuallyHidden>Loading...</VisuallyHidden>
          <Skeleton width="60%" />
        </p>
        <p className={styles.Saving} />
      </div>
    );
  const plan = paidPlan(tier, period);
  const { amount, usual } = priceOf(plan, founding);
  const saving = savingText(plan, founding);
  return (
    <div className={styles.Price}>
      <p className={styles.Figure}>
        {formatAmount(amount)}{' '}
        <small className={styles.Unit}>per {period === 'annual' ? 'year' : 'month'}</small>
      </p>
      <p className={styles.Saving}>
        {usual !== undefined && (
          <s>
            <VisuallyHidden>Usual price </VisuallyHidden>
            {formatAmount(usual)}
          </s>
        )}
        {saving !== undefined && <Tag variant="success">{saving}</Tag>}
      </p>
    </div>
  );
}
