import type Stripe from 'stripe';
import { measure } from '../../../activity.ts';
import { asciiEmail } from '../../../ascii-email.ts';
import type { Clock } from '../../../clock.ts';
import { waitedFor } from '../../../clicks.ts';
import { type PaymentProvider, ProviderFailure } from '../../../modules/billing/ports.ts';
import { asking, finding, reading, toSeconds } from './calls.ts';
import { createMoneyCalls } from './money-calls.ts';
import { findLastPaid, findOpenSince } from './payments.ts';
import { EXPANDED, presentCheckout, presentSubscription } from './present.ts';
import { createPriceIds } from './prices.ts';
import { readEvent } from './read-event.ts';
import { createChanges } from './subscription-changes.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Stripe's price ids by the ids of our table. */
  priceIds: ReadonlyMap<string, string>;
  clock: Clock;
  /** Maximum time that a person waits for one click, in milliseconds. Shorter in tests. */
  timeoutMs?: number | undefined;
  /** Another server that speaks like Stripe, in tests. */
  address?: { protocol: 'http'; host: string; port: number } | undefined;
}

/** Maximum time for one answer, and for all answers of one click, in milliseconds. */
const CLICK_TIMEOUT_MS = 10_000;

/** The shortest lifetime that Stripe allows a checkout, in seconds, with a margin for clocks that differ. */
const SHORTEST_CHECKOUT = 30 * 60 + 30;

/** Takes payments through Stripe. The library takes a tenth of a second to load. */
export async function openStripe(options: StripeOptions): Promise<PaymentProvider> {
  const { default: StripeClient } = await import('stripe');
  const stripe = new StripeClient(options.secretKey, {
    ...options.address,
    httpClient: careful(StripeClient.createNodeHttpClient(), options.timeoutMs ?? CLICK_TIMEOUT_MS),
    timeout: CLICK_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return measured(createStripePayments(stripe, options));
}

/** What asks Stripe nothing. */
const LOCAL: ReadonlySet<string> = new Set(['isSold', 'now', 'readEvent']);

const NAMING = {
  ofError: (error: unknown) => (error instanceof ProviderFailure ? error.problem : 'error'),
};

/** The same with each call that asks Stripe measured. */
function measured(provider: PaymentProvider): PaymentProvider {
  const calls = Object.entries(provider).map(([operation, call]) => [
    operation,
    typeof call !== 'function' || LOCAL.has(operation)
      ? call
      : (...words: unknown[]) => measure({ part: 'payments', operation }, () => call(...words), NAMING),
  ]);
  return Object.fromEntries(calls);
}

/**
 * Gives each request of a click only the remaining time of the click; a second attempt counts too. Refuses a
 * body that is a text or a number: the library never answers its caller then, and ends the process.
 */
function careful(client: Stripe.HttpClient, timeoutMs: number): Stripe.HttpClient {
  const send = client.makeRequest.bind(client);
  client.makeRequest = async (host, port, path, method, headers, body, protocol, timeout) => {
    const left = Math.min(timeout, timeoutMs - waitedFor());
    // A timeout of 0 would mean no timeout.
    const response = await send(host, port, path, method, headers, body, protocol, Math.max(1, left));
    const read = response.toJSON.bind(response);
    response.toJSON = async () => {
      const answer: unknown = await read();
      if (typeof answer !== 'object') throw new TypeError('The answer is no object.');
      return answer;
    };
    return response;
  };
  return client;
}

function createStripePayments(
  stripe: Stripe,
  { clock, priceIds, webhookSecret }: StripeOptions,
): PaymentProvider {
  const prices = createPriceIds(priceIds);

  async function present(subscription: Stripe.Subscription) {
    const { id, status } = subscription;
    const last = await findLastPaid(stripe, id);
    const openSince = status === 'active' ? null : await findOpenSince(stripe, id);
    return reading(() => presentSubscription(subscription, { last, openSince }, prices));
  }

  return {
    name: 'stripe',
    isSold: prices.isSold,
    now: async () => clock(),
    ...createChanges(stripe, prices, clock),
    ...createMoneyCalls(stripe),

    async createCustomer({ email, reference }, key) {
      const metadata = { reference };
      const customer = await asking(
        stripe.customers.create({ email: asciiEmail(email), metadata }, { idempotencyKey: key }),
      );
      return customer.id;
    },

    async createCheckout({ customerId, priceId, successUrl, cancelUrl, expiresAt }, key) {
      const earliest = toSeconds(clock()) + SHORTEST_CHECKOUT;
      const session = await asking(
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: prices.toStripe(priceId), quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            expires_at: Math.max(earliest, toSeconds(expiresAt)),
          },
          { idempotencyKey: key },
        ),
      );
      if (session.url === null) throw new ProviderFailure('unavailable', 'The checkout has no address.');
      return { id: session.id, url: session.url };
    },

    async findCheckout(id) {
      const session = await finding(stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }));
      return session && reading(() => presentCheckout(session, prices));
    },

    async expireCheckout(id) {
      // A checkout that is already complete or expired stays as it is.
      const session = await finding(stripe.checkout.sessions.retrieve(id));
      if (session?.status === 'open') await asking(stripe.checkout.sessions.expire(id));
    },

    async findSubscription(id) {
      const subscription = await finding(stripe.subscriptions.retrieve(id, { expand: EXPANDED }));
      return subscription && (await present(subscription));
    },

    async listSubscriptions(customer) {
      const { data } = await asking(
        stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: 100,
          expand: EXPANDED.map((field) => `data.${field}`),
        }),
      );
      return await Promise.all(data.map(present));
    },

    async eraseCustomer(id) {
      await finding(stripe.customers.del(id));
    },

    readEvent: (body, signature, now) => readEvent(stripe, webhookSecret, { body, signature, now }),
  };
}
