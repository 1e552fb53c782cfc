import type { Plane } from '../image/blur.ts';
import { HALF_WIDTH } from '../regions/chart.ts';
import type { Searched } from './blob-features.ts';
import type { Blob } from './blob-search.ts';

/** Reach of the smoothing, in standard deviations of the blob. */
const REACH = 2;

/**
 * The least ratio of a blob's smallest to its largest curvature, in the mixture that was searched and in
 * darkness: 1 is round, 0 is a line, and less is a saddle.
 */
export function roundnessOf(blob: Blob, { stain, chromophores }: Searched): number {
  return Math.min(ratioIn(stain, blob), ratioIn(chromophores.darkness, blob));
}

/** The ratio of the eigenvalues of the second derivatives (Hessian) of the smoothed plane. */
function ratioIn(plane: Plane, { x, y, sigma }: Blob): number {
  const step = Math.max(1, Math.round(sigma));
  const at = (right: number, down: number): number =>
    smoothed(plane, x + right * step, y + down * step, sigma);
  const middle = at(0, 0);
  const across = at(1, 0) + at(-1, 0) - 2 * middle;
  const along = at(0, 1) + at(0, -1) - 2 * middle;
  const mixed = (at(1, 1) + at(-1, -1) - at(1, -1) - at(-1, 1)) / 4;
  const mean = (across + along) / 2;
  const difference = Math.hypot((across - along) / 2, mixed);
  return (mean + difference) / (mean - difference);
}

/** Mean around a pixel with the weights of a Gaussian of that standard deviation. */
function smoothed(plane: Plane, x: number, y: number, sigma: number): number {
  const reach = Math.ceil(REACH * sigma);
  let [sum, weights] = [0, 0];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const value = plane[(y + dy) * HALF_WIDTH + x + dx];
      if (value === undefined) continue;
      const weight = Math.exp(-(dx * dx + dy * dy) / (2 * sigma * sigma));
      sum += weight * value;
      weights += weight;
    }
  }
  return sum / weights;
}
