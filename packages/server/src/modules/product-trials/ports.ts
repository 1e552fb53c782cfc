// What product trials need from scans.
import type { ComparisonInWords, PreviousScan, ScanComparer } from '../scans/ports.ts';
import type { MemberOnPlan } from '../members/ports.ts';

export type { ComparisonInWords, PreviousScan, ScanComparer };

/** A scan with the member's day then, as YYYY-MM-DD; null where it was not kept. */
interface DatedScan extends PreviousScan {
  taken_on: string | null;
}

/** A member's finished scans with the engine's records, as far back as the plan shows. */
export interface RecordedScans {
  /** The newest `limit`, newest first. */
  list(member: MemberOnPlan, limit: number): Promise<DatedScan[]>;
}
