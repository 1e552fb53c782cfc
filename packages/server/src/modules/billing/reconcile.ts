import type { Clock } from '../../clock.ts';
import type { Logger } from '../../logger.ts';
import type { CustomerStore } from './customers.ts';
import { eachAlone } from './each-alone.ts';
import type { OwnPrices } from './own-prices.ts';
import { ProviderFailure } from './ports.ts';

export interface ReconciliationDependencies {
  clock: Clock;
  log: Logger;
  customers: CustomerStore;
  prices: OwnPrices;
  bringInLine(userId: number): Promise<void>;
}

/** How long after a checkout its member is still checked, in milliseconds. */
const CHECKOUT_CARE = 4 * 24 * 60 * 60 * 1000;

/** Number of expired holds that one run checks. */
const LAPSED_BATCH = 200;

/** Reads every paying member from the provider. The next run retries the failures. */
export function createReconciliation(
  dependencies: ReconciliationDependencies,
): (signal: AbortSignal) => Promise<void> {
  const { clock, log, customers, prices, bringInLine } = dependencies;
  return async (signal) => {
    const members = await customers.listActive(new Date(clock().getTime() - CHECKOUT_CARE));
    const failures = await eachAlone(members, bringInLine, signal);
    if (!signal.aborted) failures.push(...(await prices.releaseLapsed(LAPSED_BATCH)));
    if (failures.length === 0) return;
    const kinds = [...new Set(failures.map(kindOf))];
    log.error({ failed: failures.length, members: members.length, kinds }, 'billing was not reconciled');
  };
}

/** Without the message, which may name a person. */
function kindOf(error: unknown): string {
  if (error instanceof ProviderFailure) return `${error.name} ${error.problem}`;
  return error instanceof Error ? error.name : typeof error;
}
