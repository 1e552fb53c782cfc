import type { JobHandler, JobHandlers } from '../../jobs/queue.ts';
import type { BillingJobs } from './jobs.ts';
import type { PaymentProvider } from './ports.ts';
import { createReconciliation, type ReconciliationDependencies } from './reconcile.ts';
import { createBillingReminders, type ReminderDependencies } from './reminders.ts';
import type { RefundRunner } from './refunds/refund-runner.ts';
import type { Synchronizer } from './sync.ts';

interface Dependencies extends Omit<ReconciliationDependencies, 'bringInLine'>, ReminderDependencies {
  synchronizer: Synchronizer;
  refunds: RefundRunner;
  provider: PaymentProvider;
}

/** The background jobs of billing. */
export function createBillingJobs(dependencies: Dependencies): JobHandlers<BillingJobs> {
  const { synchronizer, refunds, provider } = dependencies;
  const remind = createBillingReminders(dependencies);

  async function bringInLine(userId: number, isNew: boolean): Promise<void> {
    try {
      await refunds.resume(userId, isNew);
    } finally {
      await synchronizer.sync(userId);
    }
  }

  const reconcile = createReconciliation({
    ...dependencies,
    bringInLine: (userId) => bringInLine(userId, false),
  });
  return {
    'sync-subscription': {
      run: async ({ user_id }) => bringInLine(user_id, true),
      // The hourly reconciliation asks again.
      giveUp: async () => undefined,
    },
    'reconcile-billing': hourly((_payload, signal) => reconcile(signal)),
    'mail-billing-notices': hourly((_payload, signal) => remind(signal)),
    'end-customer': {
      async run({ customer_id, leaving }) {
        if (leaving) await refunds.carryOutErased(leaving);
        await provider.eraseCustomer(customer_id);
      },
      giveUp: async () => undefined,
    },
  };
}

/** A scheduled job: when one run fails, the next does the same. */
function hourly(run: JobHandler<Record<string, never>>['run']): JobHandler<Record<string, never>> {
  return { run, giveUp: async () => undefined };
}
