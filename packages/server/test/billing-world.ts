// The billing module and the sandbox without a server and without workers: a test moves the clock, delivers,
// loses or duplicates events and runs jobs itself.
import type { PlanChangeResult } from '@daylit/contract';
import { pino } from 'pino';
import { type CardBehaviour, TEST_CARDS } from '../src/adapters/payments/sandbox/cards.ts';
import { createSandbox } from '../src/adapters/payments/sandbox/sandbox.ts';
import type { SandboxAccount } from '../src/adapters/payments/sandbox/account.ts';
import { openDatabase } from '../src/db/database.ts';
import { Refusal } from '../src/errors.ts';
import type { Call, OperationId } from '../src/http/contract.ts';
import { type BillingHandlers } from '../src/modules/billing/handlers.ts';
import { createBilling } from '../src/modules/billing/module.ts';
import { createBillingNotices } from '../src/modules/billing/notices.ts';
import { createManualRefunds } from '../src/modules/billing/refunds/manual-refunds.ts';
import { createSubscriptionStore } from '../src/modules/billing/subscription-store.ts';
import type { Outbox } from '../src/modules/mail/ports.ts';
import { effectivePlan } from '../src/modules/members/effective-plan.ts';
import { memberLocks } from '../src/modules/members/member-locks.ts';
import { createMemberStore } from '../src/modules/members/member-store.ts';
import type { Member, MemberPorts } from '../src/modules/members/ports.ts';
import { addMember } from './members.ts';
import type { TestClock } from './test-clock.ts';

type Shopper = Pick<Member, 'id' | 'email' | 'preferences'>;

/** An event on its way. */
export interface Letter {
  body: string;
  signature: string;
}

/** How a call ended: its answer, or the status and sentence of its refusal. */
export type Outcome = { status: 200; body: unknown } | { status: number; detail: string };

const SIGNAL = new AbortController().signal;

