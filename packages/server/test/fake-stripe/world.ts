// What the fake Stripe knows. A customer's money follows the sandbox's own model, so both providers of the
// shared suite agree on what time and changes do; what differs is how it is asked and told.
import { emptyAccount, type SandboxAccount } from '../../src/adapters/payments/sandbox/account.ts';
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
      for (const { type, subscriptionId } of advance(account, world.now()))
        world.tell(type, { object: 'invoice', customer: account.id, subscription: subscriptionId });
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

/** Whether a charge cannot be given back, for example because a bank holds its money. */
export function isKept(
  { disputes, unrefundable }: World,
  { id, isDisputed }: { id: string; isDisputed: boolean },
): boolean {
  return unrefundable.has(id) || (isDisputed && disputes.get(`ch_${id}`) !== 'won');
}
