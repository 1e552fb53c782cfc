import { PRICES, type User } from '@daylit/contract';
import { expect } from 'vitest';
import type { SandboxAccount } from '../src/adapters/payments/sandbox/account.ts';
import { stripePrice } from './fake-stripe/as-stripe.ts';
import { type FakeStripe, startFakeStripe, WEBHOOK_SECRET } from './fake-stripe/fake-stripe.ts';
import { openCheckout } from './practice-shop.ts';
import { type SignedIn, startTestServer, type TestServer } from './start-test-server.ts';
import type { TestClock } from './test-clock.ts';
import { createVisitor } from './visitor.ts';

const VISA = { brand: 'Visa', last4: '4242', renews: true, returnsRefunds: false };

/** A server that takes payments through a fake Stripe, both on one clock. */
export interface StripeServer {
  server: TestServer;
  fake: FakeStripe;
  /** A member who has just paid for a year of Plus, perhaps with a card that takes no refund. */
  payer(card?: { returnsRefunds: boolean }): Promise<SignedIn>;
  /** The newest customer at the fake Stripe. */
  newest(): { customer: string; account: SandboxAccount };
  /** Sends the events of the fake Stripe to the webhook. */
  deliver(): Promise<void>;
  /** Runs `work` on another server, whose clicks wait for Stripe only so long, in milliseconds. */
  beside(timeoutMs: number, work: (as: (member: SignedIn) => SignedIn) => Promise<void>): Promise<void>;
  planOf(member: SignedIn): Promise<User['plan']>;
  close(): Promise<void>;
}

/** `more` are further settings. */
export async function startStripeServer(more: Record<string, string> = {}): Promise<StripeServer> {
  // Known once there is a server.
  let clock: TestClock | undefined;
  const fake = await startFakeStripe(() => clock?.now() ?? new Date());
  const env = {
    ...more,
    STRIPE_SECRET_KEY: 'sk_test_fake_of_these_tests',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICES: Object.keys(PRICES)
      .map((id) => `${id}=${stripePrice(id)}`)
      .join(','),
  };
  const server = await startTestServer({ stripe: { address: fake.address }, env });
  // One moment for both, so that a change costs what its preview said.
  clock = server.clock;
  return {
    server,
    fake,
    async payer(card) {
      const member = await server.member();
      const { id: sessionId } = await openCheckout(member, 'plus_annual');
      fake.payCheckout(sessionId, { ...VISA, ...card });
      expect((await member.post('/api/confirm-subscription', { sessionId })).body).toEqual({ success: true });
      return member;
    },
    newest() {
      const [customer, account] = [...fake.world.accounts].at(-1) ?? [];
      if (customer === undefined || !account) throw new Error('Nobody has paid.');
      return { customer, account };
    },
    async deliver() {
      for (const { body, signature } of fake.takeEvents(server.clock.now())) {
        const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
        const sent = await fetch(`${server.url}/api/stripe/webhook`, { method: 'POST', body, headers });
        expect(sent.status).toBe(200);
      }
    },
    async beside(timeoutMs, work) {
      const hasty = await startTestServer({
        beside: server,
        stripe: { address: fake.address, timeoutMs },
        env,
      });
      // Its clock started later.
      server.clock.advance(hasty.clock.now().getTime() - server.clock.now().getTime());
      await work(({ id, email, token }) => ({
        ...createVisitor({ url: hasty.url, token: token() ?? '' }),
        id,
        email,
      }));
      await hasty.close();
    },
    planOf: async (member) => ((await member.get('/api/me')).body as User).plan,
    async close() {
      await server.close();
      await fake.close();
    },
  };
}
