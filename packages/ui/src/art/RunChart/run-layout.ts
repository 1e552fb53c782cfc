import type { StartedProduct } from '@daylit/contract';
import { startsBetween } from '../../lib/starts-between.ts';
import { MAX_SEVERITY } from '../RangeMeter/range-words.ts';

/** A sign in one scan of a run. */
export interface RunScan {
  /** ISO 8601. */
  created_at: string;
  severity: number;
  /** Points to either side within which nearly every photo of the same day reads. */
  margin: number;
  /** The range as a screen reader says it, "2 to 3 of 5, mild to moderate". */
  text: string;
  /** `left_out`: by the member. */
  kind: 'compared' | 'not_compared' | 'left_out';
}

/** A scan in shares of the plot, from the left and from the top, in percent. */
export interface RunDot {
  scan: RunScan;
  x: number;
  y: number;
  /** Which side of the band it leaves. */
  side: 'calmer' | 'more' | undefined;
  /** The last compared scan. */
  isLast: boolean;
}

export interface RunLayout {
  dots: RunDot[];
  /** Through the compared scans. */
  line: string;
  /** The lowest place above the last compared scan where its words do not cross the line; 0 without one. */
  wordsAt: number;
  /** Undefined where too few scans are compared. */
  band: { top: number; height: number } | undefined;
  /** Where the next scan stands. */
  next: { x: number; y: number } | undefined;
  /** Where products were started, from the left in percent. */
  starts: number[];
  /** Dates below the chart. */
  dates: { x: number; created_at: string }[];
}

/** Two scans have no band, because they show no change. */
const LEAST_FOR_BAND = 3;

/** Smallest distance of two dates below the chart, and the room of a level in words, percent of the width. */
const DATE_DISTANCE = 30;

/** Farther above its scan a level would no longer look like its own, percent of the height. */
const FARTHEST_WORDS = 25;

/** Places the scans in time, oldest first. The band: how far a photo of unchanged skin can differ. */
export function runLayout(
  scans: readonly RunScan[],
  nextAt?: string,
  started?: readonly StartedProduct[],
): RunLayout {
  const times = [...scans.map(({ created_at }) => created_at), ...(nextAt === undefined ? [] : [nextAt])].map(
    (iso) => Date.parse(iso),
  );
  const from = Math.min(...times);
  const span = Math.max(...times) - from;
  const xOf = (iso: string) => (span === 0 ? 50 : round(((Date.parse(iso) - from) / span) * 100));
  const compared = scans.filter(({ kind }) => kind === 'compared');
  const [first] = compared;
  const last = compared.at(-1);
  // Both photos differ, so the room is wider than the error of one.
  const reach = first ? first.margin * Math.SQRT2 : 0;
  const hasBand = first !== undefined && compared.length >= LEAST_FOR_BAND;
  const sideOf = ({ kind, severity }: RunScan) => {
    if (!hasBand || kind !== 'compared' || Math.abs(severity - first.severity) <= reach) return undefined;
    return severity < first.severity ? 'calmer' : 'more';
  };
  const placed = scans.map((scan) => ({ scan, x: xOf(scan.created_at), y: yOf(scan.severity) }));
  const joined = placed.filter(({ scan }) => scan.kind === 'compared');
  return {
    dots: placed.map((dot) => ({ ...dot, side: sideOf(dot.scan), isLast: dot.scan === last })),
    line: lineThrough(joined),
    wordsAt: wordsAbove(joined),
    band: hasBand ? bandAround(first.severity, reach) : undefined,
    next: nextAt !== undefined && last ? { x: xOf(nextAt), y: yOf(last.severity) } : undefined,
    starts: [...new Set(startsBetween(started, scans).map(({ since }) => xOf(since)))],
    dates: datesOf(placed),
  };
}

function lineThrough(dots: readonly Pick<RunDot, 'x' | 'y'>[]): string {
  return dots.length < 2 ? '' : `M${dots.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** The highest place of the line within the room of the words, which end at the last scan. */
function wordsAbove(dots: readonly Pick<RunDot, 'x' | 'y'>[]): number {
  const last = dots.at(-1);
  if (!last) return 0;
  const edge = last.x - DATE_DISTANCE;
  const inside = dots.filter(({ x }) => x >= edge);
  const before = dots.findLast(({ x }) => x < edge);
  const [first = last] = inside;
  const atEdge = before && before.y + ((first.y - before.y) * (edge - before.x)) / (first.x - before.x);
  const highest = Math.min(...inside.map(({ y }) => y), atEdge ?? last.y);
  return round(Math.max(highest, last.y - FARTHEST_WORDS));
}

function bandAround(severity: number, reach: number): NonNullable<RunLayout['band']> {
  const top = yOf(severity + reach);
  return { top, height: round(yOf(severity - reach) - top) };
}

/** The first, the last, and the one nearest to the middle if it has room. */
function datesOf(placed: readonly { scan: RunScan; x: number }[]): RunLayout['dates'] {
  const [first] = placed;
  const last = placed.at(-1);
  if (!first || !last) return [];
  const between = placed
    .filter(({ x }) => x - first.x >= DATE_DISTANCE && last.x - x >= DATE_DISTANCE)
    .toSorted((a, b) => Math.abs(a.x - 50) - Math.abs(b.x - 50))
    .slice(0, 1);
  const ends = last.x - first.x < DATE_DISTANCE ? [last] : [first, ...between, last];
  return ends.map(({ x, scan: { created_at } }) => ({ x, created_at }));
}

function yOf(severity: number): number {
  const inScale = Math.min(MAX_SEVERITY, Math.max(0, severity));
  return round((1 - inScale / MAX_SEVERITY) * 100);
}

function round(share: number): number {
  return Math.round(share * 10) / 10;
}
