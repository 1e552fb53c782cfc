// The calls of the fake Stripe: the type of each request, and its effect on the world.
import * as changes from '../../src/adapters/payments/sandbox/changes.ts';
import type { SandboxAccount } from '../../src/adapters/payments/sandbox/account.ts';
import * as as from './as-stripe.ts';
import { Missing, ofSubscription, type World } from './world.ts';

interface SentItem {
  id: string;
  price: string;
}

/** The fields that the calls read of a request with the types of Stripe's library. */
export interface SentParams {
  customer: string;
  subscription: string;
  status?: string;
  limit?: number;
  created?: { gte: number };
  invoice: string;
  payment_intent: string;
  charge: string;
  from_subscription: string;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  line_items: [SentItem];
  items?: [SentItem];
  proration_date: number;
  cancel_at_period_end?: boolean;
  phases: [{ start_date: number; end_date: number }, { items: [SentItem] }];
  subscription_details: { items: [SentItem]; proration_date: number };
  expand?: string[];
}

export interface FakeCall {
  world: World;
  baseUrl: string;
  /** The id in the path. */
  id: string;
  params: SentParams;
}

export interface Route {
  method: string;
  path: RegExp;
  /** A type of `stripe-params.ts`. */
  type: string;
  answer(call: FakeCall): object;
}

/** Stripe's refusal of a request that is well formed. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, message = code) {
    super(message);
    this.code = code;
  }
}

const SHORTEST_CHECKOUT = 30 * 60;

export function route(line: string, type: string, answer: Route['answer']): Route {
  const [method = '', path = ''] = line.split(' ');
  return { method, path: new RegExp(`^/v1/${path.replace(':id', '(\\w+)')}$`), type, answer };
}

function subscriptionIn(world: World, id: string) {
  const account = world.accountOf(ofSubscription(id));
  const subscription = account.subscriptions.find((each) => each.id === id);
  if (!subscription) throw new Missing('resource_missing');
  return { account, subscription };
}

function changed({ world, id, params }: FakeCall, type = 'customer.subscription.updated'): object {
  const { account, subscription } = subscriptionIn(world, id);
  const object = as.asSubscription(world, account, subscription, params.expand);
  world.tell(type, object);
  return object;
}

function sessionIn({ world, id }: FakeCall) {
  const session = world.sessions.get(id);
  if (!session) throw new Missing('resource_missing');
  if (session.status === 'open' && session.expiresAt <= world.now()) session.status = 'expired';
  return session;
}

const invoicesOf = (account: SandboxAccount, { baseUrl }: FakeCall) =>
  account.charges.toReversed().map((charge) => as.asInvoice(account.id, charge, baseUrl));

const CUSTOMERS: Route[] = [
  route('POST customers', 'CreateCustomer', ({ world }) => ({
    object: 'customer',
    id: world.addAccount().id,
  })),
  route('DELETE customers/:id', 'DeleteCustomer', ({ world, id }) => {
    const account = world.accountOf((each) => each.id === id);
    if (world.erased.has(id)) throw new Missing('resource_missing');
    world.erased.add(id);
    for (const subscription of account.subscriptions) changes.endNow(account, subscription.id, world.now());
    return { object: 'customer', id, deleted: true };
  }),
  route('POST billing_portal/sessions', 'OpenPortal', ({ world, baseUrl, params }) => {
    world.accountOf((each) => each.id === params.customer);
    return { object: 'billing_portal.session', id: 'bps_fake', url: `${baseUrl}/portal/${params.customer}` };
  }),
];

/** Stripe knows no price of the other mode, or of another account. */
function priceOf(stripeId: string): string {
  const id = as.ourPrice(stripeId);
  if (as.stripePrice(id) !== stripeId) throw new Refused('resource_missing', `No such price: '${stripeId}'`);
  return id;
}

const CHECKOUTS: Route[] = [
  route('POST checkout/sessions', 'CreateCheckout', ({ world, baseUrl, params }) => {
    world.accountOf((each) => each.id === params.customer);
    const expiresAt = params.expires_at * 1000;
    if (expiresAt < world.now() + SHORTEST_CHECKOUT * 1000) throw new Refused('expires_at_too_early');
    const session = {
      id: world.nextId('cs'),
      customerId: params.customer,
      priceId: priceOf(params.line_items[0].price),
      successUrl: params.success_url,
      cancelUrl: params.cancel_url,
      expiresAt,
      status: 'open' as const,
      subscriptionId: null,
    };
    world.sessions.set(session.id, session);
    return as.asSession(session, baseUrl);
  }),
  route('GET checkout/sessions/:id', 'FindCheckout', (call) => as.asSession(sessionIn(call), call.baseUrl)),
  route('POST checkout/sessions/:id/expire', 'ExpireCheckout', (call) => {
    const session = sessionIn(call);
    if (session.status !== 'open') throw new Refused('session_not_open');
    session.status = 'expired';
    return as.asSession(session, call.baseUrl);
  }),
];

