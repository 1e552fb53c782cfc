// Objects of the fake world in Stripe's form, as far as the adapter reads them.
import type {
  SandboxAccount,
  SandboxCharge,
  SandboxSubscription,
} from '../../src/adapters/payments/sandbox/account.ts';
import type { FakeSchedule, FakeSession, World } from './world.ts';

const PREFIX = 'price_fake_';

/** Stripe's ids of our prices. */
export const stripePrice = (ourId: string): string => `${PREFIX}${ourId}`;
export const ourPrice = (stripeId: string): string => stripeId.replace(PREFIX, '');

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
export const list = (data: unknown[]) => ({ object: 'list', has_more: false, data });

export function asSession(session: FakeSession, baseUrl: string) {
  return {
    object: 'checkout.session',
    id: session.id,
    customer: session.customerId,
    subscription: session.subscriptionId,
    status: session.status,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    currency: 'usd',
    url: `${baseUrl}/pay/${session.id}`,
    line_items: list([{ object: 'item', price: { object: 'price', id: stripePrice(session.priceId) } }]),
  };
}

export function asSchedule({ id, phases }: FakeSchedule) {
  return {
    object: 'subscription_schedule',
    id,
    phases: phases.map(({ start, end, priceId }) => ({
      start_date: start,
      end_date: end,
      items: [{ price: stripePrice(priceId) }],
    })),
  };
}

/** `expand` names the fields that are sent in full. */
export function asSubscription(
  world: World,
  account: SandboxAccount,
  subscription: SandboxSubscription,
  expand: readonly string[] = [],
) {
  const { id, status, startedAt, endedAt, endsWithPeriod, priceId, periodStart, periodEnd } = subscription;
  const schedule = world.schedules.get(id);
  const isFull = (field: string): boolean => expand.some((path) => path.endsWith(field));
  const method = account.card && { object: 'payment_method', id: 'pm_fake', card: cardOf(account.card) };
  return {
    object: 'subscription',
    id,
    customer: account.id,
    status,
    start_date: seconds(startedAt),
    ended_at: endedAt === null ? null : seconds(endedAt),
    cancel_at_period_end: endsWithPeriod,
    schedule: schedule ? (isFull('schedule') ? asSchedule(schedule) : schedule.id) : null,
    default_payment_method: isFull('default_payment_method') ? method : (method?.id ?? null),
    items: list([
      {
        object: 'subscription_item',
        id: itemIdOf(id),
        price: { object: 'price', id: stripePrice(priceId) },
        current_period_start: seconds(periodStart),
        current_period_end: seconds(periodEnd),
      },
    ]),
  };
}

export const itemIdOf = (subscriptionId: string): string => `si_${subscriptionId}`;

const cardOf = ({ brand, last4 }: { brand: string; last4: string }) => ({
  brand: brand.toLowerCase(),
  last4,
});

export function asInvoice(customerId: string, charge: SandboxCharge, baseUrl: string) {
  const { id, number, subscriptionId, amount, description, chargedAt, status } = charge;
  const isPaid = status === 'paid' || status === 'refunded';
  const moment = seconds(chargedAt);
  return {
    object: 'invoice',
    id,
    number,
    customer: customerId,
    status: isPaid ? 'paid' : status,
    amount_paid: isPaid ? amount : 0,
    amount_due: amount,
    currency: 'usd',
    created: moment,
    status_transitions: { paid_at: isPaid ? moment : null, finalized_at: moment },
    lines: list([{ object: 'line_item', description, period: { end: moment } }]),
    invoice_pdf: `${baseUrl}/pdf/${id}`,
    parent: { subscription_details: { subscription: subscriptionId } },
  };
}

export const intentOf = (invoiceId: string): string => `pi_${invoiceId}`;

/** The payments of an invoice: one, or none where nothing was to be paid. */
export function asPayments(
  { id, amount, card, status, isDisputed, isBounced = false }: SandboxCharge,
  keepsMark: boolean,
) {
  const isPaid = status === 'paid' || status === 'refunded';
  if (!isPaid || amount === 0) return list([]);
  const [, brand = 'visa', last4 = '4242'] = /^(\w+) ending (\d{4})$/.exec(card ?? '') ?? [];
  const isMarked = status === 'refunded' || (isBounced && keepsMark);
  const latest_charge = {
    object: 'charge',
    id: `ch_${id}`,
    amount,
    refunded: isMarked,
    amount_refunded: isMarked ? amount : 0,
    currency: 'usd',
    disputed: isDisputed,
    payment_method_details: { card: cardOf({ brand, last4 }) },
  };
  const payment_intent = { object: 'payment_intent', id: intentOf(id), latest_charge };
  const payment = { type: 'payment_intent', payment_intent };
  return list([{ object: 'invoice_payment', id: `inpay_${id}`, status: 'paid', payment }]);
}
