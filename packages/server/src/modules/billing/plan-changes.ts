import type { PlanChangeResult, SubscriptionChange } from '@daylit/contract';
import { Refusal } from '../../errors.ts';
import type { Member } from '../members/ports.ts';
import type { Actionable, Actions } from './actions.ts';
import { requireGrownUp } from './checkouts.ts';
import type { OwnPrices } from './own-prices.ts';
import { requireDirection } from './plan-direction.ts';
import { givesPlan } from './plan-of-subscription.ts';
import type { PaymentProvider } from './ports.ts';

/** The changes that a member with a subscription may make. Each throws a 409 when it is not possible. */
export interface PlanChanges {
  change(member: Member, wanted: SubscriptionChange): Promise<PlanChangeResult>;
  /** As `change`, to a smaller plan only: nothing is charged. */
  downgrade(userId: number, priceId: string): Promise<PlanChangeResult>;
  cancel(member: Pick<Member, 'id'>): Promise<PlanChangeResult>;
  keep(member: Member): Promise<PlanChangeResult>;
}

interface Dependencies {
  provider: PaymentProvider;
  actions: Actions;
  prices: OwnPrices;
}

const CONTRADICTION = {
  upgrade: 'This change is an upgrade. Please reload the page.',
  downgrade: 'This change is a downgrade. Please reload the page.',
};

// Without a date: the screen shows it in the member's time zone, where it may differ from the date in UTC.
const CHANGED = {
  upgrade: 'Upgrade successful!',
  downgrade: 'Your plan changes with the next period. Until then nothing changes.',
};

const conflict = (detail: string): Refusal => new Refusal('conflict', { detail });

export function createPlanChanges({ provider, actions, prices }: Dependencies): PlanChanges {
  /** At the moment of the preview, while nothing has changed since. */
  async function upgrade({ subscription, known, key }: Actionable, priceId: string): Promise<void> {
    const { preview, version } = known;
    const isShown = preview?.priceId === priceId && preview.version === version;
    const moment = isShown ? new Date(preview.prorationDate) : await provider.now();
    await provider.changeNow(subscription.id, priceId, moment, key);
  }

  async function changeTo(
    userId: number,
    { priceId, changeType }: SubscriptionChange,
  ): Promise<PlanChangeResult> {
    const wanted = prices.require(priceId);
    const { decision } = await actions.run(
      userId,
      `change ${priceId}`,
      ({ subscription }) => {
        const direction = requireDirection(subscription, wanted);
        if (direction !== changeType) throw conflict(CONTRADICTION[direction]);
        return direction;
      },
      async (actionable, direction) => {
        const { id } = await prices.reserve(userId, wanted);
        if (direction === 'upgrade') return await upgrade(actionable, id);
        await provider.changeAtPeriodEnd(actionable.subscription.id, id, actionable.key);
      },
    );
    return { success: true, message: CHANGED[decision] };
  }

  return {
    async change(member, wanted) {
      if (wanted.changeType === 'upgrade') requireGrownUp(member);
      return await changeTo(member.id, wanted);
    },

    downgrade: (userId, priceId) => changeTo(userId, { priceId, changeType: 'downgrade' }),

    async cancel({ id }) {
      const { after } = await actions.run(
        id,
        'cancel',
        ({ subscription }) => {
          if (subscription.endsWithPeriod) throw conflict('Your subscription is cancelled already.');
        },
        ({ subscription, key }) => provider.cancelAtPeriodEnd(subscription.id, key),
      );
      const rest =
        after && givesPlan(after)
          ? 'Your plan stays until the end of the period that you paid for.'
          : 'The contract ends with this period, and nothing more is charged.';
      return { success: true, message: `Your subscription is cancelled. ${rest}` };
    },

    async keep({ id }) {
      await actions.run(
        id,
        'keep',
        ({ subscription: { endsWithPeriod, scheduledPriceId } }) => {
          if (!endsWithPeriod && scheduledPriceId === null)
            throw conflict('Nothing is scheduled, so your plan stays as it is.');
        },
        ({ subscription, key }) => provider.keep(subscription.id, key),
      );
      return { success: true, message: 'Your plan stays as it is.' };
    },
  };
}
