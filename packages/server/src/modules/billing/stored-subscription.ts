import type { ProviderSubscription, StoredSubscription } from './ports.ts';

export function toStored(subscription: ProviderSubscription): StoredSubscription {
  return JSON.parse(JSON.stringify(subscription)) as StoredSubscription;
}

export function fromStored(stored: StoredSubscription): ProviderSubscription {
  const { lastCharge, pastDueSince, endedAt } = stored;
  return {
    ...stored,
    startedAt: new Date(stored.startedAt),
    periodStart: new Date(stored.periodStart),
    periodEnd: new Date(stored.periodEnd),
    pastDueSince: pastDueSince === null ? null : new Date(pastDueSince),
    endedAt: endedAt === null ? null : new Date(endedAt),
    lastCharge: lastCharge && { ...lastCharge, chargedAt: new Date(lastCharge.chargedAt) },
  };
}
