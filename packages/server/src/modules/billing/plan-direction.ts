import { Refusal } from '../../errors.ts';
import type { ProviderSubscription } from './ports.ts';
import { directionOf, findPrice, type PriceEntry } from './prices.ts';

const DISPUTED =
  'Your bank has taken the last charge back, so the plan is paused and can’t be changed. If the bank decides that the charge stands, it comes back. You can cancel at any time.';

/** The direction of a change, decided by the prices alone. Throws a 409 for one that is not possible. */
export function requireDirection(
  subscription: ProviderSubscription,
  to: PriceEntry,
): 'upgrade' | 'downgrade' {
  const from = findPrice(subscription.priceId);
  const direction = from ? directionOf(from, to) : 'upgrade';
  const scheduled = findPrice(subscription.scheduledPriceId ?? '');
  if (direction === 'none') throw conflict('You have this plan already.');
  if (subscription.lastCharge?.isDisputed) throw conflict(DISPUTED);
  if (subscription.status !== 'active')
    throw conflict('A payment is missing. Please change the card first, then the plan.');
  if (direction === 'downgrade' && scheduled?.plan === to.plan)
    throw conflict('This change is scheduled already.');
  return direction;
}

function conflict(detail: string): Refusal {
  return new Refusal('conflict', { detail });
}
