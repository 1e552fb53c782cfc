import type { Mask } from './mask.ts';
import type { Workspace } from './workspace.ts';

/** One number per pixel, rows from the top. */
export type Plane = Float32Array;

/**
 * Gaussian blur; pixels beyond the edge repeat the last one. Convolution for a sigma under 1.9, otherwise
 * three box blurs.
 */
export function blur(workspace: Workspace, plane: Plane, width: number, sigma: number): Plane {
  return sigma < 1.9 ? convolve(workspace, plane, width, sigma) : boxBlurs(workspace, plane, width, sigma);
}

/** Blur of the pixels inside the mask only. The result is 0 where none is near. */
export function blurInside(
  workspace: Workspace,
  plane: Plane,
  mask: Mask,
  width: number,
  sigma: number,
  weights = maskWeights(workspace, mask, width, sigma),
): Plane {
  const inside = workspace.floats('blurInside.inside', plane.length);
  for (let i = 0; i < plane.length; i++) inside[i] = mask[i] ? plane[i]! : 0;
  const out = blur(workspace, inside, width, sigma);
  for (let i = 0; i < out.length; i++) out[i] = weights[i]! > 1e-3 ? out[i]! / weights[i]! : 0;
  return out;
}

/** The share of mask around each pixel. Pass it to `blurInside` when several planes share a mask. */
export function maskWeights(workspace: Workspace, mask: Mask, width: number, sigma: number): Plane {
  const inside = workspace.floats('maskWeights.inside', mask.length);
  inside.set(mask);
  return blur(workspace, inside, width, sigma);
}

function convolve(workspace: Workspace, plane: Plane, width: number, sigma: number): Plane {
  const reach = Math.ceil(sigma * 2.6);
  const weights = Float32Array.from({ length: reach + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight, i) => sum + (i === 0 ? weight : 2 * weight), 0);
  const { kernels, first, second, small, view } = workspace.kernelPlanes(plane.length);
  view(first, plane.length).set(plane);
  view(small, reach + 1).set(weights.map((weight) => weight / total));
  kernels.convolve(first, second, first, width, plane.length / width, small, reach);
  return workspace.copyOf(view(first, plane.length));
}

/** Three boxes of odd widths whose variances add up to that of the Gaussian. */
function boxBlurs(workspace: Workspace, plane: Plane, width: number, sigma: number): Plane {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let narrow = Math.floor(ideal);
  if (narrow % 2 === 0) narrow--;
  const narrowBoxes = Math.round(
    (12 * sigma * sigma - 3 * narrow * narrow - 12 * narrow - 9) / (-4 * narrow - 4),
  );
  const height = plane.length / width;
  const { kernels, first, second, small, view } = workspace.kernelPlanes(plane.length);
  view(first, plane.length).set(plane);
  for (let box = 0; box < 3; box++) {
    const reach = ((box < narrowBoxes ? narrow : narrow + 2) - 1) / 2;
    kernels.boxRows(first, second, width, height, reach);
    kernels.boxColumns(second, first, width, height, reach, small);
  }
  return workspace.copyOf(view(first, plane.length));
}

/** Half the width and height by averaging 2x2 blocks. */
export function halvePlane(workspace: Workspace, plane: Plane, width: number): Plane {
  const half = width >> 1;
  const out = workspace.plane(plane.length >> 2);
  for (let i = 0, y = 0; i < out.length; y++) {
    for (let x = 0, at = 2 * y * width; x < half; x++, at += 2, i++) {
      out[i] = 0.25 * (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!);
    }
  }
  return out;
}
