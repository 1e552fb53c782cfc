// Sequences of everything that can happen to a subscription, and what must hold after each.
import { PRICES } from '@daylit/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { judge, type Scene, type Verdict } from './billing-judge.ts';
import { type BillingWorld, openBillingWorld, succeeded } from './billing-world.ts';
import type { TestClock } from './test-clock.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const PRICE_IDS = Object.keys(PRICES);
const priceId = fc.constantFrom(...PRICE_IDS);
const card = fc.constantFrom('accepted', 'accepted', 'accepted', 'declined', 'second_step', 'renewal_fails');

/** One thing that happens. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('buy' as const), priceId, card, confirms: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('buyTwice' as const), priceId }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('change' as const), priceId, previews: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('keep' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('card' as const),
      card: fc.constantFrom('accepted', 'renewal_fails'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      time: fc.constantFrom(HOUR, DAY, 3 * DAY, 8 * DAY, 29 * DAY, 31 * DAY, 200 * DAY, 366 * DAY),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('events' as const),
      how: fc.constantFrom('once', 'twice', 'backwards', 'lost', 'late', 'forged'),
    }),
  },
);

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Start dates at which months and years are irregular: ends of months, 29 February, clock changes. */
const START = fc.constantFrom(
  '2026-11-23T10:00:00Z',
  '2027-01-31T23:30:00Z',
  '2027-03-28T00:59:59Z',
  '2027-10-31T01:30:00Z',
  '2028-02-29T12:00:00Z',
  '2027-12-31T23:59:59Z',
);

/** Sequences of 3 to `longest` steps. */
export function sequencesOf(longest: number) {
  return fc.record({ start: START, steps: fc.array(step, { minLength: 3, maxLength: longest }) });
}

/** Opens a database of its own in which the sequences run in order, each on empty tables. */
export function openSequences(databaseUrl: string) {
  let moment = 0;
  const clock = {
    now: () => new Date(moment),
    advance: (milliseconds: number) => {
      moment += milliseconds;
    },
  };
  const world = openBillingWorld(databaseUrl, clock);
  return {
    close: world.close,
    async run({ start, steps }: { start: string; steps: Step[] }): Promise<Verdict> {
      moment = Date.parse(start);
      await sql`delete from users`.execute(world.db);
      await sql`delete from sandbox.accounts`.execute(world.db);
      return await play(world, clock, steps);
    },
  };
}

async function play(world: BillingWorld, clock: TestClock, steps: Step[]): Promise<Verdict> {
  const verdict = { wrongPlans: 0, doubleCharges: 0, lostCancellations: 0, forgedAccepted: 0, actions: 0 };
  const scene: Scene = { world, clock, noor: await world.shopper(), cancelled: undefined, kept: [], verdict };
  for (const each of steps) {
    await perform(scene, each);
    verdict.actions += 1;
  }
  // As on the next day: each live subscription is read once a day.
  await sql`update subscriptions set synced_at = synced_at - interval '1 day'`.execute(world.db);
  await world.reconcile();
  await judge(scene);
  return verdict;
}

async function perform(scene: Scene, each: Step): Promise<void> {
  const { world, clock, noor: member } = scene;
  switch (each.do) {
    case 'buy': {
      const id = await checkout(scene, each.priceId);
      if (id === undefined) return;
      const isPaid = await world.pay(id, each.card as 'accepted');
      if (each.confirms) await world.call('confirmSubscription', { member, body: { sessionId: id } });
      if (isPaid) scene.cancelled = undefined;
      return;
    }
    case 'buyTwice': {
      // Both tabs got their checkout before either paid.
      const customerId = `${(await world.accountOf(member))?.id}`;
      const first = await checkout(scene, each.priceId);
      if (first === undefined || customerId === 'undefined') return;
      const second = await world.sandbox.provider.createCheckout(
        { customerId, priceId: each.priceId, ...URLS, expiresAt: new Date(clock.now().getTime() + HOUR) },
        `second ${Math.random()}`,
      );
      await world.pay(first, 'accepted');
      await world.pay(second.id, 'accepted');
      scene.cancelled = undefined;
      await world.call('confirmSubscription', { member, body: { sessionId: first } });
      return;
    }
    case 'change': {
      const query = { priceId: each.priceId };
      if (each.previews) await world.call('previewProration', { member, query });
      for (const changeType of ['upgrade', 'downgrade'] as const) {
        const body = { ...query, changeType };
        if (succeeded(await world.call('changeSubscription', { member, body }))) scene.cancelled = undefined;
      }
      return;
    }
    case 'cancel': {
      if (!succeeded(await world.call('cancelSubscription', { member }))) return;
      const live = (await world.accountOf(member))?.subscriptions.find(
        ({ endsWithPeriod }) => endsWithPeriod,
      );
      if (live) scene.cancelled = { id: live.id, at: clock.now().getTime() };
      return;
    }
    case 'keep':
      if (succeeded(await world.call('keepCurrentPlan', { member }))) scene.cancelled = undefined;
      return;
    case 'withdraw':
      await world.call('withdrawSubscription', { member });
      return;
    case 'refund':
      await world.call('requestRefund', { member });
      return;
    case 'card':
      await world.changeCard(member, each.card as 'accepted');
      return;
    case 'wait':
      clock.advance(each.time);
      await world.sandbox.tick();
      return;
    case 'events':
      await deliverAll(scene, each.how);
  }
}

const URLS = { successUrl: 'http://localhost:3000/success', cancelUrl: 'http://localhost:3000/' };

async function checkout({ world, noor: member }: Scene, wanted: string): Promise<string | undefined> {
  const outcome = await world.call('createCheckoutSession', { member, body: { priceId: wanted } });
  return 'body' in outcome ? (outcome.body as { id: string }).id : undefined;
}

async function deliverAll(scene: Scene, how: string): Promise<void> {
  const { world, verdict } = scene;
  await world.sandbox.tick();
  const letters = world.letters.splice(0);
  if (how === 'lost') return;
  if (how === 'late') {
    // Expired by now, or still valid: both must end well.
    scene.kept.push(...letters);
    return;
  }
  if (how === 'forged') {
    for (const { body, signature } of letters) {
      const code = signature.endsWith('0') ? '1' : '0';
      const outcome = await world.deliver({ body, signature: signature.slice(0, -1) + code });
      if (outcome.status !== 400) verdict.forgedAccepted += 1;
    }
    return;
  }
  const order = how === 'backwards' ? letters.toReversed() : letters;
  for (const letter of [...scene.kept.splice(0), ...order]) {
    await world.deliver(letter);
    if (how === 'twice') await world.deliver(letter);
  }
  await world.work();
}
