/** What is counted: scans with a good enough photo, messages of the member, tokens of about 4 characters. */
export type UsageKind = 'scans' | 'messages' | 'tokens';

/** The tables of the usage module. */
export interface UsageTables {
  usage_charges: UsageChargeTable;
  model_requests: ModelRequestTable;
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

/** How many requests all servers together have sent to the model server on a day. */
export interface ModelRequestTable {
  /** In UTC. */
  day: Date;
  count: number;
}
