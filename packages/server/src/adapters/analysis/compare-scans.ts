import {
  comparisonFacts,
  historyFacts,
  type PreviousScan,
  repeatabilityFacts,
  type RepeatPair,
} from '@daylit/vision';
import { dayIn, englishOf, repeatability, type RunOfScans, scanComparison, trends } from '@daylit/wording';
import type {
  PreviousScan as StoredScan,
  ReaderOfDays,
  ScanComparer,
  ScanContext,
} from '../../modules/scans/ports.ts';

/** The engine's comparison of scans that it recorded, in words. */
export const scanComparer: ScanComparer = {
  overTime: (scans, reasons, reader) =>
    trends(historyFacts(scans.filter(isReadable)), reasons, daysOf(reader)),

  compare(earlier, later, run) {
    if (!isReadable(earlier) || !isReadable(later)) return undefined;
    const inWords = run && { ...run, dayOf: daysOf(run) };
    return scanComparison(comparisonFacts(earlier, later), inWords);
  },

  // Only the engine writes pairs, and it skips pairs of another version.
  repeatability: (pairs) => repeatability(repeatabilityFacts(pairs as RepeatPair[])),
};

function daysOf({ timeZone, now, region }: ReaderOfDays): RunOfScans['dayOf'] {
  return dayIn(timeZone, now.toISOString(), englishOf(region));
}

/** The run of scans that a new scan belongs to. Empty when it may not be compared with the last ones. */
export function runOfScans(context: ScanContext, record: PreviousScan['record']): RunOfScans {
  const { checkin_id, created_at, history, timeZone, region, shownFrom } = context;
  const shown = history.filter((scan) => isReadable(scan) && scan.checkin_id >= shownFrom) as PreviousScan[];
  const now = { checkin_id, created_at, record, pairs: shown[0]?.pairs ?? [] };
  const dayOf = dayIn(timeZone, created_at, englishOf(region));
  const { scans, measures } = trends(historyFacts([...shown, now]), {}, dayOf);
  return { measures: scans.at(-1)?.line === null ? [] : measures, dayOf };
}

/** Whether the record is one of this engine. The first versions and other analysers kept less. */
export function isReadable(scan: StoredScan): scan is PreviousScan {
  return 'conditions' in scan.record && 'standard_deviations' in scan.record;
}
