import {
  comparisonFacts,
  historyFacts,
  type PreviousScan,
  repeatabilityFacts,
  type RepeatPair,
} from '@daylit/vision';
import { dayIn, repeatability, scanComparison, trends } from '@daylit/wording';
import type { PreviousScan as StoredScan, ScanComparer } from '../../modules/scans/ports.ts';

/** The engine's comparison of scans that it recorded, in words. */
export const scanComparer: ScanComparer = {
  overTime: (scans, reasons, { timeZone, now }) =>
    trends(historyFacts(scans.filter(isReadable)), reasons, dayIn(timeZone, now.toISOString())),

  compare(earlier, later) {
    if (!isReadable(earlier) || !isReadable(later)) return undefined;
    return scanComparison(comparisonFacts(earlier, later));
  },

  // Only the engine writes pairs, and it skips pairs of another version.
  repeatability: (pairs) => repeatability(repeatabilityFacts(pairs as RepeatPair[])),
};

/** Whether the record is one of this engine. The first versions and other analysers kept less. */
export function isReadable(scan: StoredScan): scan is PreviousScan {
  return 'conditions' in scan.record && 'standard_deviations' in scan.record;
}
