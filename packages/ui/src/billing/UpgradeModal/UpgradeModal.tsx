import { useState } from 'react';
import {
  FOUNDING_HOLD_MINUTES,
  type Plan,
  type PlanOffers,
  type PlanPrice,
  TRIAL_DAYS,
  type Usage,
} from '@daylit/contract';
import { sentences } from '../../lib/sentences.ts';
import { type ActionState, failureOf, isUnderWay, type Loaded } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { limitText } from '../limit-text.ts';
import { PlanCard } from '../PlanCard/PlanCard.tsx';
import { type PlanChoice, planChoice } from '../PlanCard/plan-choice.ts';
import {
  type BillingPeriod,
  hasFoundingPrices,
  type PaidPlan,
  periodOf,
  type Tier,
  tierOf,
} from '../plans.ts';
import { FoundingNote } from './FoundingNote.tsx';
import styles from './UpgradeModal.module.css';

const PERIODS: { value: BillingPeriod; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
];

const CHOICES: readonly PlanChoice['kind'][] = ['choose', 'none', 'current', 'after_trial', 'downgrade'];

/** What can be chosen comes first, the lowest of it at the top. */
function tiersFor(plan: Plan | null, period: BillingPeriod): Tier[] {
  const placeOf = (tier: Tier) =>
    tier === 'free' ? CHOICES.length : CHOICES.indexOf(planChoice(plan, tier, period).kind);
  return (['plus', 'pro', 'free'] as const).toSorted((a, b) => placeOf(a) - placeOf(b));
}

export interface UpgradeModalProps {
  /**
   * The member's plan. For a monthly one the monthly prices are shown first, else the annual ones. Null for a
   * visitor.
   */
  plan: Plan | null;
  /** False for members under 18: no plan is offered to them, and the modal says so. See `canBuy`. */
  canBuy: boolean;
  /** The server's price list. */
  offers: Loaded<PlanOffers>;
  /** The member holds a founding place, and pays its prices for life. Default false. */
  hasOwnPlace?: boolean | undefined;
  /** The usage of the plan. A used-up allowance is named. Default unknown. */
  usage?: Usage | undefined;
  /** The last chosen plan. Undefined before a choice. */
  chosen?: PaidPlan | undefined;
  /**
   * State of its checkout. While busy, and once done, while the provider's page is loading, the other plans
   * are locked. A failure is shown below the clicked button.
   */
  checkout: ActionState;
  /** Loads the price list again. */
  onRetry: () => void;
  /**
   * Called for a plan above the current one. Start a checkout for a member on the free plan or a trial;
   * otherwise show the proration.
   */
  onChoose: (price: PlanPrice) => void;
  /** Called by the close button, Escape and a click outside, even while something is busy. */
  onClose: () => void;
}

/**
 * The price list. A downgrade is named but not offered here. Members under 18 see no price: this modal also
 * explains a used-up allowance.
 */
export function UpgradeModal({ canBuy, ...rest }: UpgradeModalProps) {
  const { plan, usage } = rest;
  const limit = plan && usage && limitText(plan, usage);
  return canBuy ? (
    <PriceList {...rest} limit={limit ?? undefined} />
  ) : (
    <NothingForSale limit={limit ?? undefined} onClose={rest.onClose} />
  );
}

interface Limited {
  /** The used-up allowances. */
  limit: string | undefined;
}

function NothingForSale({ limit, onClose }: Limited & Pick<UpgradeModalProps, 'onClose'>) {
  return (
    <Modal
      title="Your plan"
      description={`${limit === undefined ? '' : `${limit} `}We sell nothing to people under 18. What you have used up starts again with the next month.`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    />
  );
}

function PriceList({
  plan,
  offers,
  hasOwnPlace = false,
  limit,
  chosen,
  checkout,
  onRetry,
  onChoose,
  onClose,
}: Omit<UpgradeModalProps, 'canBuy' | 'usage'> & Limited) {
  const [period, setPeriod] = useState<BillingPeriod>((plan && periodOf(plan)) ?? 'annual');
  const known = offers.state === 'ready' ? offers.value : undefined;
  const isFounding = known !== undefined && hasFoundingPrices(known, hasOwnPlace) && period === 'annual';
  const tiers = tiersFor(plan, period);
  const isOf = (tier: Tier, paid: PaidPlan | undefined) =>
    paid !== undefined && tierOf(paid) === tier && periodOf(paid) === period;
  const isShownInCard = tiers.some((tier) => isOf(tier, chosen));
  const isBusy = isUnderWay(checkout);
  const failure = failureOf(checkout, 'Could not start checkout.');

  return (
    <Modal title="Choose Your Perfect Plan" size="large" onClose={onClose}>
      {limit !== undefined && <Notice>{limit}</Notice>}
      {offers.state === 'failed' && <PricesMissing detail={offers.detail} onRetry={onRetry} />}
      <div className={styles.Above}>
        <SegmentedToggle label="Billing period" options={PERIODS} value={period} onChange={setPeriod} />
        {isFounding && known.founding !== null && (
          <FoundingNote founding={known.founding} hasOwnPlace={hasOwnPlace} />
        )}
      </div>
      <Failure>{isShownInCard ? undefined : failure}</Failure>
      <div className={styles.Plans}>
        {tiers.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            isPrimary={tier === tiers[0]}
            plan={plan}
            period={period}
            offers={known}
            hasOwnPlace={hasOwnPlace}
            isBusy={isBusy && isOf(tier, chosen)}
            isLocked={isBusy && !isOf(tier, chosen)}
            error={isOf(tier, chosen) ? failure : undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
      {plan === null && <AccountFirst />}
      <p className={styles.Below}>
        {sentences(
          'US dollars; taxes may apply.',
          isFounding &&
            `A place is held for ${FOUNDING_HOLD_MINUTES} minutes while you pay. The founding price stays yours for life, also if you leave and come back.`,
          known?.is_play_money === true && 'This server takes play money only: no card is charged.',
        )}
      </p>
    </Modal>
  );
}

function PricesMissing({ detail, onRetry }: { detail: string | null; onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <p>The prices could not be loaded.</p>
      {detail !== null && <p>{detail}</p>}
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

/** A visitor has no account that could have a plan. */
function AccountFirst() {
  return (
    <div className={styles.First}>
      <p>
        {`Every account starts with a trial of ${TRIAL_DAYS} days. It asks for no card and ends in Free.`}
      </p>
      <ButtonLink href="/register">Get Started Free</ButtonLink>
    </div>
  );
}
