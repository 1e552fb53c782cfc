import { createLogger } from '../../logger.ts';
import { PRICES } from '@daylit/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import type { MailContent } from '../mail/ports.ts';
import { memberLocks } from '../members/member-locks.ts';
import { createMemberStore } from '../members/member-store.ts';
import { createBillingNotices } from './notices.ts';
import { type AnnouncedChange, ANNOUNCED_CHANGES } from './price-changes.ts';
import { createBillingReminders } from './reminders.ts';

const publicUrl = () => 'https://daylit.example';
const DAY = 24 * 60 * 60 * 1000;
const clock = createTestClock(new Date('2026-11-23T12:00:00Z'));
let world: BillingWorld;
beforeAll(async () => {
  world = openBillingWorld(await createTestDatabase(), clock);
});
afterAll(() => world.close());

/** Runs the hourly job with these announced changes. */
function announce(changes: readonly AnnouncedChange[]) {
  const mails: MailContent[] = [];
  const members = createMemberStore({ db: world.db, clock: clock.now });
  const outbox = {
    post: async (_transaction: unknown, mail: MailContent) => void mails.push(mail),
    remove: async () => undefined,
  };
  const notices = createBillingNotices({
    clock: clock.now,
    outbox,
    members,
    profiles: { read: async () => ({ goals: [], issues: [], preferences: {}, region: 'GB' }) },
    publicUrl,
    operatorEmail: undefined,
  });
  const { provider } = world.sandbox;
  const { db } = world;
  return {
    mails,
    remind: () =>
      createBillingReminders({
        db,
        clock: clock.now,
        log: createLogger('silent'),
        locks: memberLocks,
        provider,
        members,
        notices,
        announced: changes,
      })(AbortSignal.timeout(10_000)),
  };
}

it('billing tells members who pay a price of its change, once, from 30 days before, with the day and the amount', async () => {
  const [noor] = [await world.payer('plus_monthly'), await world.payer('pro_monthly')];
  const from = new Date(clock.now().getTime() + 31 * DAY);
  const { mails, remind } = announce([{ priceId: 'plus_monthly', amount: 699, currency: 'usd', from }]);
  await remind();
  expect(mails).toEqual([]);
  clock.advance(DAY);
  await remind();
  clock.advance(DAY);
  await remind();
  expect(mails).toMatchObject([{ recipient: noor.email, subject: 'The price of your plan changes' }]);
  expect(mails[0]?.paragraphs[0]).toBe(
    'From 24 December 2026 (UTC) the price of Plus, paid by the month is $6.99. You pay it from the first renewal after that day.',
  );
});

it('billing changes no price that was not announced', async () => {
  const before = {
    plus_monthly: 599,
    plus_annual: 5900,
    pro_monthly: 1499,
    pro_annual: 14_900,
    plus_annual_founding: 4800,
    pro_annual_founding: 13_800,
  };
  const due = ANNOUNCED_CHANGES.filter(({ from }) => from.getTime() <= Date.now());
  const announced = Object.fromEntries(due.map(({ priceId, amount }) => [priceId, amount]));
  const now = Object.fromEntries(Object.entries(PRICES).map(([id, { amount }]) => [id, amount]));
  expect(now).toEqual({ ...before, ...announced });

  const noor = await world.payer('plus_monthly');
  world.mails.length = 0;
  for (let month = 0; month < 3; month += 1) {
    clock.advance(31 * DAY);
    await world.sandbox.tick();
    await world.reconcile();
    await world.remind();
  }
  const account = await world.accountOf(noor);
  expect(account?.charges.map(({ amount }) => amount)).toEqual([599, 599, 599, 599]);
  expect(world.mails).not.toContain('The price of your plan changes');
});
