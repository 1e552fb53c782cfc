import type { ProviderSubscription } from './ports.ts';

type Moments = 'startedAt' | 'periodStart' | 'periodEnd';
type MomentsOrNull = 'pastDueSince' | 'endedAt';

/** A provider's subscription as JSON, with moments as ISO 8601. */
export type StoredSubscription = Omit<ProviderSubscription, Moments | MomentsOrNull | 'lastCharge'> &
  Record<Moments, string> &
  Record<MomentsOrNull, string | null> & {
    lastCharge:
      | (Omit<NonNullable<ProviderSubscription['lastCharge']>, 'chargedAt'> & { chargedAt: string })
      | null;
  };

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
