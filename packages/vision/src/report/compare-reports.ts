import type { ProgressSummary } from './payloads.ts';
import type { PreviousScan, ScanRecord } from '../scan-record.ts';

/** The scan that is being reported. */
export interface CurrentScan {
  checkin_id: number;
  created_at: string;
  record: ScanRecord;
}

export function compareReports(_history: readonly PreviousScan[], _current: CurrentScan): ProgressSummary {
  throw new Error('The engine is being assembled.');
}
