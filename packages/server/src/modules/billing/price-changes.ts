/** An announced change of a price. Members who pay the old one are told 30 days before. */
export interface AnnouncedChange {
  priceId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Renewals from this moment on cost the new price. */
  from: Date;
}

/** Every announced change. The price table changes only on the day of an entry here. */
export const ANNOUNCED_CHANGES: readonly AnnouncedChange[] = [];
