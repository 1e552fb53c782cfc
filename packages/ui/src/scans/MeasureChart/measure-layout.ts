import type { SignReading, StartedProduct, TrendMeasure, TrendScan } from '@daylit/contract';
import { MAX_SEVERITY } from '../../art/RangeMeter/range-words.ts';
import { isEndedByEngine } from '../../lib/ended-by-engine.ts';
import { startsBetween } from '../../lib/starts-between.ts';

/** Sizes in the units of the drawing. `inset` keeps the first and the last dot inside. */
export const PLOT = { width: 300, height: 132, inset: 8, head: 6, foot: 6 } as const;

/** Smallest distance of two dates below the chart, as a share of its width. */
const DATE_DISTANCE = 0.24;

/** A sign in one scan, placed. */
export interface PlacedReading {
  scan: TrendScan;
  reading: SignReading;
  x: number;
  y: number;
  /** The ends of the error bar. */
  top: number;
  bottom: number;
  /** Compared with other scans, so it is part of a line. */
  isJoined: boolean;
  isLast: boolean;
}

export interface MeasureLayout {
  /** Oldest first. */
  placed: PlacedReading[];
  /** A line through the readings of each line of scans, and the band around it. */
  lines: { id: string; line: string; band: string; edges: string }[];
  /** Where another engine ended a line. */
  engineChanges: number[];
  /** Where products were started. */
  starts: number[];
  /** Scans whose date is written below the chart: x, and the day. */
  dates: { x: number; created_at: string }[];
}

/** Places the readings of a sign in time. `scans` are oldest first. */
export function measureLayout(
  { readings, anew_from = null }: Pick<TrendMeasure, 'readings' | 'anew_from'>,
  scans: readonly TrendScan[],
  started?: readonly StartedProduct[],
): MeasureLayout {
  const xOf = timeScale(scans);
  const byScan = new Map(readings.map((reading) => [reading.checkin_id, reading]));
  const lastId = scans.at(-1)?.checkin_id;
  const placed = scans.flatMap((scan): PlacedReading[] => {
    const reading = byScan.get(scan.checkin_id);
    if (!reading) return [];
    return [
      {
        scan,
        reading,
        x: xOf(scan),
        y: yOf(reading.severity_score),
        top: yOf(reading.severity_score + reading.margin),
        bottom: yOf(reading.severity_score - reading.margin),
        isJoined: scan.line !== null,
        isLast: scan.checkin_id === lastId,
      },
    ];
  });
  return {
    placed,
    lines: linesOf(placed, anew_from),
    engineChanges: scans.flatMap((scan, index) => {
      const before = scans[index - 1];
      if (!before || !(isEndedByEngine(before, scan) || scan.checkin_id === anew_from)) return [];
      return [(xOf(before) + xOf(scan)) / 2];
    }),
    starts: [...new Set(startsBetween(started, scans).map(({ since }) => xOf({ created_at: since })))],
    dates: datesOf(scans, xOf),
  };
}

/** The reading whose scan is nearest to `x`, by its index. -1 when there is none. */
export function nearestReading(placed: readonly PlacedReading[], x: number): number {
  return placed.reduce(
    (best, { x: here }, index) =>
      best === -1 || Math.abs(here - x) < Math.abs((placed[best]?.x ?? 0) - x) ? index : best,
    -1,
  );
}

function linesOf(placed: readonly PlacedReading[], anewFrom: number | null): MeasureLayout['lines'] {
  const anew = placed.findIndex(({ scan }) => scan.checkin_id === anewFrom);
  const joined = placed
    .map((reading, index) => ({ reading, isEarlier: index < anew }))
    .filter(({ reading }) => reading.isJoined);
  const runs = Map.groupBy(joined, ({ reading, isEarlier }) => `${reading.scan.line} ${isEarlier}`);
  return [...runs].flatMap(([id, run]) => {
    const members = run.map(({ reading }) => reading);
    if (members.length < 2) return [];
    const upper = members.map(({ x, top }) => `${x} ${top}`);
    const lower = members.map(({ x, bottom }) => `${x} ${bottom}`);
    return [
      {
        id,
        line: `M${members.map(({ x, y }) => `${x} ${y}`).join('L')}`,
        band: `M${upper.join('L')}L${lower.toReversed().join('L')}Z`,
        edges: `M${upper.join('L')}M${lower.join('L')}`,
      },
    ];
  });
}

function timeScale(scans: readonly TrendScan[]): (scan: Pick<TrendScan, 'created_at'>) => number {
  const times = scans.map(({ created_at }) => Date.parse(created_at));
  const from = Math.min(...times);
  const span = Math.max(...times) - from;
  const reach = PLOT.width - 2 * PLOT.inset;
  return ({ created_at }) => {
    const share = span === 0 ? 0.5 : (Date.parse(created_at) - from) / span;
    return round(PLOT.inset + reach * share);
  };
}

/** The last date is always shown; then those before it that are far enough from their neighbours. */
function datesOf(scans: readonly TrendScan[], xOf: (scan: TrendScan) => number): MeasureLayout['dates'] {
  const dates: MeasureLayout['dates'] = [];
  const first = scans[0];
  for (const scan of scans.toReversed()) {
    const x = xOf(scan);
    const next = dates.at(-1)?.x ?? Number.POSITIVE_INFINITY;
    const isFirst = scan === first;
    const isFar = next - x >= DATE_DISTANCE * PLOT.width;
    const leavesRoom = isFirst || x - (first ? xOf(first) : 0) >= DATE_DISTANCE * PLOT.width;
    if (isFar && leavesRoom) dates.push({ x, created_at: scan.created_at });
  }
  return dates.toReversed();
}

function yOf(severity: number): number {
  const reach = PLOT.height - PLOT.head - PLOT.foot;
  const inScale = Math.min(MAX_SEVERITY, Math.max(0, severity));
  return round(PLOT.height - PLOT.foot - (reach * inScale) / MAX_SEVERITY);
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
