import type { SignReading, TrendMeasure, TrendScan } from '@daylit/contract';
import { rangeText } from '../RangeMeter/range-words.ts';
import type { RunScan } from './run-layout.ts';

/**
 * The scans that the trend of a sign is about, and those between and after them that it does not count. A
 * sign that no compared scan shows has an empty run. `scans` are oldest first.
 */
export function signRun(
  { readings, trend, anew_from = null }: Pick<TrendMeasure, 'readings' | 'trend' | 'anew_from'>,
  scans: readonly TrendScan[],
  isWordsOnly = false,
): RunScan[] {
  const byScan = new Map(readings.map((reading) => [reading.checkin_id, reading]));
  const newest = scans.findLast(({ line }) => line !== null)?.line;
  const anew = scans.findIndex(({ checkin_id }) => checkin_id === anew_from);
  const isCompared = (scan: TrendScan) =>
    scan.line === newest && byScan.has(scan.checkin_id) && scans.indexOf(scan) >= anew;
  const [first] = scans.filter(isCompared).slice(-Math.max(trend?.scans ?? 0, 2));
  const from = first ? scans.indexOf(first) : scans.length;
  return scans.slice(from).flatMap((scan) => {
    const reading = byScan.get(scan.checkin_id);
    return reading ? toRunScan(scan, reading, isCompared(scan), isWordsOnly) : [];
  });
}

function toRunScan(
  { created_at, in_trend }: TrendScan,
  { severity_score, margin, range }: SignReading,
  isCompared: boolean,
  isWordsOnly: boolean,
): RunScan {
  const text = rangeText(range, isWordsOnly);
  const notCompared = in_trend === false ? 'left_out' : 'not_compared';
  return { created_at, severity: severity_score, margin, text, kind: isCompared ? 'compared' : notCompared };
}
