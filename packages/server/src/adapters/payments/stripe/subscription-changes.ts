import type Stripe from 'stripe';
import type { PaymentProvider } from '../../../modules/billing/ports.ts';
import { asking, idOf, toDate, toSeconds } from './calls.ts';
import { itemOf } from './present.ts';
import type { PriceIds } from './prices.ts';

type Changes = Pick<
  PaymentProvider,
  'previewChange' | 'changeNow' | 'changeAtPeriodEnd' | 'cancelAtPeriodEnd' | 'keep' | 'endNow'
>;

/** The changes to a subscription. Each step of a change has its own idempotency key. */
export function createChanges(stripe: Stripe, prices: PriceIds, now: () => Date): Changes {
  const read = (id: string) => asking(stripe.subscriptions.retrieve(id));

  /** A subscription with a schedule follows the schedule, whatever the subscription itself is told. */
  async function release(subscription: Stripe.Subscription, key: string): Promise<void> {
    const schedule = idOf(subscription.schedule);
    if (schedule !== null)
      await asking(stripe.subscriptionSchedules.release(schedule, {}, { idempotencyKey: `${key}-release` }));
  }

  async function setEnd(id: string, cancel_at_period_end: boolean, key: string): Promise<void> {
    const subscription = await read(id);
    await release(subscription, key);
    await asking(stripe.subscriptions.update(id, { cancel_at_period_end }, { idempotencyKey: `${key}-end` }));
  }

  return {
    async previewChange(id, priceId) {
      const subscription = await read(id);
      const prorationDate = toSeconds(now());
      const preview = await asking(
        stripe.invoices.createPreview({
          customer: idOf(subscription.customer) ?? '',
          subscription: id,
          subscription_details: {
            items: [{ id: itemOf(subscription).id, price: prices.toStripe(priceId) }],
            proration_behavior: 'always_invoice',
            proration_date: prorationDate,
          },
        }),
      );
      return {
        amount: Math.max(0, preview.amount_due),
        currency: preview.currency,
        renewsAt: toDate(Math.max(...preview.lines.data.map(({ period }) => period.end))),
        prorationDate: toDate(prorationDate),
      };
    },

    async changeNow(id, priceId, prorationDate, key) {
      const subscription = await read(id);
      await release(subscription, key);
      await asking(
        stripe.subscriptions.update(
          id,
          {
            items: [{ id: itemOf(subscription).id, price: prices.toStripe(priceId) }],
            cancel_at_period_end: false,
            proration_behavior: 'always_invoice',
            proration_date: toSeconds(prorationDate),
            payment_behavior: 'error_if_incomplete',
          },
          { idempotencyKey: `${key}-change` },
        ),
      );
    },

    async changeAtPeriodEnd(id, priceId, key) {
      await setEnd(id, false, key);
      await schedule(stripe, await read(id), prices.toStripe(priceId), key);
    },

    cancelAtPeriodEnd: (id, key) => setEnd(id, true, key),
    keep: (id, key) => setEnd(id, false, key),

    async endNow(id, key) {
      const subscription = await read(id);
      if (subscription.status === 'canceled') return;
      await release(subscription, key);
      await asking(stripe.subscriptions.cancel(id, { prorate: false }, { idempotencyKey: `${key}-cancel` }));
    },
  };
}

/** Lets the current period end unchanged, and starts the next one with another price. */
async function schedule(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  price: string,
  key: string,
): Promise<void> {
  const { id } = await asking(
    stripe.subscriptionSchedules.create(
      { from_subscription: subscription.id },
      { idempotencyKey: `${key}-plan` },
    ),
  );
  const item = itemOf(subscription);
  const { current_period_start: start_date, current_period_end: end_date } = item;
  await asking(
    stripe.subscriptionSchedules.update(
      id,
      {
        end_behavior: 'release',
        phases: [
          { items: [{ price: item.price.id, quantity: 1 }], start_date, end_date },
          { items: [{ price, quantity: 1 }], proration_behavior: 'none' },
        ],
      },
      { idempotencyKey: `${key}-phases` },
    ),
  );
}