/** Opens one server's view of a database. Several of them are several servers. */
export function openBillingWorld(databaseUrl: string, clock: TestClock, faults = {}) {
  const { db, pool, close } = openDatabase({ url: databaseUrl });
  pool.options.connectionTimeoutMillis = 0;
  const letters: Letter[] = [];
  const waiting: number[] = [];
  const errors: unknown[] = [];
  const sandbox = createSandbox({
    pool,
    clock: clock.now,
    secret: Buffer.alloc(32, 7),
    publicUrl: () => 'http://localhost:3000',
    faults,
    onError: (error) => errors.push(error),
    deliver: async (body, signature) => {
      letters.push({ body, signature });
      return true;
    },
  });
  const mails: string[] = [];
  const logLines: string[] = [];
  const outbox: Outbox = {
    post: async (_transaction, { subject }) => void mails.push(subject),
    remove: async () => undefined,
  };
  const members = createMemberStore({ db, clock: clock.now });
  const profiles = { read: async () => ({ goals: [], issues: [], preferences: {} }) };
  const shared = { publicUrl: () => 'http://localhost:3000', operatorEmail: 'operator@example.org' };
  const billing = createBilling({
    db,
    clock: clock.now,
    log: pino({ base: null, timestamp: false }, { write: (line) => void logLines.push(line) }),
    payments: sandbox.provider,
    ...shared,
    members: { locks: memberLocks, store: members, profiles } as unknown as MemberPorts,
    queue: {
      enqueue: async (_transaction, _name, payload) =>
        void waiting.push((payload as { user_id: number }).user_id),
    },
    outbox,
  });
  const store = createSubscriptionStore({ db, clock: clock.now });
  const notices = createBillingNotices({ clock: clock.now, outbox, members, profiles, ...shared });
  const manualRefunds = createManualRefunds({ db, clock: clock.now, locks: memberLocks, store, notices });

  async function call(operation: keyof BillingHandlers, parts: object): Promise<Outcome> {
    try {
      const handler = billing.handlers[operation] as unknown as (
        call: Call<OperationId>,
      ) => Promise<{ body: unknown }>;
      const { body } = await handler(parts as Call<OperationId>);
      return { status: 200, body };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, detail: error.message };
      throw error;
    }
  }

  async function shopper(): Promise<Shopper> {
    const { id, email } = await addMember(db, clock.now, { plan: 'free', hasPhotoConsent: false });
    return { id, email, preferences: {} };
  }

  /** Pays a checkout with a card. Resolves with whether it went through. */
  async function pay(id: string, behaviour: CardBehaviour): Promise<boolean> {
    const answer = await sandbox.desk.payCheckout(id, cardForm(behaviour));
    return answer !== undefined && 'redirect' in answer;
  }

  return {
    db,
    sandbox,
    manualRefunds,
    mails,
    logLines,
    letters,
    errors,
    close,
    call,

    shopper,

    /** A member who has just bought a price. */
    async payer(priceId = 'plus_annual', card: CardBehaviour = 'accepted'): Promise<Shopper> {
      const member = await shopper();
      const order = await call('createCheckoutSession', { member, body: { priceId } });
      const { id: sessionId } = (order as { body: { id: string } }).body;
      await pay(sessionId, card);
      await call('confirmSubscription', { member, body: { sessionId } });
      return member;
    },

    pay,

    /** Changes the card on the provider's page. */
    async changeCard(member: Shopper, behaviour: CardBehaviour): Promise<void> {
      const outcome = await call('changeCard', { member });
      if (!('body' in outcome)) return;
      const { url } = outcome.body as { url: string };
      await sandbox.desk.changeCard(url.split('/').at(-1) ?? '', cardForm(behaviour));
    },

    deliver: ({ body, signature }: Letter) =>
      call('receiveStripeEvent', { rawBody: Buffer.from(body), headers: { 'stripe-signature': signature } }),

    /** Runs the jobs that events have caused. */
    async work(): Promise<void> {
      for (const user_id of waiting.splice(0))
        await billing.jobs['sync-subscription'].run({ user_id }, SIGNAL);
    },
    reconcile: () => billing.jobs['reconcile-billing'].run({}, SIGNAL),
    remind: () => billing.jobs['mail-billing-notices'].run({}, SIGNAL),
    jobs: billing.jobs,

    /** The plan that counts for a member now. */
    async planOf({ id }: Pick<Shopper, 'id'>): Promise<string> {
      const row = await db
        .selectFrom('users as u')
        .leftJoin('subscriptions as s', 's.user_id', 'u.id')
        .select(['u.plan', 'u.plan_expires_at', 's.plan as paid_plan', 's.plan_until as paid_until'])
        .where('u.id', '=', id)
        .executeTakeFirstOrThrow();
      return effectivePlan({ ...row, paid_ends_at: null } as Parameters<typeof effectivePlan>[0], clock.now())
        .plan;
    },

    /** The sandbox's record of a member; undefined before the first checkout. */
    async accountOf({ id }: Pick<Shopper, 'id'>): Promise<SandboxAccount | undefined> {
      const { rows } = await pool.query<{ data: string }>(
        `select a.data from sandbox.accounts a join billing_customers c on c.customer_id = a.id where c.user_id = $1`,
        [id],
      );
      return rows[0] && (JSON.parse(rows[0].data) as SandboxAccount);
    },
  };
}

export type BillingWorld = ReturnType<typeof openBillingWorld>;

/** Whether a change was made. */
export function succeeded(outcome: Outcome): boolean {
  return 'body' in outcome && (outcome.body as PlanChangeResult).success;
}

function cardForm(behaviour: CardBehaviour): URLSearchParams {
  const number = TEST_CARDS.find((card) => card.behaviour === behaviour)?.number ?? '';
  return new URLSearchParams({ number, expires: '12 / 99', code: '123', name: 'N', step: 'approved' });
}
