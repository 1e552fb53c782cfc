import { separateChromophores } from '../colour/chromophores.ts';
import type { Chromophores } from '../colour/chromophores.ts';
import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import { HALF_WIDTH } from '../regions/chart.ts';
import {
  FILM_LIGHT,
  FILM_MOST,
  STAIN_OF_BLOOD,
  STAIN_OF_DARKNESS,
  STAIN_OF_PIGMENT,
} from '../thresholds/lesions.ts';
import { BLOOD_SPECTRUM, PIGMENT_SPECTRUM } from '../thresholds/colour.ts';
import type { BlobSearch, Blob } from './blob-search.ts';

/** The number of features that `writeFeatures` writes. */
export const FEATURES = 18;

/** Where the features of colour begin, and the shares of blood and pigment in the contrast among them. */
const COLOUR = 12;
export const BLOOD_SHARE = COLOUR + 3;
export const PIGMENT_SHARE = COLOUR + 4;

const SECTORS = 8;
/**
 * Bounds, in radii of the disc, of the core, of the rim around it (up to 1) and of the ring of skin around
 * that. The chromophores are measured in the rim, because the middle may be pale.
 */
const CORE = 0.5;
const RING_FROM = 1.5;
const RING_TO = 2.6;
/** Ratio of the disc's radius to the blob's standard deviation. */
const DISC = 1.4;
/** Minimum share of the ring that is skin. */
const OPEN = 0.4;
/** Minimum divisor of contrast ratios, optical density. */
const FLOOR = 0.03;

/** Offsets of the sums over core, rim and the ring's sectors. The sum of squares follows each sum. */
const PIXELS = 0;
const BLOOD = 1;
const PIGMENT = 3;
const DARKNESS = 5;
const STAIN = 7;
const WIDTH = 9;
const CORE_AT = 0;
const RIM_AT = 1;
const RING_AT = 2;
const ALL_AT = RING_AT + SECTORS;
const SUMS = (ALL_AT + 1) * WIDTH;

/**
 * What one unit of density in red, green and blue adds to each chromophore, and what pigment and blood add to
 * darkness.
 */
const OF_CHANNEL = separateChromophores(
  Float32Array.of(1, 0, 0),
  Float32Array.of(0, 1, 0),
  Float32Array.of(0, 0, 1),
);
const DARK_OF_PIGMENT = inDarkness(PIGMENT_SPECTRUM);
const DARK_OF_BLOOD = inDarkness(BLOOD_SPECTRUM);

/** The half-size planes that were searched for blobs, and the blobs. */
export interface Searched extends BlobSearch {
  chromophores: Chromophores;
  stain: Plane;
  mask: Mask;
}

/**
 * Writes the features that separate a blemish from a pore, a hair, a fold, a shadow or grain: contrasts to
 * the surrounding ring in optical density, their shares of blood and pigment, size and shape, and the spread
 * of the skin. Returns false when too little of the ring is skin.
 */
export function writeFeatures(
  blob: Blob,
  { chromophores, stain, mask }: Searched,
  into: Float64Array,
): boolean {
  const { x, y, sigma } = blob;
  const radius = Math.max(1, DISC * sigma);
  const sums = new Float64Array(SUMS);
  const ringPixels = addUp(sums, x, y, radius, chromophores, stain, mask);
  for (let sector = 0; sector < SECTORS; sector++)
    for (let k = 0; k < WIDTH; k++) sums[ALL_AT * WIDTH + k]! += sums[(RING_AT + sector) * WIDTH + k]!;
  const ring = sums[ALL_AT * WIDTH]!;
  if (ring < OPEN * ringPixels || sums[CORE_AT * WIDTH] === 0 || sums[RIM_AT * WIDTH] === 0) return false;
  const contrast = meanOf(sums, RIM_AT, STAIN) - meanOf(sums, ALL_AT, STAIN);
  let least = Number.POSITIVE_INFINITY;
  let unrest = 0;
  let open = 0;
  for (let sector = 0; sector < SECTORS; sector++) {
    if (sums[(RING_AT + sector) * WIDTH] === 0) continue;
    const one = meanOf(sums, RIM_AT, STAIN) - meanOf(sums, RING_AT + sector, STAIN);
    if (one < least) least = one;
    unrest += (one - contrast) ** 2;
    open++;
  }
  const scale = Math.max(FLOOR, Math.abs(contrast));
  into[0] = Math.log(blob.contrast);
  into[1] = Math.log(blob.grain);
  into[2] = Math.log(radius);
  into[3] = limited(least / scale);
  into[4] = limited(Math.sqrt(unrest / open) / scale);
  into[5] = limited((meanOf(sums, CORE_AT, STAIN) - meanOf(sums, RIM_AT, STAIN)) / scale);
  into[6] = limited((meanOf(sums, CORE_AT, DARKNESS) - meanOf(sums, RIM_AT, DARKNESS)) / scale);
  into[7] = ring / ringPixels;
  into[8] = Math.log(spreadOf(sums, ALL_AT, DARKNESS) + 0.02);
  into[9] = Math.log(spreadOf(sums, ALL_AT, STAIN) + 0.01);
  into[10] = Math.log(spreadOf(sums, ALL_AT, BLOOD) + 0.01);
  into[11] = Math.log(spreadOf(sums, ALL_AT, PIGMENT) + 0.01);
  writeColour(sums, into);
  return true;
}

