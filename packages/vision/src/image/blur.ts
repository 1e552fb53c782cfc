import type { Mask } from './mask.ts';
import { createScratch } from './scratch.ts';

/** One number a pixel, rows from the top. */
export type Plane = Float32Array;

const rowScratch = createScratch((length) => new Float32Array(length));
const insideScratch = createScratch((length) => new Float32Array(length));

/** Gaussian blur; beyond the edge the last pixel goes on. Small sigmas exactly, from 1.9 by three box blurs. */
export function blur(plane: Plane, width: number, sigma: number): Plane {
  return sigma < 1.9 ? convolve(plane, width, sigma) : boxBlurs(plane, width, sigma);
}

/** Blur that only knows the pixels inside the mask; where none is near the answer is 0. */
export function blurInside(
  plane: Plane,
  mask: Mask,
  width: number,
  sigma: number,
  weights = maskWeights(mask, width, sigma),
): Plane {
  const inside = insideScratch(plane.length);
  for (let i = 0; i < plane.length; i++) inside[i] = mask[i] ? plane[i]! : 0;
  const out = blur(inside, width, sigma);
  for (let i = 0; i < out.length; i++) out[i] = weights[i]! > 1e-3 ? out[i]! / weights[i]! : 0;
  return out;
}

/** The share of skin around each pixel; give it to `blurInside` when several planes share a mask. */
export function maskWeights(mask: Mask, width: number, sigma: number): Plane {
  const inside = insideScratch(mask.length);
  inside.set(mask);
  return blur(inside, width, sigma);
}

function convolve(plane: Plane, width: number, sigma: number): Plane {
  const height = plane.length / width;
  const reach = Math.ceil(sigma * 2.6);
  const weights = Float32Array.from({ length: reach + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight, i) => sum + (i === 0 ? weight : 2 * weight), 0);
  for (let i = 0; i <= reach; i++) weights[i]! /= total;
  const rows = rowScratch(plane.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      let sum = weights[0]! * plane[row + x]!;
      if (x >= reach && x < width - reach) {
        for (let i = 1; i <= reach; i++) sum += weights[i]! * (plane[row + x + i]! + plane[row + x - i]!);
      } else {
        for (let i = 1; i <= reach; i++) {
          sum += weights[i]! * (plane[row + Math.min(width - 1, x + i)]! + plane[row + Math.max(0, x - i)]!);
        }
      }
      rows[row + x] = sum;
    }
  }
  const out = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) out[row + x] = weights[0]! * rows[row + x]!;
    for (let i = 1; i <= reach; i++) {
      const below = Math.min(height - 1, y + i) * width;
      const above = Math.max(0, y - i) * width;
      const weight = weights[i]!;
      for (let x = 0; x < width; x++) out[row + x]! += weight * (rows[below + x]! + rows[above + x]!);
    }
  }
  return out;
}

/** Three boxes of odd widths, chosen so that their variance is that of the Gaussian. */
function boxBlurs(plane: Plane, width: number, sigma: number): Plane {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let narrow = Math.floor(ideal);
  if (narrow % 2 === 0) narrow--;
  const narrowBoxes = Math.round(
    (12 * sigma * sigma - 3 * narrow * narrow - 12 * narrow - 9) / (-4 * narrow - 4),
  );
  const rows = rowScratch(plane.length);
  const out = new Float32Array(plane.length);
  for (let box = 0; box < 3; box++) {
    const reach = ((box < narrowBoxes ? narrow : narrow + 2) - 1) / 2;
    boxRows(box === 0 ? plane : out, rows, width, reach);
    boxColumns(rows, out, width, reach);
  }
  return out;
}

function boxRows(from: Plane, to: Plane, width: number, reach: number): void {
  const scale = 1 / (2 * reach + 1);
  for (let row = 0; row < from.length; row += width) {
    let sum = from[row]! * (reach + 1);
    for (let x = 1; x <= reach; x++) sum += from[row + Math.min(x, width - 1)]!;
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * scale;
      sum += from[row + Math.min(width - 1, x + reach + 1)]! - from[row + Math.max(0, x - reach)]!;
    }
  }
}

function boxColumns(from: Plane, to: Plane, width: number, reach: number): void {
  const height = from.length / width;
  const scale = 1 / (2 * reach + 1);
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x++) sums[x] = from[x]! * (reach + 1);
  for (let y = 1; y <= reach; y++) {
    const row = Math.min(y, height - 1) * width;
    for (let x = 0; x < width; x++) sums[x]! += from[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const leaving = Math.max(0, y - reach) * width;
    const entering = Math.min(height - 1, y + reach + 1) * width;
    for (let x = 0; x < width; x++) {
      to[row + x] = sums[x]! * scale;
      sums[x]! += from[entering + x]! - from[leaving + x]!;
    }
  }
}

/** Half the width and height by averaging 2x2 blocks. */
export function halvePlane(plane: Plane, width: number): Plane {
  const half = width >> 1;
  const out = new Float32Array(plane.length >> 2);
  for (let i = 0, y = 0; i < out.length; y++) {
    for (let x = 0, at = 2 * y * width; x < half; x++, at += 2, i++) {
      out[i] = 0.25 * (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!);
    }
  }
  return out;
}
