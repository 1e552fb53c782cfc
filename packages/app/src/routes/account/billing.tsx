import type { ActionState, BillingActionStates } from '@daylit/ui';
import type { PlanPrice } from '@daylit/contract';
import { BillingTab, canBuy, type PaidPlan, priceOf, UsageSection } from '@daylit/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlanOffers } from '../../data/billing/offers.ts';
import {
  invoiceUrl,
  useFollowedSubscription,
  usePlanStep,
  useInvoices,
} from '../../data/billing/subscription.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useUsage } from '../../data/usage/usage.ts';
import { useReturnFromProvider } from '../../hooks/use-return-from-provider.ts';
import { raise } from '../../lib/events.ts';
import { ChangePlan } from '../billing/change-plan.tsx';
import { actionState, loaded } from '../states.ts';

/** The billing tab: what the member pays, and every change of it. */
export function AccountBilling() {
  const session = useSession();
  const [search] = useSearchParams();
  const billing = useFollowedSubscription(search.get('from') === 'card');
  const invoices = useInvoices();
  const offers = usePlanOffers();
  const usage = useUsage();
  const step = usePlanStep();
  const [upgrade, setUpgrade] = useState<PlanPrice>();
  useReturnFromProvider(step.reset);
  if (session.status !== 'signed_in') return null;
  const { plan, plan_expires_at, age_band } = session.user;
  const priceFor = (wanted: PaidPlan) =>
    offers.data && priceOf(offers.data, wanted, billing.data?.has_founding_price ?? false);

  return (
    <>
      <BillingTab
        member={{ plan, plan_expires_at }}
        billing={loaded(billing)}
        offers={offers.data}
        invoices={loaded(invoices)}
        invoiceHref={invoiceUrl}
        usage={<UsageSection usage={loaded(usage)} onRetry={() => usage.refetch()} />}
        canBuy={canBuy(age_band)}
        actions={actionsOf(step)}
        onRetry={() => billing.refetch()}
        onRetryInvoices={() => invoices.refetch()}
        onChoosePlan={() => raise('upgradeNeeded', { plan })}
        onUpgrade={(choice) => setUpgrade(priceFor(choice.plan))}
        onDowngrade={(choice) => {
          const price = priceFor(choice.plan);
          if (price !== undefined) step.take({ action: 'downgrade', priceId: price.id });
        }}
        onKeep={() => step.take({ action: 'keep' })}
        onChangeCard={() => step.take({ action: 'change_card' })}
        onLeave={({ action }) => step.take({ action })}
      />
      {upgrade && <ChangePlan from={plan} to={upgrade} onClose={() => setUpgrade(undefined)} />}
    </>
  );
}

/** The state of the last step, at its own action. */
function actionsOf(step: ReturnType<typeof usePlanStep>): BillingActionStates {
  const of = (action: keyof BillingActionStates): ActionState => {
    if (step.variables?.action !== action) return { state: 'idle' };
    const state = actionState(step);
    return state.state === 'done' ? { ...state, message: step.data } : state;
  };
  return {
    downgrade: of('downgrade'),
    keep: of('keep'),
    cancel: of('cancel'),
    withdraw: of('withdraw'),
    refund: of('refund'),
    change_card: of('change_card'),
  };
}
