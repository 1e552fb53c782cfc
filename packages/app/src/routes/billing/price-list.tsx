import type { Plan, PlanPrice, SubscriptionState } from '@daylit/contract';
import { canBuy, periodOf, UpgradeModal } from '@daylit/ui';
import { useState } from 'react';
import { prefetchOffers, usePlanOffers } from '../../data/billing/offers.ts';
import { usePlanStep, useSubscription } from '../../data/billing/subscription.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useUsage } from '../../data/usage/usage.ts';
import { useReturnFromProvider } from '../../hooks/use-return-from-provider.ts';
import { actionState, loaded } from '../states.ts';
import { ChangePlan } from './change-plan.tsx';

export { prefetchOffers };

/** The price list. A paid plan is changed after a preview of the cost, any other starts a checkout. */
export function PriceList({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const user = session.status === 'signed_in' ? session.user : null;
  const offers = usePlanOffers();
  const subscription = useSubscription(user !== null).data;
  const usage = useUsage(user !== null).data;
  const step = usePlanStep();
  const [changingTo, setChangingTo] = useState<PlanPrice>();
  const [chosen, setChosen] = useState<PlanPrice>();
  useReturnFromProvider(step.reset);

  if (changingTo !== undefined && user !== null)
    return <ChangePlan from={user.plan} to={changingTo} onClose={onClose} />;
  const choose = (price: PlanPrice) => {
    setChosen(price);
    if (isPaying(user?.plan ?? 'free', subscription)) setChangingTo(price);
    else step.take({ action: 'checkout', priceId: price.id });
  };
  return (
    <UpgradeModal
      plan={user?.plan ?? null}
      canBuy={user === null || canBuy(user.age_band)}
      offers={loaded(offers)}
      hasOwnPlace={subscription?.has_founding_price}
      usage={usage}
      chosen={chosen?.plan}
      checkout={actionState(step)}
      onRetry={() => offers.refetch()}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

/** Whether there is a subscription to change. Until it is known, the plan decides. */
function isPaying(plan: Plan, state: SubscriptionState | undefined): boolean {
  return state === undefined ? periodOf(plan) !== undefined : state.subscription !== null;
}
