import type { Plane } from '../image/blur.ts';
import { extentOf } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import type { RegionName } from '../regions/outlines.ts';
import { HALF_WIDTH } from '../regions/chart.ts';
import type { ChartShape } from './reading.ts';

/** Minimum number of half-size pixels of a drawn place, about 20 square millimetres. */
const SMALLEST = 50;

/**
 * The ellipse with the same centre and spread as the part of a region's map above `from`; null when that part
 * is tiny.
 */
export function ellipseAbove(
  region: RegionName,
  map: Plane,
  mask: Mask,
  from: number,
  weight: number,
): ChartShape | null {
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
  return new Ellipse(
    region,
    Float64Array.of(sumX, sumY, sumXX, sumXY, sumYY).map((total) => total / sum),
    weight,
  );
}

/**
 * A class instead of an object literal because of V8 13.6 (Node 24.21). In a function that is hot from its
 * first calls, it may compile a literal so that two objects share the memory of their numbers. About one
 * thread in two hundred then gave one eye the ellipse of the other.
 */
class Ellipse {
  readonly type = 'ellipse';
  readonly region: RegionName;
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
  readonly angle: number;
  readonly weight: number;

  /** `means` holds the means of x, y, x², xy and y² in half-size pixels. */
  constructor(region: RegionName, means: Float64Array, weight: number) {
    this.region = region;
    const x = means[0]!;
    const y = means[1]!;
    const xx = means[2]! - x * x;
    const xy = means[3]! - x * y;
    const yy = means[4]! - y * y;
    const mid = (xx + yy) / 2;
    const off = Math.hypot((xx - yy) / 2, xy);
    // The radius of an evenly filled ellipse is two standard deviations. The other factor 2 converts half
    // size to chart pixels.
    this.x = 2 * x + 0.5;
    this.y = 2 * y + 0.5;
    this.radiusX = 4 * Math.sqrt(Math.max(1, mid + off));
    this.radiusY = 4 * Math.sqrt(Math.max(1, mid - off));
    this.angle = 0.5 * Math.atan2(2 * xy, xx - yy);
    this.weight = weight;
  }
}