const SUBSCRIPTIONS: Route[] = [
  route('GET subscriptions/:id', 'FindSubscription', ({ world, id, params }) => {
    const { account, subscription } = subscriptionIn(world, id);
    return as.asSubscription(world, account, subscription, params.expand);
  }),
  route('GET subscriptions', 'ListSubscriptions', ({ world, params }) => {
    const account = world.accountOf((each) => each.id === params.customer);
    const all = account.subscriptions.toReversed();
    return as.list(all.map((each) => as.asSubscription(world, account, each, params.expand)));
  }),
  route('POST subscriptions/:id', 'UpdateSubscription', (call) => {
    const { world, id, params } = call;
    const { account } = subscriptionIn(world, id);
    if (world.schedules.has(id)) throw new Refused('managed_by_schedule');
    if (params.items) {
      const [item] = params.items;
      if (item.id !== as.itemIdOf(id)) throw new Refused('unknown_item');
      const prorationAt = params.proration_date * 1000;
      changes.changeNow(account, { id, priceId: as.ourPrice(item.price), prorationAt, now: world.now() });
    } else if (params.cancel_at_period_end) changes.cancelAtPeriodEnd(account, id);
    else changes.keep(account, id);
    return changed(call);
  }),
  route('DELETE subscriptions/:id', 'CancelSubscription', (call) => {
    const { account } = subscriptionIn(call.world, call.id);
    changes.endNow(account, call.id, call.world.now());
    return changed(call, 'customer.subscription.deleted');
  }),
];

const SCHEDULES: Route[] = [
  route('POST subscription_schedules', 'CreateSchedule', ({ world, params }) => {
    const { subscription } = subscriptionIn(world, params.from_subscription);
    if (world.schedules.has(subscription.id)) throw new Refused('managed_by_schedule');
    const [start, end] = [subscription.periodStart / 1000, subscription.periodEnd / 1000].map(Math.floor);
    const phases = [{ start: start ?? 0, end: end ?? 0, priceId: subscription.priceId }];
    const schedule = { id: world.nextId('sched'), subscriptionId: subscription.id, phases };
    world.schedules.set(subscription.id, schedule);
    return as.asSchedule(schedule);
  }),
  route('POST subscription_schedules/:id', 'UpdateSchedule', ({ world, id, params }) => {
    const schedule = [...world.schedules.values()].find((each) => each.id === id);
    if (!schedule) throw new Missing('resource_missing');
    const { account } = subscriptionIn(world, schedule.subscriptionId);
    const [present, next] = params.phases;
    if (present.start_date !== schedule.phases[0]?.start) throw new Refused('present_phase_changed');
    const priceId = as.ourPrice(next.items[0].price);
    schedule.phases = [...schedule.phases.slice(0, 1), { start: present.end_date, end: null, priceId }];
    changes.changeAtPeriodEnd(account, schedule.subscriptionId, priceId);
    return as.asSchedule(schedule);
  }),
  route('POST subscription_schedules/:id/release', 'ReleaseSchedule', ({ world, id }) => {
    const schedule = [...world.schedules.values()].find((each) => each.id === id);
    if (!schedule) throw new Missing('resource_missing');
    const { account, subscription } = subscriptionIn(world, schedule.subscriptionId);
    if (subscription.status !== 'canceled' && !subscription.endsWithPeriod)
      changes.keep(account, schedule.subscriptionId);
    world.schedules.delete(schedule.subscriptionId);
    return as.asSchedule({ ...schedule, phases: [] });
  }),
];

const INVOICES: Route[] = [
  route('POST invoices/create_preview', 'PreviewInvoice', ({ world, params }) => {
    const { account } = subscriptionIn(world, params.subscription);
    const { items, proration_date } = params.subscription_details;
    const priceId = as.ourPrice(items[0].price);
    const { due, renewsAt } = changes.preview(account, params.subscription, priceId, proration_date * 1000);
    const end = Math.floor(renewsAt / 1000);
    const lines = as.list([{ object: 'line_item', description: null, period: { end } }]);
    return { object: 'invoice', amount_due: due, currency: 'usd', lines };
  }),
  route('GET invoices', 'ListInvoices', (call) => {
    const { customer, subscription, status, created } = call.params;
    const account = call.world.accountOf(
      customer === undefined ? ofSubscription(subscription) : (each) => each.id === customer,
    );
    const found = invoicesOf(account, call).filter(
      (invoice) =>
        (subscription === undefined || invoice.parent.subscription_details.subscription === subscription) &&
        (status === undefined || invoice.status === status) &&
        (created === undefined || invoice.created >= created.gte),
    );
    return as.list(found.slice(0, call.params.limit));
  }),
  route('GET invoices/:id', 'FindInvoice', (call) => {
    const account = call.world.accountOf(({ charges }) => charges.some(({ id }) => id === call.id));
    const invoice = invoicesOf(account, call).find(({ id }) => id === call.id);
    if (!invoice) throw new Missing('resource_missing');
    return invoice;
  }),
  route('GET invoice_payments', 'ListPayments', ({ world, params }) => {
    const { charges } = world.accountOf((each) => each.charges.some(({ id }) => id === params.invoice));
    const charge = charges.find(({ id }) => id === params.invoice);
    return charge ? as.asPayments(charge, world.keepsMark) : as.list([]);
  }),
];

export const ROUTES: readonly Route[] = [
  ...CUSTOMERS,
  ...CHECKOUTS,
  ...SUBSCRIPTIONS,
  ...SCHEDULES,
  ...INVOICES,
];
