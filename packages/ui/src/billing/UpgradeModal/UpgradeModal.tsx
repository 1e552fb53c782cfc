import { useState } from 'react';
import type { Plan } from '@daylit/contract';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { PlanCard } from '../PlanCard/PlanCard.tsx';
import { type BillingPeriod, type FoundingOffer, isOpen, type PaidPlan, periodOf, tierOf } from '../plans.ts';
import { FoundingNote } from './FoundingNote.tsx';
import styles from './UpgradeModal.module.css';

const PERIODS: { value: BillingPeriod; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
];

const TIERS = ['free', 'plus', 'pro'] as const;

export interface UpgradeModalProps {
  /** The member's plan. For a monthly one the monthly prices are shown first, else the annual ones. */
  plan: Plan;
  /** False for members under 18: no plan is offered to them, and the modal says so. See `canBuy`. */
  canBuy: boolean;
  /**
   * Places left for founding members. Null: no such offer. Undefined: not known yet, so no annual price is
   * shown.
   */
  founding: FoundingOffer | null | undefined;
  /** The last chosen plan. Undefined before a choice. */
  chosen?: PaidPlan | undefined;
  /**
   * State of its checkout or change. While busy, the other plans are locked. A failure is shown below the
   * clicked button. Once done, the modal says so; close it a moment later.
   */
  upgrade: ActionState;
  /**
   * Called for a plan above the current one. Start a checkout for a member on the free plan or a trial;
   * otherwise show the proration.
   */
  onChoose: (choice: { plan: PaidPlan }) => void;
  /** Called by the close button, Escape and a click outside, even while something is busy. */
  onClose: () => void;
}

/**
 * The price list. A downgrade is named but not offered here. Members under 18 see no price: this modal also
 * explains a used-up allowance.
 */
export function UpgradeModal({ canBuy, ...rest }: UpgradeModalProps) {
  return canBuy ? <PriceList {...rest} /> : <NothingForSale onClose={rest.onClose} />;
}

function NothingForSale({ onClose }: Pick<UpgradeModalProps, 'onClose'>) {
  return (
    <Modal
      title="Your plan"
      description="We sell nothing to people under 18. What you have used up starts again with the next month."
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    />
  );
}

function PriceList({
  plan,
  founding,
  chosen,
  upgrade,
  onChoose,
  onClose,
}: Omit<UpgradeModalProps, 'canBuy'>) {
  const [period, setPeriod] = useState<BillingPeriod>(periodOf(plan) ?? 'annual');
  const isOf = (tier: (typeof TIERS)[number], paid: PaidPlan | undefined) =>
    paid !== undefined && tierOf(paid) === tier && periodOf(paid) === period;
  const isShownInCard = TIERS.some((tier) => isOf(tier, chosen));
  const isBusy = upgrade.state === 'busy';
  const isDone = upgrade.state === 'done';
  const failure = failureOf(upgrade, 'Could not start checkout.');

  return (
    <Modal title="Choose Your Perfect Plan" size="large" onClose={onClose}>
      <div className={styles.Above}>
        <SegmentedToggle label="Billing period" options={PERIODS} value={period} onChange={setPeriod} />
        {period === 'annual' && isOpen(founding) && <FoundingNote founding={founding} />}
      </div>
      {isDone && <Notice tone="success">Upgrade successful!</Notice>}
      {failure !== undefined && !isShownInCard && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.Plans}>
        {TIERS.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            plan={plan}
            period={period}
            founding={founding}
            isBusy={isBusy && isOf(tier, chosen)}
            isLocked={isDone || (isBusy && !isOf(tier, chosen))}
            error={isOf(tier, chosen) ? failure : undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p className={styles.Below}>Prices in US dollars. Taxes may apply.</p>
    </Modal>
  );
}
