// What product trials need from scans.
import type { ComparisonInWords, PreviousScan, ScanComparer } from '../scans/ports.ts';
import type { Member } from '../members/ports.ts';

export type { ComparisonInWords, PreviousScan, ScanComparer };

/** A member's finished scans with what the engine recorded, as far back as the plan shows. */
export interface RecordedScans {
  /** The newest `limit`, newest first. */
  list(member: Member, limit: number): Promise<PreviousScan[]>;
}
