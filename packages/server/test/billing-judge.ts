import type { SandboxAccount } from '../src/adapters/payments/sandbox/account.ts';
import { planOfSubscription } from '../src/modules/billing/plan-of-subscription.ts';
import type { BillingWorld, Letter } from './billing-world.ts';
import type { TestClock } from './test-clock.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The faults in sequences, counted. */
export interface Verdict {
  wrongPlans: number;
  doubleCharges: number;
  lostCancellations: number;
  forgedAccepted: number;
  actions: number;
}

type Shopper = Awaited<ReturnType<BillingWorld['shopper']>>;

export interface Scene {
  world: BillingWorld;
  clock: TestClock;
  noor: Shopper;
  /** Of the subscription that was cancelled last, if that still stands. */
  cancelled: { id: string; at: number } | undefined;
  kept: Letter[];
  verdict: Verdict;
}

/** Compares our record with the provider's, and its books with the requests. */
export async function judge({ world, noor, clock, cancelled, verdict }: Scene): Promise<void> {
  const account = await world.accountOf(noor);
  const plan = await world.planOf(noor);
  if (!account) {
    if (plan !== 'free') verdict.wrongPlans += 1;
    return;
  }
  const theirs = await world.sandbox.provider.listSubscriptions(account.id);
  const living = theirs.filter(({ status }) => status !== 'canceled');
  if (living.length > 1) verdict.doubleCharges += 1;
  const [record] = living;
  const expected = (record && planOfSubscription(record, clock.now()).plan) ?? 'free';
  if (plan !== expected) verdict.wrongPlans += 1;
  verdict.doubleCharges += countDoublePeriods(account) + countDoubleContracts(account);
  if (!cancelled) return;
  const later = account.charges.filter(
    ({ subscriptionId, status, chargedAt }) =>
      subscriptionId === cancelled.id && status === 'paid' && chargedAt > cancelled.at,
  );
  verdict.lostCancellations += later.length;
}

/** Periods of one subscription that were charged less than a day apart. */
function countDoublePeriods({ subscriptions, charges }: SandboxAccount): number {
  return subscriptions.filter(({ id }) => {
    const moments = charges
      .filter(
        ({ subscriptionId, status, description }) =>
          subscriptionId === id && status !== 'void' && !description.startsWith('Change'),
      )
      .map(({ chargedAt }) => chargedAt)
      .toSorted((a, b) => a - b);
    return moments.some((at, index) => index > 0 && at - (moments[index - 1] ?? 0) < DAY);
  }).length;
}

/** Subscriptions that began while another one ran, and whose money was kept. */
function countDoubleContracts({ subscriptions, charges }: SandboxAccount): number {
  return subscriptions.filter(({ id, startedAt }) => {
    const isSecond = subscriptions.some(
      (other) => other.id !== id && other.startedAt < startedAt && (other.endedAt ?? Infinity) > startedAt,
    );
    const isPaid = charges.some(({ subscriptionId, status }) => subscriptionId === id && status === 'paid');
    return isSecond && isPaid;
  }).length;
}
