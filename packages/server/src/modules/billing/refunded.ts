import type { Leaving } from './tables.ts';
import type { Refunded } from './ports.ts';

/** Whether something is still to come back. */
export function isUnreturned({ held, refused }: Refunded): boolean {
  return held !== null || refused !== null;
}

/**
 * Whether a way out ends the contract. A withdrawal always does. Whoever wants the last charge back keeps the
 * plan when nothing of it goes back.
 */
export function isEnd(way: Leaving['way'], refunded: Refunded): boolean {
  return way === 'withdraw' || refunded.back !== null || !isUnreturned(refunded);
}
