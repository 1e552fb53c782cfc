import type { SeverityRange } from '@daylit/contract';
import { MAX_SEVERITY } from '../RangeMeter/range-words.ts';

/** One scan in the chart. */
export interface ScanBand {
  /** Null when the scan cannot tell. */
  range: SeverityRange | null;
  /** The range as a screen reader says it, "2 to 3 of 5, mild to moderate". */
  text: string;
  /** The day of the scan, "November 18". */
  day: string;
  /** The same in the chart, "Nov 18". */
  shortDay: string;
  /**
   * How the scan relates to the one before: `joined` when the two are compared, `gap` when they cannot be,
   * `none` when the report does not say.
   */
  link: 'joined' | 'gap' | 'none';
}

/** Sizes in the units of the drawing. `left` to `foot` are the space around the grid. */
export const CHART = { width: 270, height: 150, left: 24, right: 8, head: 10, foot: 26, band: 18 } as const;

/** Where the box of a scan that cannot tell stands: in the middle, so that it is not read as a value. */
const UNTOLD = { low: 1.5, high: 3.5 };

export interface PlacedBand {
  /** The middle of the band. */
  x: number;
  top: number;
  height: number;
  /** False: this scan cannot tell. */
  isTold: boolean;
  isLast: boolean;
  shortDay: string;
}

interface BandLayout {
  placed: PlacedBand[];
  /** A path for each pair of compared scans. */
  joins: string[];
  /** A path for each pair of scans that cannot be compared. */
  gaps: string[];
  /** A line for each step of severity. */
  grid: { value: number; y: number; path: string }[];
}

/** Places the bands of the scans. */
export function bandLayout(bands: readonly ScanBand[]): BandLayout {
  const placed = bands.map(({ range, shortDay }, i) => {
    const { low, high } = range ?? UNTOLD;
    return {
      x: xOf(i, bands.length),
      top: yOf(high),
      height: yOf(low) - yOf(high),
      isTold: range !== null,
      isLast: i === bands.length - 1,
      shortDay,
    };
  });
  const joins: string[] = [];
  const gaps: string[] = [];
  placed.forEach((now, i) => {
    const before = placed[i - 1];
    const link = bands[i]?.link;
    if (!before) return;
    if (link === 'gap') gaps.push(`M${(before.x + now.x) / 2} ${yOf(MAX_SEVERITY)}V${yOf(0)}`);
    if (link === 'joined' && before.isTold && now.isTold) joins.push(joinOf(before, now));
  });
  const grid = Array.from({ length: MAX_SEVERITY + 1 }, (_, value) => {
    const y = yOf(value);
    return { value, y, path: `M${CHART.left} ${y}H${CHART.width - CHART.right}` };
  });
  return { placed, joins, gaps, grid };
}

function joinOf(before: PlacedBand, now: PlacedBand): string {
  const from = before.x + CHART.band / 2;
  const to = now.x - CHART.band / 2;
  return `M${from} ${before.top}L${to} ${now.top}v${now.height}L${from} ${before.top + before.height}Z`;
}

// The first and the last date are wider than their bands, so both are inset from the edges.
function xOf(index: number, count: number): number {
  const first = CHART.left + CHART.band / 2 + 6;
  const reach = CHART.width - CHART.right - CHART.band / 2 - 6 - first;
  return first + (count === 1 ? reach / 2 : (reach * index) / (count - 1));
}

function yOf(severity: number): number {
  const reach = CHART.height - CHART.foot - CHART.head;
  return CHART.height - CHART.foot - (reach * severity) / MAX_SEVERITY;
}
