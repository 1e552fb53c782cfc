import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useId } from 'react';
import type { Plan, PlanOffers, PlanPrice as Price } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { formatAmount } from '../amounts.ts';
import { type BillingPeriod, FEATURES, type Tier, TIER_NAMES } from '../plans.ts';
import { cardPrice } from './card-price.ts';
import styles from './PlanCard.module.css';
import { planChoice } from './plan-choice.ts';
import { PlanPrice } from './PlanPrice.tsx';

export interface PlanCardProps {
  /** The column of the price list. Pro is the recommended one. */
  tier: Tier;
  /**
   * The member's own plan: decides whether this card is the current plan, an upgrade or a downgrade. Null
   * for a visitor, who can choose nothing yet.
   */
  plan: Plan | null;
  /** The period of the price. Free costs nothing in either. */
  period: BillingPeriod;
  /** The server's price list. Undefined: not known yet, so nothing can be bought. */
  offers: PlanOffers | undefined;
  /** The member holds a founding place, and pays its prices for life. Default false. */
  hasOwnPlace?: boolean;
  /** The plan that most readers take next has the filled button. Default false. */
  isPrimary?: boolean;
  /** This card's plan is being bought. Default false. */
  isBusy?: boolean;
  /** Another card is busy: the button is disabled. Default false. */
  isLocked?: boolean;
  /** Why this plan could not be bought; shown below its button. */
  error?: string | undefined;
  /** Called by the button, never for the current plan or a downgrade. */
  onChoose: (price: Price) => void;
}

/**
 * One plan of the price list. Prices and savings are the server's.
 *
 * **Do** put the three cards side by side in one grid, so that names, prices, lists and buttons are aligned.
 * **Don't** write a saving by hand.
 */
export function PlanCard(props: PlanCardProps) {
  const { tier, plan, period, offers, hasOwnPlace = false } = props;
  const id = useId();
  const choice = planChoice(plan, tier, period);
  const price = cardPrice(offers, tier, period, hasOwnPlace);

  return (
    <section
      aria-labelledby={id}
      data-recommended={tier === 'pro' ? '' : undefined}
      data-current={choice.kind === 'current' ? '' : undefined}
      className={styles.PlanCard}
    >
      <div className={styles.Head}>
        <h3 id={id} className={styles.Name}>
          <span>{TIER_NAMES[tier]}</span>
          {tier === 'free' && <small className={styles.ByName}> Explorer</small>}
        </h3>
        {choice.kind === 'current' && <Tag>Current plan</Tag>}
        {choice.kind === 'after_trial' && <Tag>After your trial</Tag>}
        {tier === 'pro' && choice.kind !== 'current' && (
          <Tag variant="recommended" className={styles.Recommended}>
            RECOMMENDED
          </Tag>
        )}
      </div>
      <PlanPrice price={price} />
      <ul className={styles.Features}>
        {FEATURES[tier].map(({ text, isGood }) => (
          <li key={text} data-good={isGood} className={styles.Feature}>
            {isGood ? <Check size={20} /> : <Minus size={20} />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.Action}>
        {choice.kind === 'choose' && (
          <Purchase
            {...props}
            label={choice.isSameTier ? 'Switch to annual' : `Choose ${TIER_NAMES[tier]}`}
            price={price === 'free' ? undefined : price}
          />
        )}
        {choice.kind === 'downgrade' && (
          <>
            <Button variant="tonal" width="full" disabled aria-describedby={`${id}-hint`}>
              Downgrade
            </Button>
            <p id={`${id}-hint`} className={styles.Hint}>
              Cancel or downgrade via Account Settings
            </p>
          </>
        )}
        <Failure>{props.error}</Failure>
      </div>
    </section>
  );
}

interface PurchaseProps extends Pick<PlanCardProps, 'isPrimary' | 'isBusy' | 'isLocked' | 'onChoose'> {
  label: string;
  price: Price | undefined;
}

/** The button, and below it when the plan renews. */
function Purchase({
  isPrimary = false,
  label,
  price,
  isBusy = false,
  isLocked = false,
  onChoose,
}: PurchaseProps) {
  const id = useId();
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'outline'}
        width="full"
        busy={isBusy}
        disabled={isLocked || price === undefined}
        aria-describedby={price && id}
        onClick={() => price && onChoose(price)}
      >
        {label}
      </Button>
      {price !== undefined && (
        <p id={id} className={styles.Hint}>
          {`Renews each ${price.period === 'annual' ? 'year' : 'month'} at ${formatAmount(price.amount, price.currency)} until you cancel: two clicks in Account.`}
        </p>
      )}
    </>
  );
}
