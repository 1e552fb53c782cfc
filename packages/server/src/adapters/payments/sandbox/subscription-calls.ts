import { CURRENCY } from '@daylit/contract';
import { type PaymentProvider, ProviderFailure } from '../../../modules/billing/ports.ts';
import * as changes from './changes.ts';
import { presentSubscription } from './present.ts';
import type { SandboxStore, Turn } from './store.ts';

type SubscriptionCalls = Pick<
  PaymentProvider,
  | 'findSubscription'
  | 'listSubscriptions'
  | 'previewChange'
  | 'changeNow'
  | 'changeAtPeriodEnd'
  | 'cancelAtPeriodEnd'
  | 'keep'
  | 'endNow'
  | 'refundCharges'
>;

const UPDATED = 'customer.subscription.updated';
const DELETED = 'customer.subscription.deleted';

/** The calls about a subscription. `sendSoon` sends their events. */
export function createSubscriptionCalls(store: SandboxStore, sendSoon: () => void): SubscriptionCalls {
  async function onAccount<T>(id: string, key: string | undefined, work: (turn: Turn) => T): Promise<T> {
    const outcome = await store.turn(accountOf(id), (turn) => work(turn), key);
    if (outcome === undefined) throw new ProviderFailure('not_possible', 'There is no such subscription.');
    sendSoon();
    return outcome;
  }

  /** A change that is announced by an event, and done once per key. */
  async function change(
    id: string,
    key: string,
    work: (turn: Turn) => void,
    type: string = UPDATED,
  ): Promise<void> {
    await onAccount(id, key, (turn) => {
      work(turn);
      turn.events.push({ type, subscriptionId: id, checkoutId: null });
      return null;
    });
  }

  return {
    async findSubscription(id) {
      const found = await store.turn(
        accountOf(id),
        ({ account }) => presentSubscription(account, id) ?? null,
      );
      return found ?? undefined;
    },

    async listSubscriptions(customerId) {
      const found = await store.turn(customerId, ({ account }) =>
        account.subscriptions.flatMap(({ id }) => presentSubscription(account, id) ?? []),
      );
      return (found ?? []).toReversed();
    },

    previewChange: (id, priceId) =>
      onAccount(id, undefined, ({ account, now }) => {
        const { due, renewsAt } = changes.preview(account, id, priceId, now);
        const prorationDate = new Date(now);
        return { amount: due, currency: CURRENCY, renewsAt: new Date(renewsAt), prorationDate };
      }),

    changeNow: (id, priceId, prorationDate, key) =>
      change(id, key, ({ account, now }) =>
        changes.changeNow(account, { id, priceId, prorationAt: prorationDate.getTime(), now }),
      ),
    changeAtPeriodEnd: (id, priceId, key) =>
      change(id, key, ({ account }) => changes.changeAtPeriodEnd(account, id, priceId)),
    cancelAtPeriodEnd: (id, key) => change(id, key, ({ account }) => changes.cancelAtPeriodEnd(account, id)),
    keep: (id, key) => change(id, key, ({ account }) => changes.keep(account, id)),
    endNow: (id, key) => change(id, key, ({ account, now }) => changes.endNow(account, id, now), DELETED),

    refundCharges: (id, since, key) =>
      onAccount(id, key, ({ account, events, now }) => {
        const { refunded, isNew } = changes.refund(account, id, { since: since.getTime(), now });
        if (isNew) events.push({ type: 'charge.refunded', subscriptionId: id, checkoutId: null });
        return refunded;
      }),
  };
}

/** The id of the account, read from the id of one of its subscriptions. */
function accountOf(subscriptionId: string): string {
  const [, reference = ''] = /^sub_(\w+)_\d+$/.exec(subscriptionId) ?? [];
  return `cus_${reference}`;
}
