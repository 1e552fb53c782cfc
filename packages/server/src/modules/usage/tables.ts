/** What is counted: scans whose photo was good enough, messages of the member, tokens (about 4 characters each). */
export type UsageKind = 'scans' | 'messages' | 'tokens';

/** The tables of the usage module. */
export interface UsageTables {
  usage_charges: UsageChargeTable;
}

/** One thing that was counted against an allowance. */
export interface UsageChargeTable {
  user_id: number;
  kind: UsageKind;
  /** What it was for, for example `scan:3`. Unique per member and kind, so nothing is charged twice. */
  source: string;
  amount: number;
  charged_at: Date;
}
