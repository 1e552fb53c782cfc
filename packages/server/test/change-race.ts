import { type BillingWorld, succeeded } from './billing-world.ts';

/** How a race ended. */
export interface ChangeRace {
  /** Calls that made the change. */
  winners: number;
  /** The statuses of all the others. */
  refused: number[];
  /** What the provider charged for the subscription, in minor units. */
  charges: number[];
}

/** A new member pays for Plus and asks for Pro in `tabs` tabs on each of the servers at once. */
export async function raceForChange(worlds: readonly BillingWorld[], tabs: number): Promise<ChangeRace> {
  const [first] = worlds;
  if (!first) throw new Error('No server was opened.');
  const member = await first.payer('plus_monthly');
  const body = { priceId: 'pro_monthly', changeType: 'upgrade' };
  const outcomes = await Promise.all(
    Array.from({ length: tabs }, () => worlds)
      .flat()
      .map((world) => world.call('changeSubscription', { member, body })),
  );
  const account = await first.accountOf(member);
  return {
    winners: outcomes.filter(succeeded).length,
    refused: outcomes.filter((outcome) => !succeeded(outcome)).map(({ status }) => status),
    charges: account?.charges.map(({ amount }) => amount) ?? [],
  };
}
