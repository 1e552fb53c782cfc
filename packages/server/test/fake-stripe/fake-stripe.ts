import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import qs from 'qs';
import { Stripe } from 'stripe';
import type { KeptCard } from '../../src/adapters/payments/sandbox/cards.ts';
import { subscribe } from '../../src/adapters/payments/sandbox/changes.ts';
import { payOpen } from '../../src/adapters/payments/sandbox/renewals.ts';
import { ProviderFailure } from '../../src/modules/billing/ports.ts';
import { DISPUTE_ROUTES } from './dispute-routes.ts';
import { REFUND_ROUTES } from './refund-routes.ts';
import { createRequestJudge } from './request-schemas.ts';
import { Refused, ROUTES, type SentParams } from './routes.ts';
import { createWorld, Missing, type World } from './world.ts';

export const WEBHOOK_SECRET = 'whsec_fake';

/** How the fake Stripe answers. `silent`: it does not answer what changes something. */
export type Mood = 'well' | 'down' | 'too_many' | 'html' | 'silent' | keyof typeof ODD_ANSWERS;

/** What a proxy, or a later version of Stripe, may answer with status 200. */
const ODD_ANSWERS = {
  error_in_200: '{"message":"something else"}',
  null_in_200: 'null',
  text_in_200: '"something else"',
  list_in_200: '[]',
  bare_in_200: '{"object":"list"}',
};

/** A server that answers like Stripe, and refuses parameters that Stripe's library does not declare. */
export interface FakeStripe {
  address: { protocol: 'http'; host: string; port: number };
  world: World;
  mood: Mood;
  /** Every request that does not have the types of Stripe's library. */
  malformed: string[];
  /** What a person does on Stripe's page. False for a checkout that is not open. */
  payCheckout(id: string, card: KeptCard): boolean;
  changeCard(customerId: string, card: KeptCard): void;
  /** The events since the last call, as webhooks send them, signed at that moment. */
  takeEvents(at: Date): { body: string; signature: string }[];
  close(): Promise<void>;
}

export async function startFakeStripe(now: () => Date): Promise<FakeStripe> {
  const world = createWorld(now);
  const judge = await createRequestJudge();
  const done = new Map<string, { body: string; answer: string; status: number }>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const send = (status: number, said: string, type = 'application/json'): void => {
      response.writeHead(status, { 'content-type': type, 'request-id': 'req_fake' }).end(said);
    };
    if (fake.mood === 'down') return void request.socket.destroy();
    if (fake.mood === 'too_many') return send(429, problem('rate_limit_error', 'rate_limit'));
    if (fake.mood === 'html') return send(502, '<h1>Bad gateway</h1>', 'text/html');
    if (fake.mood in ODD_ANSWERS) return send(200, ODD_ANSWERS[fake.mood as keyof typeof ODD_ANSWERS]);
    if (request.url?.startsWith('/pdf/')) return send(200, '%PDF-1.4 fake', 'application/pdf');
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? done.get(key) : undefined;
    if (before && before.body !== body) return send(400, problem('idempotency_error', 'key_reused'));
    const result = before ?? { body, ...call(request, body) };
    if (typeof key === 'string') done.set(key, result);
    // It did the work, and does not answer.
    if (fake.mood !== 'silent' || request.method === 'GET') send(result.status, result.answer);
  }

  function call({ method, url }: IncomingMessage, body: string): { status: number; answer: string } {
    const { pathname, search } = new URL(url ?? '/', baseUrl);
    const route = [...ROUTES, ...DISPUTE_ROUTES, ...REFUND_ROUTES].find(
      (each) => each.method === method && each.path.test(pathname),
    );
    const params = qs.parse(body || search.slice(1), { depth: 20, arrayLimit: 200 });
    const judged = route && judge(route.type);
    if (!route || !judged?.(params)) {
      const said = route ? JSON.stringify(judged?.errors?.[0]) : 'no such call';
      fake.malformed.push(`${method} ${pathname}: ${said}`);
      return { status: 400, answer: problem('invalid_request_error', 'malformed') };
    }
    try {
      const id = route.path.exec(pathname)?.[1] ?? '';
      return {
        status: 200,
        answer: JSON.stringify(route.answer({ world, baseUrl, id, params: params as unknown as SentParams })),
      };
    } catch (error) {
      return refusal(error);
    }
  }

  const fake: FakeStripe = {
    address: { protocol: 'http', host: '127.0.0.1', port },
    world,
    mood: 'well',
    malformed: [],
    payCheckout(id, card) {
      const session = world.sessions.get(id);
      if (session?.status !== 'open' || session.expiresAt <= world.now()) return false;
      const account = world.accountOf((each) => each.id === session.customerId);
      account.card = card;
      session.subscriptionId = world.nextId('sub');
      session.status = 'complete';
      const { priceId, subscriptionId } = session;
      subscribe(account, { id: subscriptionId, priceId, at: world.now() });
      const told = { object: 'checkout.session', id, customer: account.id, subscription: subscriptionId };
      world.tell('checkout.session.completed', told);
      return true;
    },
    changeCard(customerId, card) {
      const account = world.accountOf((each) => each.id === customerId);
      account.card = card;
      for (const { type, subscriptionId } of payOpen(account, world.now()))
        world.tell(type, { object: 'invoice', customer: customerId, subscription: subscriptionId });
    },
    takeEvents(at) {
      for (const { id } of world.accounts.values()) world.accountOf((each) => each.id === id);
      return world.happenings.splice(0).map(({ type, object }) => {
        const event = { id: world.nextId('evt'), object: 'event', type, data: { object } };
        const payload = JSON.stringify(event);
        const timestamp = Math.floor(at.getTime() / 1000);
        const signature = Stripe.webhooks.generateTestHeaderString({
          payload,
          secret: WEBHOOK_SECRET,
          timestamp,
        });
        return { body: payload, signature };
      });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

const problem = (type: string, code: string, message = code): string =>
  JSON.stringify({
    error: {
      type,
      code,
      message,
      doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
      request_log_url: 'https://dashboard.stripe.com/test/logs/req_fake',
    },
  });

function refusal(error: unknown): { status: number; answer: string } {
  if (error instanceof Missing)
    return { status: 404, answer: problem('invalid_request_error', 'resource_missing') };
  if (error instanceof Refused)
    return { status: 400, answer: problem('invalid_request_error', error.code, error.message) };
  if (error instanceof ProviderFailure && error.problem === 'declined')
    return { status: 402, answer: problem('card_error', 'card_declined') };
  if (error instanceof ProviderFailure)
    return { status: 400, answer: problem('invalid_request_error', error.problem) };
  throw error;
}
