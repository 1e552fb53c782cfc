import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import { CHART_PIXELS, CHART_WIDTH } from '../regions/chart.ts';
import { LINE_LENGTH } from '../thresholds/measures.ts';
import type { Workspace } from '../image/workspace.ts';

export interface TracedLine {
  /** The zone's number in the mask. */
  zone: number;
  /** Sum of the response over the line's pixels. It grows with length, width and depth. */
  strength: number;
  /** From one end to the other, chart pixels. */
  points: [number, number][];
}

/** Response of even skin, which is subtracted. */
const BACKGROUND = 0.004;

/** Number of points of a drawn line. */
const POINTS = 6;

/** Joins touching pixels of the same zone into lines and drops short lines. */
export function traceLines(workspace: Workspace, found: Mask, strength: Plane): TracedLine[] {
  const seen = workspace.bytes('traceLines.seen', CHART_PIXELS).fill(0);
  const queue = workspace.integers('traceLines.queue', CHART_PIXELS);
  const lines: TracedLine[] = [];
  for (let start = CHART_WIDTH + 1; start < CHART_PIXELS - CHART_WIDTH - 1; start++) {
    const zone = found[start]!;
    if (zone === 0 || seen[start]) continue;
    let end = 0;
    queue[end++] = start;
    seen[start] = 1;
    for (let next = 0; next < end; next++) {
      for (let dy = -CHART_WIDTH; dy <= CHART_WIDTH; dy += CHART_WIDTH) {
        for (let dx = -1; dx <= 1; dx++) {
          const neighbour = queue[next]! + dy + dx;
          if (found[neighbour] !== zone || seen[neighbour]) continue;
          seen[neighbour] = 1;
          queue[end++] = neighbour;
        }
      }
    }
    const line = lineThrough(queue.subarray(0, end), strength);
    if (line) lines.push({ zone, ...line });
  }
  return lines;
}

function lineThrough(pixels: Int32Array, strength: Plane): Omit<TracedLine, 'zone'> | null {
  let sum = 0;
  let left = CHART_WIDTH;
  let right = 0;
  let top = Number.POSITIVE_INFINITY;
  let bottom = 0;
  for (const pixel of pixels) {
    const x = pixel % CHART_WIDTH;
    const y = (pixel - x) / CHART_WIDTH;
    sum += Math.max(0, strength[pixel]! - BACKGROUND);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (Math.hypot(right - left, bottom - top) < LINE_LENGTH) return null;
  // The line's course: its pixels are sorted along the longer side and averaged in a few groups.
  const isFlat = right - left >= bottom - top;
  const along = (pixel: number): number => (isFlat ? pixel % CHART_WIDTH : Math.floor(pixel / CHART_WIDTH));
  const sorted = Int32Array.from(pixels).sort((a, b) => along(a) - along(b) || a - b);
  const points: [number, number][] = [];
  for (let group = 0; group < POINTS; group++) {
    const from = Math.floor((group * sorted.length) / POINTS);
    const to = Math.max(from + 1, Math.floor(((group + 1) * sorted.length) / POINTS));
    let x = 0;
    let y = 0;
    for (let i = from; i < to; i++) {
      x += sorted[i]! % CHART_WIDTH;
      y += Math.floor(sorted[i]! / CHART_WIDTH);
    }
    points.push([x / (to - from), y / (to - from)]);
  }
  return { strength: sum, points };
}
