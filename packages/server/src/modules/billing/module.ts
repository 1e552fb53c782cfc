import { KEPT } from '../../retention.ts';
import type { MemberErasure } from '../members/ports.ts';
import { billingFactsOf } from './billing-facts.ts';
import { createBillingHandlers } from './handlers.ts';
import { createOperatorDesk } from './operator-desk.ts';
import { createPlanReader } from './plan-reader.ts';
import { createBillingJobs } from './run-jobs.ts';
import { type BillingDependencies, createServices } from './services.ts';
import type { TellPlan } from './sync.ts';

/** Before anybody listens. */
const tellNobody: TellPlan = async () => undefined;

/** Billing: prices, checkouts, subscriptions as the provider reports them, withdrawals and refunds. */
export function createBilling(given: BillingDependencies) {
  let tellPlan = tellNobody;
  const services = createServices({ ...given, tellPlan: (...written) => tellPlan(...written) });
  const { db, queue } = given;
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
      plans: createPlanReader(services),
      billingFactsOf,
      operatorDesk: createOperatorDesk(services),
    },
    /** Webhooks are made later, because they read plans here. */
    onPlanWritten(listener: TellPlan): void {
      tellPlan = listener;
    },
  };
}
