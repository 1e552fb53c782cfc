import { SIGN_VALUES } from '@daylit/contract';
import type { HistoryFacts, HistoryScanFacts, HistorySignFacts, Sign } from '@daylit/contract';
import type { PreviousScan } from './scan-record.ts';
import { bridged, isLeftOut, readBy } from './bridge.ts';
import { measureChanges } from './changes.ts';
import { compareConditions } from './comparison-gate.ts';
import { readingOf } from './readings.ts';
import { deviationIn, type Spreads, spreadsOf } from './repeatability.ts';
import { trendOf } from './trend.ts';
import type { TrendReading } from './trend-fit.ts';
import { DIRECTIONAL_FACTOR } from '../thresholds/comparison.ts';
import { LEAST_SCANS } from '../thresholds/trend.ts';

/**
 * A member's scans over time, in any order: which may be compared with each other, and what changed up to the
 * last one. By the same gate and the same rule as the progress of a report.
 */
export function historyFacts(scans: readonly PreviousScan[]): HistoryFacts {
  const spreads = spreadsOf(scans[0]?.pairs ?? []);
  const stored = scans.toSorted(
    (a, b) => a.created_at.localeCompare(b.created_at) || a.checkin_id - b.checkin_id,
  );
  const inOrder = stored.map((scan) => bridged(scan));
  const placed = linesOf(inOrder);
  const last = placed.at(-1);
  const line = inOrder.filter((_, index) => last && placed[index]?.line === last.line && last.line !== null);
  const newest = placed.findLast((scan) => scan.line !== null)?.line;
  const run = inOrder.filter((_, index) => placed[index]?.line === newest);
  return {
    scans: placed,
    signs: SIGN_VALUES.map((sign) => ({
      ...signOver(sign, inOrder, { line, run }, spreads),
      ...readingsOver(sign, stored, inOrder, spreads),
    })).filter(({ readings }) => readings.length > 0),
  };
}

interface Placed extends Pick<HistoryScanFacts, 'line' | 'difference'> {
  scan: PreviousScan;
}

/**
 * Joins each scan to the line of the last one that it may be compared with. A scan that may not is left out,
 * until a later one may be compared with it: then both begin a new line.
 */
function linesOf(scans: readonly PreviousScan[]): HistoryScanFacts[] {
  const placed: Placed[] = [];
  let lines = 0;
  let anchor: Placed | undefined;
  for (const scan of scans) {
    if (scan.in_trend === false) {
      placed.push({ scan, line: null, difference: 'left_out' });
      continue;
    }
    const before = placed.findLast(({ difference }) => difference !== 'left_out');
    const { result, difference } = anchor
      ? compareConditions(anchor.scan, scan)
      : { result: 'comparable', difference: null };
    const isJoined = result !== 'not_comparable';
    const beginsAnew = difference === 'engine_version' || (!isJoined && mayFollow(before, scan));
    if (!anchor || beginsAnew) lines += 1;
    if (beginsAnew && before?.line === null && difference !== 'engine_version') before.line = lines;
    const next: Placed = {
      scan,
      line: isJoined || beginsAnew ? lines : null,
      difference: isJoined || (beginsAnew && difference !== 'engine_version') ? null : difference,
    };
    placed.push(next);
    if (next.line !== null) anchor = next;
  }
  return placed.map(({ scan: { checkin_id, created_at, record }, line, difference }) => ({
    checkin_id,
    created_at,
    engine_version: readBy(record),
    line,
    difference,
  }));
}

/** Whether the scan before was left out, and this one may be compared with it. */
function mayFollow(before: Placed | undefined, scan: PreviousScan): boolean {
  return before?.line === null && compareConditions(before.scan, scan).result !== 'not_comparable';
}

/**
 * `line`: the scans that may be compared with the last one, itself included; `run`: the same up to the last
 * scan that may be compared with others.
 */
function signOver(
  sign: Sign,
  scans: readonly PreviousScan[],
  { line, run }: Record<'line' | 'run', readonly PreviousScan[]>,
  spreads: Spreads,
): Omit<HistorySignFacts, 'anew_from' | 'readings'> {
  const told = scans.filter((scan) => scan.in_trend !== false && scan.record.severities[sign] !== null);
  const trend = trendOver(sign, told.length, run, spreads);
  const last = line.at(-1);
  const first = last && line.find((scan) => scan !== last && isToldAndAlike(sign, scan, last));
  if (!last || !first) return { sign, change: 'not_compared', since: null, trend };
  const { result } = compareConditions(first, last);
  const change = measureChanges(first.record, last.record, result, spreads).find(
    (each) => each.sign === sign,
  );
  return {
    sign,
    change: change?.change ?? 'not_compared',
    since: change ? first.checkin_id : null,
    trend,
  };
}

/** What no bridge reads on today's scale stays as it was read, before the scan `anew_from`. */
function readingsOver(
  sign: Sign,
  stored: readonly PreviousScan[],
  scans: readonly PreviousScan[],
  spreads: Spreads,
): Pick<HistorySignFacts, 'anew_from' | 'readings'> {
  const isLost = (index: number): boolean => isLeftOut(sign, stored[index]!, scans[index]!);
  const last = stored.findLastIndex((_, index) => isLost(index));
  const anew = scans.slice(last + 1).find(({ record }) => record.severities[sign] !== null);
  return {
    anew_from: last >= 0 && anew ? anew.checkin_id : null,
    readings: scans.flatMap(
      (scan, index) => readingOf(sign, isLost(index) ? stored[index]! : scan, spreads) ?? [],
    ),
  };
}

/** `told`: in how many scans the sign was told, whether they may be compared or not. */
function trendOver(
  sign: Sign,
  told: number,
  run: readonly PreviousScan[],
  spreads: Spreads,
): HistorySignFacts['trend'] {
  const last = run.at(-1);
  const readings = run.flatMap((scan) => trendReading(sign, scan, last!, spreads));
  const trend = trendOf(sign, readings, spreads[sign]);
  const wouldDo = trend.kind === 'too_few' && readings.length < LEAST_SCANS && told >= LEAST_SCANS;
  return wouldDo ? { ...trend, kind: 'not_comparable' } : trend;
}

/** A photo that is only roughly like the last one counts for less, as in a pair. */
function trendReading(sign: Sign, scan: PreviousScan, last: PreviousScan, spreads: Spreads): TrendReading[] {
  const severity = scan.record.severities[sign];
  const { result } = compareConditions(scan, last);
  if (severity === null || result === 'not_comparable') return [];
  const caution = result === 'directional' ? DIRECTIONAL_FACTOR : 1;
  const deviation = caution * deviationIn(sign, scan.record, spreads);
  const { bridge } = scan.record;
  const ofEngine = bridge && { from: bridge.from, spread: bridge.spreads[sign] };
  return [{ at: Date.parse(scan.created_at), severity, deviation, bridge: ofEngine }];
}

function isToldAndAlike(sign: Sign, scan: PreviousScan, last: PreviousScan): boolean {
  return scan.record.severities[sign] !== null && compareConditions(scan, last).result !== 'not_comparable';
}
