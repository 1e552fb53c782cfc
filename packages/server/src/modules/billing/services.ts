import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Logger } from '../../logger.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import { createActions } from './actions.ts';
import { createCheckouts } from './checkouts.ts';
import { createCustomerStore } from './customers.ts';
import { createEventReceiver } from './events.ts';
import { createFoundingPlaces } from './founding-places.ts';
import type { BillingJobs } from './jobs.ts';
import { createBillingNotices } from './notices.ts';
import { createOpenCheckouts } from './open-checkouts.ts';
import { createOwnPrices } from './own-prices.ts';
import { createPlanChanges } from './plan-changes.ts';
import type { PaymentProvider } from './ports.ts';
import { createPreview } from './previews.ts';
import { createAskForRefund } from './refunds/ask-for-refund.ts';
import { createRefundRunner } from './refunds/refund-runner.ts';
import { createSubscriptionStore } from './subscription-store.ts';
import { createSynchronizer, type TellPlan } from './sync.ts';

export interface BillingDependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  queue: JobQueue<BillingJobs>;
  members: MemberPorts;
  outbox: Outbox;
  payments: PaymentProvider;
  publicUrl(): string;
  operatorEmail: string | undefined;
}

/** What the calls, the jobs and the ports of billing share. */
export function createServices(given: BillingDependencies & { tellPlan: TellPlan }) {
  const { payments: provider } = given;
  const { locks, store: members, profiles } = given.members;
  const base = { ...given, locks, members, profiles, provider };
  const store = createSubscriptionStore(base);
  const customers = createCustomerStore(base);
  const places = createFoundingPlaces(base);
  const notices = createBillingNotices(base);
  const refunds = createRefundRunner({ ...base, store, notices });
  const synchronizer = createSynchronizer({ ...base, store, customers, places, notices, refunds });
  const actions = createActions({ ...base, store, synchronizer });
  const openCheckouts = createOpenCheckouts({ ...base, synchronizer });
  const prices = createOwnPrices({ ...base, places, openCheckouts });
  const known = {
    ...base,
    store,
    customers,
    places,
    notices,
    synchronizer,
    refunds,
    actions,
    openCheckouts,
    prices,
  };
  return {
    ...known,
    checkouts: createCheckouts(known),
    changes: createPlanChanges(known),
    preview: createPreview(known),
    askForRefund: createAskForRefund(known),
    receiveEvent: createEventReceiver(known),
  };
}
