import type { Mask } from './mask.ts';
import { newPlane } from './new-memory.ts';
import { planeMemory } from './plane-memory.ts';
import { createScratch } from './scratch.ts';

/** One number per pixel, rows from the top. */
export type Plane = Float32Array;

const insideScratch = createScratch((length) => new Float32Array(length));

/**
 * Gaussian blur; pixels beyond the edge repeat the last one. Convolution for a sigma under 1.9, otherwise
 * three box blurs.
 */
export function blur(plane: Plane, width: number, sigma: number): Plane {
  return sigma < 1.9 ? convolve(plane, width, sigma) : boxBlurs(plane, width, sigma);
}

/** Blur of the pixels inside the mask only. The result is 0 where none is near. */
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

/** The share of mask around each pixel. Pass it to `blurInside` when several planes share a mask. */
export function maskWeights(mask: Mask, width: number, sigma: number): Plane {
  const inside = insideScratch(mask.length);
  inside.set(mask);
  return blur(inside, width, sigma);
}

function convolve(plane: Plane, width: number, sigma: number): Plane {
  const reach = Math.ceil(sigma * 2.6);
  const weights = Float32Array.from({ length: reach + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight, i) => sum + (i === 0 ? weight : 2 * weight), 0);
  const { kernels, first, second, small, view } = planeMemory(plane.length);
  view(first, plane.length).set(plane);
  view(small, reach + 1).set(weights.map((weight) => weight / total));
  kernels.convolve(first, second, first, width, plane.length / width, small, reach);
  return copyOf(view(first, plane.length));
}

/** Three boxes of odd widths whose variances add up to that of the Gaussian. */
function boxBlurs(plane: Plane, width: number, sigma: number): Plane {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let narrow = Math.floor(ideal);
  if (narrow % 2 === 0) narrow--;
  const narrowBoxes = Math.round(
    (12 * sigma * sigma - 3 * narrow * narrow - 12 * narrow - 9) / (-4 * narrow - 4),
  );
  const height = plane.length / width;
  const { kernels, first, second, small, view } = planeMemory(plane.length);
  view(first, plane.length).set(plane);
  for (let box = 0; box < 3; box++) {
    const reach = ((box < narrowBoxes ? narrow : narrow + 2) - 1) / 2;
    kernels.boxRows(first, second, width, height, reach);
    kernels.boxColumns(second, first, width, height, reach, small);
  }
  return copyOf(view(first, plane.length));
}

function copyOf(plane: Plane): Plane {
  const out = newPlane(plane.length);
  out.set(plane);
  return out;
}

/** Half the width and height by averaging 2x2 blocks. */
export function halvePlane(plane: Plane, width: number): Plane {
  const half = width >> 1;
  const out = newPlane(plane.length >> 2);
  for (let i = 0, y = 0; i < out.length; y++) {
    for (let x = 0, at = 2 * y * width; x < half; x++, at += 2, i++) {
      out[i] = 0.25 * (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!);
    }
  }
  return out;
}
