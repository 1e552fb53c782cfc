import type { Plane } from '../image/blur.ts';
import { extentOf } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { HALF_WIDTH } from '../regions/chart.ts';
import type { ChartShape } from './reading.ts';

/** Fewest half-size pixels that make a place worth drawing, about 20 square millimetres. */
const SMALLEST = 50;

/** The ellipse with the same centre and spread as the part of the map that is above `from`, or null when that is tiny. */
export function ellipseAbove(map: Plane, mask: Mask, from: number, weight: number): ChartShape | null {
  let count = 0;
  let sum = 0;
  let sumX = 0;
  let sumY = 0;
  let sumXX = 0;
  let sumXY = 0;
  let sumYY = 0;
  const [first, end] = extentOf(mask);
  for (let i = first; i < end; i++) {
    const value = map[i]!;
    if (!mask[i] || !(value > from)) continue;
    const x = i % HALF_WIDTH;
    const y = (i - x) / HALF_WIDTH;
    const amount = value - from;
    count++;
    sum += amount;
    sumX += amount * x;
    sumY += amount * y;
    sumXX += amount * x * x;
    sumXY += amount * x * y;
    sumYY += amount * y * y;
  }
  if (count < SMALLEST) return null;
  const x = sumX / sum;
  const y = sumY / sum;
  const xx = sumXX / sum - x * x;
  const yy = sumYY / sum - y * y;
  const xy = sumXY / sum - x * y;
  const mid = (xx + yy) / 2;
  const off = Math.hypot((xx - yy) / 2, xy);
  // Two standard deviations reach the edge of an evenly filled ellipse; the factor 2 leads from half size to the chart.
  return {
    type: 'ellipse',
    x: 2 * x + 0.5,
    y: 2 * y + 0.5,
    radiusX: 4 * Math.sqrt(Math.max(1, mid + off)),
    radiusY: 4 * Math.sqrt(Math.max(1, mid - off)),
    angle: 0.5 * Math.atan2(2 * xy, xx - yy),
    weight,
  };
}
