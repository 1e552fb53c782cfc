import { blur } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { createScratch } from '../image/scratch.ts';
import { CHART_WIDTH } from '../regions/chart.ts';

/** Half the length, chart pixels, over which a line must hold, and the step along it. */
const REACH = 9;
const STEP = 1.5;
const SAMPLES = 13;

/** Second derivatives of a blurred plane, scaled so that lines of all widths answer alike; dark lines are positive. */
export interface Curvature {
  xx: Plane;
  yy: Plane;
  xy: Plane;
}

const xxScratch = createScratch((length) => new Float32Array(length));
const yyScratch = createScratch((length) => new Float32Array(length));
const xyScratch = createScratch((length) => new Float32Array(length));

/** Holds until the next call. */
export function curvatureOf(plane: Plane, sigma: number): Curvature {
  const smooth = blur(plane, CHART_WIDTH, sigma);
  const scale = sigma * sigma;
  const { length } = smooth;
  const xx = xxScratch(length).fill(0);
  const yy = yyScratch(length).fill(0);
  const xy = xyScratch(length).fill(0);
  for (let i = CHART_WIDTH + 1; i < length - CHART_WIDTH - 1; i++) {
    const twice = 2 * smooth[i]!;
    xx[i] = scale * (twice - smooth[i + 1]! - smooth[i - 1]!);
    yy[i] = scale * (twice - smooth[i + CHART_WIDTH]! - smooth[i - CHART_WIDTH]!);
    const rising = smooth[i + CHART_WIDTH + 1]! + smooth[i - CHART_WIDTH - 1]!;
    const falling = smooth[i - CHART_WIDTH + 1]! + smooth[i + CHART_WIDTH - 1]!;
    xy[i] = -0.25 * scale * (rising - falling);
  }
  return { xx, yy, xy };
}

/** A direction prepared for `responseAlong`: steps along it and the weights of the derivatives across it. */
export interface Direction {
  offsets: Int32Array;
  xx: number;
  yy: number;
  xy: number;
}

/** `angle` in radians, 0 along the rows. */
export function createDirection(angle: number): Direction {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const offsets = Int32Array.from({ length: SAMPLES }, (_, i) => {
    const along = i * STEP - REACH;
    return Math.round(along * sine) * CHART_WIDTH + Math.round(along * cosine);
  });
  return { offsets, xx: sine * sine, yy: cosine * cosine, xy: -2 * sine * cosine };
}

/** How much of a dark line runs through the pixel in that direction; needs a margin of 10 pixels to the chart's edge. */
export function responseAlong({ xx, yy, xy }: Curvature, direction: Direction, pixel: number): number {
  const { offsets } = direction;
  let sum = 0;
  for (let k = 0; k < SAMPLES; k++) {
    const i = pixel + offsets[k]!;
    sum += direction.xx * xx[i]! + direction.yy * yy[i]! + direction.xy * xy[i]!;
  }
  return sum / SAMPLES;
}
