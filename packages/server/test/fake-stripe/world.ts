// The state of the fake Stripe. A customer's payments follow the sandbox's own model, so both providers of
// the shared suite agree on the effects of time and changes; only the calls and events differ.
import { emptyAccount, type SandboxAccount } from '../../src/adapters/payments/sandbox/account.ts';
import type { BouncedRefund } from '../../src/modules/billing/ports.ts';
import { advance } from '../../src/adapters/payments/sandbox/renewals.ts';

export interface FakeSession {
  id: string;
  customerId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  /** Milliseconds. */
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  subscriptionId: string | null;
}

interface Phase {
  /** Seconds. */
  start: number;
  end: number | null;
  priceId: string;
}

export interface FakeSchedule {
  id: string;
  subscriptionId: string;
  phases: Phase[];
}

export type DisputeStatus = 'needs_response' | 'won' | 'lost';

/** An event, as a webhook sends it. */
export interface Happening {
  type: string;
  object: object;
}

export interface World {
  now(): number;
  accounts: Map<string, SandboxAccount>;
  /** Customers who were deleted. */
  erased: Set<string>;
  sessions: Map<string, FakeSession>;
  /** By subscription. */
  schedules: Map<string, FakeSchedule>;
  /** The state of a dispute, by its charge. */
  disputes: Map<string, DisputeStatus>;
  /** Ids of charges that cannot be refunded, for example because their card is gone. */
  unrefundable: Set<string>;
  /** What happens between our reading of a charge and our refund of it, once. */
  beforeRefund: (() => void) | undefined;
  /** Whether a charge stays marked as refunded after its bank returned the refund. */
  keepsMark: boolean;
  happenings: Happening[];
  nextId(kind: string): string;
  addAccount(): SandboxAccount;
  /** The account after everything that became due. Throws `Missing`. */
  accountOf(find: (account: SandboxAccount) => boolean): SandboxAccount;
  tell(type: string, object: object): void;
}

/** Stripe has no such object. */
export class Missing extends Error {}

export function createWorld(now: () => Date): World {
  let ids = 0;
  const world: World = {
    now: () => now().getTime(),
    accounts: new Map(),
    erased: new Set(),
    sessions: new Map(),
    schedules: new Map(),
    disputes: new Map(),
    unrefundable: new Set(),
    beforeRefund: undefined,
    keepsMark: false,
    happenings: [],
    nextId: (kind) => `${kind}_${(ids += 1)}fake`,
    addAccount() {
      const account = emptyAccount(world.nextId('cus'));
      world.accounts.set(account.id, account);
      return account;
    },
    accountOf(find) {
      const account = [...world.accounts.values()].find(find);
      if (!account) throw new Missing('resource_missing');
      for (const { type, subscriptionId: subscription, bounced } of advance(account, world.now()))
        if (bounced) tellBounce(world, bounced);
        else world.tell(type, { object: 'invoice', customer: account.id, subscription });
      return account;
    },
    tell: (type, object) => world.happenings.push({ type, object }),
  };
  return world;
}

export const ofSubscription =
  (id: string) =>
  ({ subscriptions }: SandboxAccount): boolean =>
    subscriptions.some((subscription) => subscription.id === id);

/** Whether a bank holds the money of a charge, or has returned it. */
export function isChargedBack(
  { disputes }: World,
  { id, isDisputed }: { id: string; isDisputed: boolean },
): boolean {
  return isDisputed && disputes.get(`ch_${id}`) !== 'won';
}

/** Reports that a refund failed, as Stripe does: by several events, without the customer. */
function tellBounce(world: World, { id, amount, currency }: BouncedRefund): void {
  const charge = id.replace('re_', 'ch_');
  const object = { object: 'refund', id, charge, amount, currency, status: 'failed' };
  for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed'])
    world.tell(type, { ...object, failure_reason: 'expired_or_canceled_card' });
}
