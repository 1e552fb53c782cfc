// What the fake Stripe knows. A customer's money follows the sandbox's own model, so both providers of the
// shared suite agree on what time and changes do; what differs is how it is asked and told.
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

/** Something that happened, as it is told by a webhook. */
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
  /** Charges, by their ids, that cannot be given back, for example because their card is gone. */
  unrefundable: Set<string>;
  /** What happens between our reading of a charge and our refund of it, once. */
  beforeRefund: (() => void) | undefined;
  /** Whether a charge stays marked as refunded after its bank sent the refund back. */
  keepsMark: boolean;
  happenings: Happening[];
  nextId(kind: string): string;
  addAccount(): SandboxAccount;
  /** The account after everything that became due. Throws `Missing`. */
  accountOf(find: (account: SandboxAccount) => boolean): SandboxAccount;
  tell(type: string, object: object): void;
}

/** There is no such thing at Stripe. */
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

/** Whether a bank holds the money of a charge, or has given it back. */
export function isChargedBack(
  { disputes }: World,
  { id, isDisputed }: { id: string; isDisputed: boolean },
): boolean {
  return isDisputed && disputes.get(`ch_${id}`) !== 'won';
}

/** Tells that a refund failed, as Stripe does: by several events, without the customer. */
function tellBounce(world: World, { id, amount, currency }: BouncedRefund): void {
  const charge = id.replace('re_', 'ch_');
  const object = { object: 'refund', id, charge, amount, currency, status: 'failed' };
  for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed'])
    world.tell(type, { ...object, failure_reason: 'expired_or_canceled_card' });
}
