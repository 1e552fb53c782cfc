import type { Saving } from '@daylit/contract';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatAmount } from '../amounts.ts';
import type { CardPrice } from './card-price.ts';
import styles from './PlanCard.module.css';

export interface PlanPriceProps {
  /** `free` costs nothing. Undefined while the price is not known. */
  price: CardPrice | 'free' | undefined;
}

/** The price, and below it each saving with the price that it is compared with. */
export function PlanPrice({ price }: PlanPriceProps) {
  if (price === 'free')
    return (
      <div className={styles.Price}>
        <p className={styles.Figure}>{formatAmount(0)}</p>
      </div>
    );
  if (price === undefined)
    return (
      <div className={styles.Price}>
        <p className={styles.Figure}>
          <VisuallyHidden>Loading...</VisuallyHidden>
          <Skeleton width="60%" />
        </p>
      </div>
    );
  const { amount, currency, period, savings } = price;
  const isAnnual = period === 'annual';
  return (
    <div className={styles.Price}>
      <p className={styles.Figure}>
        <span>{`${formatAmount(amount, currency)} `}</span>
        <small className={styles.Unit}>{`per ${isAnnual ? 'year' : 'month'}`}</small>
      </p>
      {savings.against_list !== null && (
        <SavingLine before="Founding price. List price" saving={savings.against_list} currency={currency} />
      )}
      {savings.against_monthly !== null && (
        <SavingLine
          before={`Twelve months${price.monthly === undefined ? '' : ` at ${formatAmount(price.monthly, currency)}`} are`}
          saving={savings.against_monthly}
          currency={currency}
        />
      )}
    </div>
  );
}

interface SavingLineProps {
  /** The words before the compared amount. */
  before: string;
  saving: Saving;
  currency: string;
}

function SavingLine({ before, saving, currency }: SavingLineProps) {
  return (
    <p className={styles.Compared}>
      <span>{`${before} `}</span>
      <b>{formatAmount(saving.compared_to, currency)}</b>:{' '}
      <span className={styles.Saving}>
        {`save ${formatAmount(saving.amount, currency)} (${saving.percent}%)`}
      </span>
    </p>
  );
}
