import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useId } from 'react';
import type { Plan } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import {
  type BillingPeriod,
  FEATURES,
  type FoundingOffer,
  type PaidPlan,
  type Tier,
  TIER_NAMES,
} from '../plans.ts';
import styles from './PlanCard.module.css';
import { planChoice } from './plan-choice.ts';
import { PlanPrice } from './PlanPrice.tsx';

export interface PlanCardProps {
  /** The column of the price list. Pro is the recommended one. */
  tier: Tier;
  /** The member's own plan: decides whether this card is the current plan, an upgrade or a downgrade. */
  plan: Plan;
  /** The period of the price. Free costs nothing in either. */
  period: BillingPeriod;
  /** The founding members' offer, while places are left. Null: no such offer. Undefined: not known yet. */
  founding: FoundingOffer | null | undefined;
  /** This card's plan is being bought. Default false. */
  isBusy?: boolean;
  /** Another card is busy, or the purchase is done: the button is disabled. Default false. */
  isLocked?: boolean;
  /** Why this plan could not be bought; shown below its button. */
  error?: string | undefined;
  /** Called by the button, never for the current plan or a downgrade. */
  onChoose: (choice: { plan: PaidPlan }) => void;
}

/**
 * One plan of the price list. The saving is computed from the prices.
 *
 * **Do** put the three cards side by side in one grid, so that names, prices, lists and buttons are aligned.
 * **Don't** write a saving by hand.
 */
export function PlanCard({
  tier,
  plan,
  period,
  founding,
  isBusy = false,
  isLocked = false,
  error,
  onChoose,
}: PlanCardProps) {
  const id = useId();
  const choice = planChoice(plan, tier, period);
  const isPriceKnown = founding !== undefined || period === 'monthly';

  return (
    <section
      aria-labelledby={id}
      data-recommended={tier === 'pro' ? '' : undefined}
      data-current={choice.kind === 'current' ? '' : undefined}
      className={styles.PlanCard}
    >
      <div className={styles.Head}>
        <h3 id={id} className={styles.Name}>
          {TIER_NAMES[tier]}
          {tier === 'free' && <small className={styles.ByName}> Explorer</small>}
        </h3>
        {choice.kind === 'current' && <Tag>Current plan</Tag>}
        {choice.kind === 'after_trial' && <Tag>After your trial</Tag>}
        {tier === 'pro' && choice.kind !== 'current' && <Tag variant="recommended">RECOMMENDED</Tag>}
      </div>
      <PlanPrice tier={tier} period={period} founding={founding} />
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
          <Button
            variant={tier === 'pro' ? 'primary' : 'outline'}
            width="full"
            busy={isBusy}
            disabled={isLocked || !isPriceKnown}
            onClick={() => onChoose({ plan: choice.plan })}
          >
            {choice.isSameTier ? 'Switch to annual' : `Choose ${TIER_NAMES[tier]}`}
          </Button>
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
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </div>
    </section>
  );
}
