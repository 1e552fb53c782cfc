import { blur, blurInside } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { extentOf } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { HALF_PIXELS, HALF_WIDTH } from '../regions/chart.ts';
import type { Workspace } from '../image/workspace.ts';

/** A round place that is darker than its surroundings, in half-size chart pixels. */
export interface Blob {
  x: number;
  y: number;
  /** Standard deviation of the best-fitting Gaussian. */
  sigma: number;
  /** Height of that Gaussian, optical density. */
  contrast: number;
  /** Spread of this face's skin at that size, optical density. */
  grain: number;
}

export interface BlobSearch {
  /** Ordered by size, then by row. */
  blobs: Blob[];
  /**
   * The largest spread over all sizes, optical density. Camera, file, pores and the skin's own mottle cause
   * it on any face.
   */
  grain: number;
}

/**
 * Standard deviations of the Gaussians that are searched: places of about 1 to 6 mm (a half-size pixel is
 * 0.64 mm), each 1.4 times the one before.
 */
const SIGMAS = [0.8, 1.13, 1.6, 2.26, 3.2] as const;
const LEVELS = SIGMAS.length;

/** A level is the difference of the blurs before and after its own, so each blur serves two levels. */
const BLURS = [0.57, ...SIGMAS, 4.5] as const;

/** Factor on that difference, which shows a third of a Gaussian's height. */
const HEIGHT = 3;

/** Standard deviation from which a structure is shade, half-size pixels. */
const SHADE = 8;

/**
 * Resolution of the spread, optical density, number of histogram bins, and sampling: every second pixel of
 * every second row.
 */
const SPREAD_STEP = 1 / 4096;
const SPREAD_BINS = 2048;
const SPREAD_EVERY = 2;

/**
 * Finds the places inside the mask that respond more than their neighbours. The response must be at least
 * `leastContrast` and at least `overGrain` times the spread of this face's skin at the same size.
 */
export function findBlobs(
  workspace: Workspace,
  plane: Plane,
  mask: Mask,
  leastContrast: number,
  overGrain: number,
): BlobSearch {
  const responses = respond(workspace, plane, mask, workspace.floats('findBlobs', LEVELS * HALF_PIXELS));
  const [from, to] = extentOf(mask);
  const first = Math.max(from, HALF_WIDTH + 1);
  const end = Math.min(to, HALF_PIXELS - HALF_WIDTH - 1);
  const blobs: Blob[] = [];
  let most = 0;
  for (const [level, sigma] of SIGMAS.entries()) {
    const response = responses.subarray(level * HALF_PIXELS, (level + 1) * HALF_PIXELS);
    const grain = spreadOf(response, mask);
    most = Math.max(most, grain);
    const least = Math.max(leastContrast, overGrain * grain);
    for (let i = first; i < end; i++) {
      const contrast = response[i]!;
      if (contrast < least || !isPeak(response, i)) continue;
      blobs.push({ x: i % HALF_WIDTH, y: Math.floor(i / HALF_WIDTH), sigma, contrast, grain });
    }
  }
  return { blobs, grain: most };
}

/**
 * Standard deviation of one level's responses, from the median of their magnitude: the few places that are
 * lesions do not move it, so many lesions do not hide each other. 0 when no skin is left.
 */
function spreadOf(response: Plane, mask: Mask): number {
  const counts = new Int32Array(SPREAD_BINS);
  let total = 0;
  for (let row = 0; row < HALF_PIXELS; row += SPREAD_EVERY * HALF_WIDTH) {
    for (let i = row; i < row + HALF_WIDTH; i += SPREAD_EVERY) {
      if (!mask[i]) continue;
      counts[Math.min(SPREAD_BINS - 1, Math.floor(Math.abs(response[i]!) / SPREAD_STEP))]!++;
      total++;
    }
  }
  if (total === 0) return 0;
  let bin = 0;
  for (let seen = counts[0]!; bin < SPREAD_BINS - 1 && seen <= total / 2;) seen += counts[++bin]!;
  // 0.6745 is the median magnitude of a normal distribution.
  return ((bin + 0.5) * SPREAD_STEP) / 0.6745;
}

/** Writes the responses of all levels into `out`, level by level, and returns it; 0 outside the mask. */
function respond(workspace: Workspace, plane: Plane, mask: Mask, out: Float32Array): Float32Array {
  // Without shade, skin is about 0 everywhere, so pixels outside the mask can be filled with 0 without an
  // edge.
  const shade = blurInside(workspace, plane, mask, HALF_WIDTH, SHADE);
  const flat = workspace.floats('respond.flat', HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) flat[i] = mask[i] ? plane[i]! - shade[i]! : 0;
  const blurs = BLURS.map((sigma) => blur(workspace, flat, HALF_WIDTH, sigma));
  for (let level = 0, at = 0; level < LEVELS; level++) {
    const fine = blurs[level]!;
    const coarse = blurs[level + 2]!;
    for (let i = 0; i < HALF_PIXELS; i++, at++) out[at] = mask[i] ? HEIGHT * (fine[i]! - coarse[i]!) : 0;
  }
  return out;
}

/** True for a local maximum. Of two equal neighbours the first counts. */
function isPeak(plane: Float32Array, i: number): boolean {
  const value = plane[i]!;
  return (
    value > plane[i - 1]! &&
    value >= plane[i + 1]! &&
    value > plane[i - HALF_WIDTH]! &&
    value >= plane[i + HALF_WIDTH]! &&
    value > plane[i - HALF_WIDTH - 1]! &&
    value > plane[i - HALF_WIDTH + 1]! &&
    value >= plane[i + HALF_WIDTH - 1]! &&
    value >= plane[i + HALF_WIDTH + 1]!
  );
}
