import { blur, blurInside } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import { createScratch } from '../image/scratch.ts';
import { HALF_PIXELS, HALF_WIDTH } from '../regions/chart.ts';

/** A round place that is darker than what surrounds it, in half-size chart pixels. */
export interface Blob {
  x: number;
  y: number;
  /** Standard deviation of the Gaussian that fits it best. */
  sigma: number;
  /** Its height, optical density. */
  contrast: number;
}

/** Of the Gaussians looked for: places from about 1 to 6 mm across (a half-size pixel is 0.64 mm), each 1.4 times the one before. */
const SIGMAS = [0.8, 1.13, 1.6, 2.26, 3.2] as const;
const LEVELS = SIGMAS.length;

/** A level is the difference of the blurs before and after its own; each blur serves two levels. */
const BLURS = [0.57, ...SIGMAS, 4.5] as const;

/** The difference of blurs of half and of twice its variance shows a third of a Gaussian's height. */
const HEIGHT = 3;

/** What is broader than this is shade, half-size pixels. */
const SHADE = 8;

const responseScratch = createScratch((length) => new Float32Array(length));
const flatScratch = createScratch((length) => new Float32Array(length));

/**
 * Places of the plane inside the mask that are darker than all around by at least `leastContrast`: a place counts that answers
 * more than its neighbours, at its own scale and at the next finer and coarser one. In order of rows.
 */
export function findBlobs(plane: Plane, mask: Mask, leastContrast: number): Blob[] {
  const responses = respond(plane, mask);
  const blobs: Blob[] = [];
  for (let level = 0; level < LEVELS; level++) {
    for (let i = HALF_WIDTH + 1; i < HALF_PIXELS - HALF_WIDTH - 1; i++) {
      const response = responses[level * HALF_PIXELS + i]!;
      if (response < leastContrast || !isPeak(responses, level * HALF_PIXELS + i)) continue;
      blobs.push({
        x: i % HALF_WIDTH,
        y: Math.floor(i / HALF_WIDTH),
        sigma: SIGMAS[level]!,
        contrast: response,
      });
    }
  }
  return blobs;
}

/** The answers of all levels, one after the other; 0 outside of the mask. Holds until the next call. */
function respond(plane: Plane, mask: Mask): Float32Array {
  // Without the shade, skin is about 0 everywhere, so that what is not skin can be filled with 0 and has no edge.
  const shade = blurInside(plane, mask, HALF_WIDTH, SHADE);
  const flat = flatScratch(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) flat[i] = mask[i] ? plane[i]! - shade[i]! : 0;
  const blurs = BLURS.map((sigma) => blur(flat, HALF_WIDTH, sigma));
  const responses = responseScratch(LEVELS * HALF_PIXELS);
  for (let level = 0, at = 0; level < LEVELS; level++) {
    const fine = blurs[level]!;
    const coarse = blurs[level + 2]!;
    for (let i = 0; i < HALF_PIXELS; i++, at++)
      responses[at] = mask[i] ? HEIGHT * (fine[i]! - coarse[i]!) : 0;
  }
  return responses;
}

/** Of two equal neighbours the first counts. */
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
