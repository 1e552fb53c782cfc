import { FOUNDING_PLACES } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { Logger } from '../../logger.ts';
import type { CustomerStore } from './customers.ts';
import type { OwnPrices } from './own-prices.ts';

export interface ReconciliationDependencies {
  clock: Clock;
  log: Logger;
  customers: CustomerStore;
  prices: OwnPrices;
  bringInLine(userId: number): Promise<void>;
}

/** How long after a checkout its member is still checked, in milliseconds. */
const CHECKOUT_CARE = 4 * 24 * 60 * 60 * 1000;

/** Reads every paying member from the provider. The next run retries the failures. */
export function createReconciliation(
  dependencies: ReconciliationDependencies,
): (signal: AbortSignal) => Promise<void> {
  const { clock, log, customers, prices, bringInLine } = dependencies;
  return async (signal) => {
    const members = await customers.listActive(new Date(clock().getTime() - CHECKOUT_CARE));
    const failed = 'billing was not reconciled';
    await eachAlone(members, bringInLine, { log, failed, idOf: String, signal });
    if (!signal.aborted) await prices.releaseLapsed(FOUNDING_PLACES);
  };
}
