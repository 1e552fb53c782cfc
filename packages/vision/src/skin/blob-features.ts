import type { Dyes } from '../colour/dyes.ts';
import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import { HALF_WIDTH } from '../regions/chart.ts';
import type { Blob } from './blob-search.ts';

/** How many numbers `writeFeatures` gives. */
export const FEATURES = 33;

const SECTORS = 8;
/**
 * Bounds of the core, of the rim around it (up to 1) and of the ring of skin around that, in radii of the disc. What a place is
 * made of is read from its rim, because the middle may be pale.
 */
const CORE = 0.5;
const RING_FROM = 1.5;
const RING_TO = 2.6;
/** Radius of the disc over the standard deviation of the blob. */
const DISC = 1.4;
/** Least share of the ring that is skin. */
const OPEN = 0.4;
/** Contrast that ratios do not divide by less than, optical density. */
const FLOOR = 0.03;

/** Sums over core, rim and the ring's sectors; behind each of the last two stands the sum of its squares. */
const PIXELS = 0;
const BLOOD = 1;
const PIGMENT = 2;
const DARKNESS = 3;
const STAIN = 5;
const WIDTH = 7;
const CORE_AT = 0;
const RIM_AT = 1;
const RING_AT = 2;
const sums = new Float64Array((RING_AT + SECTORS + 1) * WIDTH);
const ALL_AT = RING_AT + SECTORS;

/** What was looked at for blobs, at half size, and all that were found: the more there are, the more of them are pores and grain. */
export interface Searched {
  dyes: Dyes;
  stain: Plane;
  mask: Mask;
  blobs: readonly Blob[];
}

/**
 * Writes what tells a blemish from a pore, a hair, a fold or a shadow, from the half-size dyes: contrasts to the ring around in
 * optical density, shares of blood and pigment in them, size and shape. False when too little of the ring is skin.
 */
export function writeFeatures(
  blob: Blob,
  { dyes, stain, mask, blobs }: Searched,
  into: Float64Array,
): boolean {
  const { x, y, sigma } = blob;
  const crowd = Math.log(blobs.length);
  const radius = Math.max(1, DISC * sigma);
  const ringPixels = addUp(x, y, radius, dyes, stain, mask);
  for (let sector = 0; sector < SECTORS; sector++)
    for (let k = 0; k < WIDTH; k++) sums[ALL_AT * WIDTH + k]! += sums[(RING_AT + sector) * WIDTH + k]!;
  const ring = sums[ALL_AT * WIDTH]!;
  if (ring < OPEN * ringPixels || sums[CORE_AT * WIDTH] === 0 || sums[RIM_AT * WIDTH] === 0) return false;
  const darkness = meanOf(RIM_AT, DARKNESS) - meanOf(ALL_AT, DARKNESS);
  const blood = meanOf(RIM_AT, BLOOD) - meanOf(ALL_AT, BLOOD);
  const pigment = meanOf(RIM_AT, PIGMENT) - meanOf(ALL_AT, PIGMENT);
  const contrast = meanOf(RIM_AT, STAIN) - meanOf(ALL_AT, STAIN);
  let least = Number.POSITIVE_INFINITY;
  let unrest = 0;
  let open = 0;
  for (let sector = 0; sector < SECTORS; sector++) {
    if (sums[(RING_AT + sector) * WIDTH] === 0) continue;
    const one = meanOf(RIM_AT, STAIN) - meanOf(RING_AT + sector, STAIN);
    if (one < least) least = one;
    unrest += (one - contrast) ** 2;
    open++;
  }
  const scale = Math.max(FLOOR, Math.abs(contrast));
  const [bloody, brown, shaded] = [
    limited(blood / scale),
    limited(pigment / scale),
    limited(darkness / scale),
  ];
  const size = Math.log(radius);
  const height = Math.log(blob.contrast);
  const roundness = limited(least / scale);
  const roughness = Math.log(spreadOf(ALL_AT, DARKNESS) + 0.02);
  const motley = Math.log(spreadOf(ALL_AT, STAIN) + 0.01);
  const core = limited((meanOf(CORE_AT, STAIN) - meanOf(RIM_AT, STAIN)) / scale);
  into[0] = height;
  into[1] = bloody;
  into[2] = brown;
  into[3] = shaded;
  into[4] = size;
  into[5] = roundness;
  into[6] = limited(Math.sqrt(unrest / open) / scale);
  into[7] = roughness;
  into[8] = motley;
  into[9] = core;
  into[10] = limited((meanOf(CORE_AT, DARKNESS) - meanOf(RIM_AT, DARKNESS)) / scale);
  into[11] = blood;
  into[12] = pigment;
  into[13] = darkness;
  into[14] = ring / ringPixels;
  // A logistic regression is straight: what bends or goes together has to be a number of its own.
  into[15] = height * height;
  into[16] = bloody * bloody;
  into[17] = brown * brown;
  into[18] = bloody * brown;
  into[19] = size * size;
  into[20] = size * height;
  into[21] = shaded * size;
  into[22] = shaded * height;
  into[23] = roundness * size;
  into[24] = core * size;
  into[25] = roughness * height;
  into[26] = motley * height;
  into[27] = shaded * shaded;
  into[28] = crowd;
  into[29] = crowd * height;
  into[30] = crowd * size;
  into[31] = crowd * bloody;
  into[32] = crowd * brown;
  return true;
}

/** Fills the sums; returns how many pixels the ring has, skin or not. */
function addUp(x: number, y: number, radius: number, dyes: Dyes, stain: Plane, mask: Mask): number {
  sums.fill(0);
  const reach = Math.ceil(RING_TO * radius);
  let ringPixels = 0;
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const distance = Math.sqrt(dx * dx + dy * dy) / radius;
      if (distance > RING_TO || (distance > 1 && distance < RING_FROM)) continue;
      if (distance > 1) ringPixels++;
      const column = x + dx;
      const i = (y + dy) * HALF_WIDTH + column;
      if (column < 0 || column >= HALF_WIDTH || !mask[i]) continue;
      if (distance > 1) add(RING_AT + sectorOf(dx, dy), dyes, stain, i);
      else add(distance > CORE ? RIM_AT : CORE_AT, dyes, stain, i);
    }
  }
  return ringPixels;
}

function add(part: number, { blood, pigment, darkness }: Dyes, stain: Plane, i: number): void {
  const at = part * WIDTH;
  const dark = darkness[i]!;
  sums[at + PIXELS]!++;
  sums[at + BLOOD]! += blood[i]!;
  sums[at + PIGMENT]! += pigment[i]!;
  sums[at + DARKNESS]! += dark;
  sums[at + DARKNESS + 1]! += dark * dark;
  const stained = stain[i]!;
  sums[at + STAIN]! += stained;
  sums[at + STAIN + 1]! += stained * stained;
}

function meanOf(part: number, what: number): number {
  return sums[part * WIDTH + what]! / sums[part * WIDTH]!;
}

/** Standard deviation; the squares stand behind the sums. */
function spreadOf(part: number, what: number): number {
  const average = meanOf(part, what);
  return Math.sqrt(Math.max(0, meanOf(part, what + 1) - average * average));
}

/** A ratio of small numbers says nothing beyond this. */
function limited(ratio: number): number {
  return Math.max(-6, Math.min(6, ratio));
}

/** 0 to 7, counted around. Compared, not computed by an angle: the same on every machine. */
function sectorOf(dx: number, dy: number): number {
  const isSteep = Math.abs(dy) > Math.abs(dx);
  return (dx < 0 ? 4 : 0) + (dy < 0 ? 2 : 0) + (isSteep ? 1 : 0);
}
