import { CURRENCY, type Invoice } from '@daylit/contract';
import type { Checkout, ProviderSubscription } from '../../../modules/billing/ports.ts';
import type { SandboxAccount } from './account.ts';
import type { SandboxCheckout } from './store.ts';

export function presentCheckout(checkout: SandboxCheckout, now: Date): Checkout {
  const { id, status, accountId, subscriptionId, priceId, expiresAt } = checkout;
  return {
    id,
    status: status === 'open' && expiresAt <= now.getTime() ? 'expired' : status,
    isPaid: status === 'complete',
    customerId: accountId,
    subscriptionId,
    priceId,
    currency: CURRENCY,
  };
}

export function presentSubscription(account: SandboxAccount, id: string): ProviderSubscription | undefined {
  const found = account.subscriptions.find((subscription) => subscription.id === id);
  if (!found) return undefined;
  const last = account.charges.findLast(
    ({ subscriptionId, status }) => subscriptionId === id && (status === 'paid' || status === 'refunded'),
  );
  return {
    id,
    customerId: account.id,
    priceId: found.priceId,
    status: found.status,
    startedAt: new Date(found.startedAt),
    periodStart: new Date(found.periodStart),
    periodEnd: new Date(found.periodEnd),
    pastDueSince: found.pastDueSince === null ? null : new Date(found.pastDueSince),
    endsWithPeriod: found.endsWithPeriod,
    endedAt: found.endedAt === null ? null : new Date(found.endedAt),
    scheduledPriceId: found.scheduledPriceId,
    lastCharge: last
      ? {
          amount: last.amount,
          currency: CURRENCY,
          chargedAt: new Date(last.chargedAt),
          isRefunded: last.status === 'refunded',
          isDisputed: last.isDisputed,
        }
      : null,
    card: account.card && { brand: account.card.brand, last4: account.card.last4 },
  };
}

/** The newest 100 invoices, newest first. */
export function presentInvoices({ charges }: SandboxAccount): Invoice[] {
  return charges
    .flatMap(({ id, number, chargedAt, amount, description, card, status }): Invoice[] =>
      status === 'void'
        ? []
        : [
            {
              id,
              number,
              created_at: new Date(chargedAt).toISOString(),
              amount,
              currency: CURRENCY,
              description,
              card,
              status,
            },
          ],
    )
    .toReversed()
    .slice(0, 100);
}
