import { FOUNDING_PLACES } from '@daylit/contract';
import { eachInSteps } from '../../jobs/each-alone.ts';
import type { Logger } from '../../logger.ts';
import type { CustomerStore } from './customers.ts';
import type { OwnPrices } from './own-prices.ts';

export interface ReconciliationDependencies {
  log: Logger;
  customers: CustomerStore;
  prices: OwnPrices;
  bringInLine(userId: number): Promise<void>;
}

/** Reads the members who are due from the provider. The next run retries the failures. */
export function createReconciliation(
  dependencies: ReconciliationDependencies,
): (signal: AbortSignal) => Promise<void> {
  const { log, customers, prices, bringInLine } = dependencies;
  return async (signal) => {
    const failed = 'billing was not reconciled';
    await eachInSteps(customers.listDue, bringInLine, { log, failed, idOf: (id) => id, signal });
    if (!signal.aborted) await prices.releaseLapsed(FOUNDING_PLACES);
  };
}
