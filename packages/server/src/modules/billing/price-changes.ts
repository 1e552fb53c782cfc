/** A change of a price that was decided. Members who pay the old one are told 30 days before. */
export interface AnnouncedChange {
  priceId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** From when it counts, for renewals after it. */
  from: Date;
}

/** Every announced change. The price table may change on the day of an entry here, and never without one. */
export const ANNOUNCED_CHANGES: readonly AnnouncedChange[] = [];
