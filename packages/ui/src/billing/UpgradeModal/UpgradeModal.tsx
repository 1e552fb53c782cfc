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
  /** The member's plan. On a monthly one the prices open on monthly, else on annual. */
  plan: Plan;
  /** False for people under 18: nothing is sold to them, and the modal says so. See `canBuy`. */
  canBuy: boolean;
  /** Places left for founding members. Null: no such offer. Undefined: not known yet, and no annual price is shown. */
  founding: FoundingOffer | null | undefined;
  /** The plan that was chosen last. Undefined before. */
  chosen?: PaidPlan | undefined;
  /**
   * How far its checkout or change is. While busy, the other plans wait; a failure stands under the button that was
   * pressed; once done, the modal says so, and is to be closed a moment later.
   */
  upgrade: ActionState;
  /** A plan above the current one. For who pays nothing, start a checkout; for the others, show the proration. */
  onChoose: (choice: { plan: PaidPlan }) => void;
  /** The close button, Escape and a click outside. Possible while something is busy. */
  onClose: () => void;
}

/**
 * The price list. A step down is named but not offered here. People under 18 see no price: a used-up allowance leads
 * here, too.
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
