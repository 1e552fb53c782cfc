import {
  comparisonFacts,
  historyFacts,
  type PreviousScan,
  repeatabilityFacts,
  type RepeatPair,
} from '@daylit/vision';
import { dayIn, repeatability, type RunOfScans, scanComparison, trends } from '@daylit/wording';
import type { PreviousScan as StoredScan, ScanComparer, ScanContext } from '../../modules/scans/ports.ts';

/** The engine's comparison of scans that it recorded, in words. */
export const scanComparer: ScanComparer = {
  overTime: (scans, reasons, { timeZone, now }) =>
    trends(historyFacts(scans.filter(isReadable)), reasons, dayIn(timeZone, now.toISOString())),

  compare(earlier, later, run) {
    if (!isReadable(earlier) || !isReadable(later)) return undefined;
    const inWords = run && { ...run, dayOf: dayIn(run.timeZone, run.now.toISOString()) };
    return scanComparison(comparisonFacts(earlier, later), inWords);
  },

  // Only the engine writes pairs, and it skips pairs of another version.
  repeatability: (pairs) => repeatability(repeatabilityFacts(pairs as RepeatPair[])),
};

/** The run of scans that a new scan belongs to. Empty when it may not be compared with the last ones. */
export function runOfScans(context: ScanContext, record: PreviousScan['record']): RunOfScans {
  const { checkin_id, created_at, history, timeZone, shownFrom } = context;
  const shown = history.filter((scan) => isReadable(scan) && scan.checkin_id >= shownFrom) as PreviousScan[];
  const now = { checkin_id, created_at, record, pairs: shown[0]?.pairs ?? [] };
  const dayOf = dayIn(timeZone, created_at);
  const { scans, measures } = trends(historyFacts([...shown, now]), {}, dayOf);
  return { measures: scans.at(-1)?.line === null ? [] : measures, dayOf };
}

/** Whether the record is one of this engine. The first versions and other analysers kept less. */
export function isReadable(scan: StoredScan): scan is PreviousScan {
  return 'conditions' in scan.record && 'standard_deviations' in scan.record;
}
