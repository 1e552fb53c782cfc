import type { Plane } from './blur.ts';
import { extentOf } from './mask.ts';
import type { Mask } from './mask.ts';
import type { Workspace } from './workspace.ts';

const BINS = 2048;

/** Quantiles of the plane inside the mask; NaN for an empty mask. Exact to 1/2048 of the value range. */
export function quantiles(
  workspace: Workspace,
  plane: Plane,
  mask: Mask,
  shares: readonly number[],
): number[] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let count = 0;
  const inside = workspace.floats('quantiles.inside', plane.length);
  const [from, to] = extentOf(mask);
  for (let i = from; i < to; i++) {
    if (!mask[i]) continue;
    const value = plane[i]!;
    if (value < low) low = value;
    if (value > high) high = value;
    inside[count++] = value;
  }
  if (count === 0) return shares.map(() => Number.NaN);
  if (!(high > low)) return shares.map(() => low);
  const histogram = workspace.integers('quantiles.histogram', BINS).fill(0);
  const perUnit = (BINS - 1) / (high - low);
  for (let i = 0; i < count; i++) histogram[((inside[i]! - low) * perUnit) | 0]!++;
  return shares.map((share) => {
    const target = share * (count - 1);
    let seen = 0;
    for (let bin = 0; bin < BINS; bin++) {
      seen += histogram[bin]!;
      if (seen > target) return low + (bin + 0.5) / perUnit;
    }
    return high;
  });
}

export function median(workspace: Workspace, plane: Plane, mask: Mask): number {
  return quantiles(workspace, plane, mask, [0.5])[0] ?? Number.NaN;
}

/**
 * Standard deviation estimated from the quartiles, which outliers do not move. Exact to 1/2048 of the value
 * range.
 */
export function robustSpread(workspace: Workspace, plane: Plane, mask: Mask): number {
  const [low, high] = quantiles(workspace, plane, mask, [0.25, 0.75]);
  return ((high ?? Number.NaN) - (low ?? Number.NaN)) / 1.349;
}

export function mean(plane: Plane, mask: Mask): number {
  let sum = 0;
  let count = 0;
  const [from, to] = extentOf(mask);
  for (let i = from; i < to; i++) {
    if (!mask[i]) continue;
    sum += plane[i]!;
    count++;
  }
  return sum / count;
}

/**
 * Mean of the values inside the mask below the quantile `share`; NaN for an empty mask. Where an encoder
 * rounds values to steps, the quantile itself jumps from step to step, but this mean does not.
 */
export function meanBelow(workspace: Workspace, plane: Plane, mask: Mask, share: number): number {
  const [limit = Number.NaN] = quantiles(workspace, plane, mask, [share]);
  let sum = 0;
  let count = 0;
  const [from, to] = extentOf(mask);
  for (let i = from; i < to; i++) {
    if (!mask[i] || !(plane[i]! <= limit)) continue;
    sum += plane[i]!;
    count++;
  }
  return sum / count;
}

/**
 * `robustSpread` with exact quartiles, which takes longer: for a spread that is small compared with the value
 * range.
 */
export function exactSpread(workspace: Workspace, plane: Plane, mask: Mask): number {
  const inside = workspace.floats('exactSpread.values', plane.length);
  let count = 0;
  const [from, to] = extentOf(mask);
  for (let i = from; i < to; i++) if (mask[i]) inside[count++] = plane[i]!;
  const values = inside.subarray(0, count);
  const at = (share: number): number => pick(values, Math.floor(share * (count - 1)));
  return (at(0.75) - at(0.25)) / 1.349;
}

/** Slope of the regression of `plane` on `on` inside the mask; NaN where that does not vary. */
export function slopeOf(plane: Plane, on: Plane, mask: Mask): number {
  const [level, base] = [mean(plane, mask), mean(on, mask)];
  let [products, squares] = [0, 0];
  const [from, to] = extentOf(mask);
  for (let i = from; i < to; i++) {
    if (!mask[i]) continue;
    products += (plane[i]! - level) * (on[i]! - base);
    squares += (on[i]! - base) ** 2;
  }
  return products / squares;
}

/** The median of the values; NaN without any. */
export function medianOf(workspace: Workspace, plane: Plane): number {
  const values = workspace.floats('medianOf.values', plane.length);
  values.set(plane);
  return pick(values, values.length >> 1);
}

/** The value that has `rank` smaller ones (quickselect); NaN where there is none. Reorders the values. */
function pick(values: Float32Array, rank: number): number {
  let left = 0;
  let right = values.length - 1;
  while (left < right) {
    const pivot = values[(left + right) >> 1]!;
    let i = left;
    let j = right;
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i > j) break;
      const swapped = values[i]!;
      values[i++] = values[j]!;
      values[j--] = swapped;
    }
    if (rank <= j) right = j;
    else if (rank >= i) left = i;
    else break;
  }
  return values[rank] ?? Number.NaN;
}