/**
 * Writes how much more blood, pigment and darkness the rim has than the ring, and their shares of the
 * contrast. The skin's surface film reflects the lamp and hides more of them in channels with less light, so
 * each channel's difference is first corrected for the film.
 */
function writeColour(sums: Float64Array, into: Float64Array): void {
  const [ringBlood, ringPigment] = [meanOf(sums, ALL_AT, BLOOD), meanOf(sums, ALL_AT, PIGMENT)];
  const ringShade = shadeOf(ringBlood, ringPigment, meanOf(sums, ALL_AT, DARKNESS));
  const moreBlood = meanOf(sums, RIM_AT, BLOOD) - ringBlood;
  const morePigment = meanOf(sums, RIM_AT, PIGMENT) - ringPigment;
  const moreShade = shadeOf(
    moreBlood,
    morePigment,
    meanOf(sums, RIM_AT, DARKNESS) - meanOf(sums, ALL_AT, DARKNESS),
  );
  let [blood, pigment, darkness] = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const density = ringShade + ringPigment * PIGMENT_SPECTRUM[k]! + ringBlood * BLOOD_SPECTRUM[k]!;
    const film = Math.min(FILM_MOST, FILM_LIGHT * Math.exp(density));
    const seen = moreShade + morePigment * PIGMENT_SPECTRUM[k]! + moreBlood * BLOOD_SPECTRUM[k]!;
    const more = seen / (1 - film);
    blood += OF_CHANNEL.blood[k]! * more;
    pigment += OF_CHANNEL.pigment[k]! * more;
    darkness += OF_CHANNEL.darkness[k]! * more;
  }
  const stain = STAIN_OF_BLOOD * blood + STAIN_OF_PIGMENT * pigment + STAIN_OF_DARKNESS * darkness;
  const scale = Math.max(FLOOR, Math.abs(stain));
  into[COLOUR] = blood;
  into[COLOUR + 1] = pigment;
  into[COLOUR + 2] = darkness;
  into[BLOOD_SHARE] = limited(blood / scale);
  into[PIGMENT_SHARE] = limited(pigment / scale);
  into[COLOUR + 5] = limited(darkness / scale);
}

function inDarkness(spectrum: readonly number[]): number {
  return spectrum.reduce((sum, density, k) => sum + density * OF_CHANNEL.darkness[k]!, 0);
}

/** Darkness without the chromophores: shading, equal in all channels. */
function shadeOf(blood: number, pigment: number, darkness: number): number {
  return darkness - pigment * DARK_OF_PIGMENT - blood * DARK_OF_BLOOD;
}

/** Adds to the sums. Returns the number of pixels of the ring, skin or not. */
function addUp(
  sums: Float64Array,
  x: number,
  y: number,
  radius: number,
  chromophores: Chromophores,
  stain: Plane,
  mask: Mask,
): number {
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
      if (distance > 1) add(sums, RING_AT + sectorOf(dx, dy), chromophores, stain, i);
      else add(sums, distance > CORE ? RIM_AT : CORE_AT, chromophores, stain, i);
    }
  }
  return ringPixels;
}

function add(
  sums: Float64Array,
  part: number,
  { blood, pigment, darkness }: Chromophores,
  stain: Plane,
  i: number,
): void {
  const at = part * WIDTH;
  sums[at + PIXELS]!++;
  addOne(sums, at + BLOOD, blood[i]!);
  addOne(sums, at + PIGMENT, pigment[i]!);
  addOne(sums, at + DARKNESS, darkness[i]!);
  addOne(sums, at + STAIN, stain[i]!);
}

function addOne(sums: Float64Array, at: number, value: number): void {
  sums[at]! += value;
  sums[at + 1]! += value * value;
}

function meanOf(sums: Float64Array, part: number, what: number): number {
  return sums[part * WIDTH + what]! / sums[part * WIDTH]!;
}

/** Standard deviation of one quantity in one part. */
function spreadOf(sums: Float64Array, part: number, what: number): number {
  const average = meanOf(sums, part, what);
  return Math.sqrt(Math.max(0, meanOf(sums, part, what + 1) - average * average));
}

/** Limits a ratio to -6 to 6, because ratios of small numbers carry no information beyond that. */
function limited(ratio: number): number {
  return Math.max(-6, Math.min(6, ratio));
}

/**
 * The sector, 0 to 7. It is found by comparisons and not from an angle, so that it is the same on every
 * machine.
 */
function sectorOf(dx: number, dy: number): number {
  const isSteep = Math.abs(dy) > Math.abs(dx);
  return (dx < 0 ? 4 : 0) + (dy < 0 ? 2 : 0) + (isSteep ? 1 : 0);
}
