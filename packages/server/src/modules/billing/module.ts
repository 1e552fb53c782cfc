import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { KEPT } from '../../retention.ts';
import type { Logger } from '../../logger.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberErasure, MemberPorts } from '../members/ports.ts';
import { createActions } from './actions.ts';
import { createCheckouts } from './checkouts.ts';
import { createCustomerStore } from './customers.ts';
import { createEventReceiver } from './events.ts';
import { createFoundingPlaces } from './founding-places.ts';
import { createBillingHandlers } from './handlers.ts';
import type { BillingJobs } from './jobs.ts';
import { createFactsReader } from './facts-reader.ts';
import { createBillingNotices } from './notices.ts';
import { createOperatorDesk } from './operator-desk.ts';
import { createOpenCheckouts } from './open-checkouts.ts';
import { createOwnPrices } from './own-prices.ts';
import { createPlanChanges } from './plan-changes.ts';
import type { PaymentProvider } from './ports.ts';
import { createPreview } from './previews.ts';
import { createAskForRefund } from './refunds/ask-for-refund.ts';
import { createRefundRunner } from './refunds/refund-runner.ts';
import { createBillingJobs } from './run-jobs.ts';
import { createSubscriptionStore } from './subscription-store.ts';
import { createSynchronizer } from './sync.ts';

interface Dependencies {
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

/** Billing: prices, checkouts, subscriptions as the provider reports them, withdrawals and refunds. */
export function createBilling(given: Dependencies) {
  const services = createServices(given);
  const { db, queue } = given;
  const reader = createFactsReader(services);
  // The member's rows are deleted with the account. A job ends the subscription at the provider,
  // however long the provider does not answer.
  const erasure: MemberErasure = async (transaction, { id }) => {
    const customer_id = await services.customers.find(id, transaction);
    if (customer_id === undefined) return undefined;
    const leaving = await services.refunds.handOver(transaction, id);
    await queue.enqueue(transaction, 'end-customer', { customer_id, ...(leaving && { leaving }) });
    return undefined;
  };

  return {
    handlers: createBillingHandlers({ ...services, publicUrl: given.publicUrl }),
    jobs: createBillingJobs({ ...given, ...services }),
    ports: {
      erasure,
      purge: async (now: Date) => {
        const oldest = new Date(now.getTime() - KEPT.paymentEvent);
        await db.deleteFrom('billing_events').where('received_at', '<', oldest).execute();
        await db.deleteFrom('checkouts').where('created_at', '<', oldest).execute();
      },
      facts: reader,
      plans: reader,
      operatorDesk: createOperatorDesk(services),
    },
  };
}

function createServices(given: Dependencies) {
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
