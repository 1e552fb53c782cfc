// What product trials need from scans, and what other modules may ask of product trials.
import type { ProductTrialWindow } from '@daylit/contract';
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

/** The days on which a product trial asks for a scan, as calendar days of the person. */
export interface DueProductTrialScan extends Pick<ProductTrialWindow, 'name' | 'from' | 'to'> {
  product_name: string;
}

/** When members scan next for their product trials. */
export interface DueProductTrialScans {
  /** The known ones: before the first scan, which sets all days, only its own. */
  list(userId: number): Promise<DueProductTrialScan[]>;
}
