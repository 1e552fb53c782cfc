import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { MemberLocks } from '../members/ports.ts';
import { inMember } from './in-member.ts';
import type { ProviderSubscription } from './ports.ts';
import { orRefuse, unknownOutcome } from './provider-refusals.ts';
import { isBusy, type KnownSubscription, type SubscriptionStore } from './subscription-store.ts';
import type { Synchronizer } from './sync.ts';

/** The subscription that an action changes, and the idempotency key of the action. */
export interface Actionable {
  subscription: ProviderSubscription;
  known: KnownSubscription;
  key: string;
}

/** Changes of a subscription, one at a time for each member, across tabs and servers. */
export interface Actions {
  /**
   * Calls `decide`, which throws when the change is not possible now, then `act`, which calls the provider. A
   * concurrent change is refused with a request to wait. Afterwards the subscription is read from the
   * provider.
   */
  run<Decision>(
    userId: number,
    name: string,
    decide: (actionable: Actionable) => Decision,
    act: (actionable: Actionable, decision: Decision) => Promise<void>,
  ): Promise<{ decision: Decision; after: ProviderSubscription | null }>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  store: SubscriptionStore;
  synchronizer: Synchronizer;
}

const GIVEN_BACK =
  'Your plan has ended already, and the money of its last charge goes back to your card. There is nothing more to do.';
export const NOTHING_PAID = 'You have no paid plan, so there is nothing to change.';
const UNDER_WAY = 'Another change of your plan is under way. Please wait a moment, then reload the page.';
const LEAVING =
  'Your refund is on its way, and we mail you when it is done. Nothing else can be changed until then.';

export function createActions(dependencies: Dependencies): Actions {
  const { clock, store, synchronizer } = dependencies;

  async function announce<Decision>(
    userId: number,
    name: string,
    decide: (actionable: Actionable) => Decision,
  ): Promise<{ actionable: Actionable; decision: Decision }> {
    return await inMember(dependencies, userId, async (transaction) => {
      const known = await store.find(userId, transaction);
      if (!known?.subscription || !known.is_live) {
        const isGivenBack = known?.subscription?.lastCharge?.isRefunded === true;
        throw new Refusal('conflict', { detail: isGivenBack ? GIVEN_BACK : NOTHING_PAID });
      }
      if (isBusy(known, clock())) throw new Refusal('conflict', { detail: UNDER_WAY });
      if (known.refunds.requested) throw new Refusal('conflict', { detail: LEAVING });
      const key = `${userId} ${known.version} ${name}`;
      const actionable = { subscription: known.subscription, known, key };
      const decision = decide(actionable);
      await store.announce(transaction, userId, name);
      return { actionable, decision };
    });
  }

  return {
    run: (userId, name, decide, act) =>
      orRefuse(async () => {
        await synchronizer.sync(userId);
        const { actionable, decision } = await announce(userId, name, decide);
        try {
          await act(actionable, decision);
          const after = await synchronizer.sync(userId);
          return { decision, after: after?.subscription ?? null };
        } catch (error) {
          throw unknownOutcome(error);
        } finally {
          await store.endAction(userId);
        }
      }),
  };
}
