import { Refusal } from '../../errors.ts';
import type { PlanChanges } from './plan-changes.ts';
import type { OperatorDesk } from './ports.ts';
import { directionOf, findPrice } from './prices.ts';
import type { AskForRefund } from './refunds/ask-for-refund.ts';
import type { SubscriptionStore } from './subscription-store.ts';

interface Dependencies {
  store: SubscriptionStore;
  changes: PlanChanges;
  askForRefund: AskForRefund;
}

const DONE = 'This is done.';
const CHARGES = 'A larger plan charges the card, so the member has to choose it.';

export function createOperatorDesk({ store, changes, askForRefund }: Dependencies): OperatorDesk {
  return {
    async isPaying(userId) {
      return (await store.find(userId))?.is_live === true;
    },

    async changeAtPeriodEnd(id, plan) {
      if (plan === 'free') return (await changes.cancel({ id })).message ?? DONE;
      const now = findPrice((await store.find(id))?.subscription?.priceId ?? '');
      // The list price of a plan has the name of the plan.
      const wanted = findPrice(plan);
      if (now && wanted && directionOf(now, wanted) === 'upgrade')
        throw new Refusal('conflict', { detail: CHARGES });
      return (await changes.downgrade(id, plan)).message ?? DONE;
    },

    async refund(userId) {
      return (await askForRefund(userId, 'refund')).message ?? DONE;
    },
  };
}
