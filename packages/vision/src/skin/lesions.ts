import type { Plane } from '../image/blur.ts';
import { area, erode, intersect } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { CHART_WIDTH, HALF_PIXELS, HALF_WIDTH } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import { REGION_NAMES } from '../regions/outlines.ts';
import type { RegionName } from '../regions/outlines.ts';
import type { Skin } from '../regions/skin.ts';
import {
  BLEMISH_OVER_SPOT,
  BLOB_CONTRAST,
  BLOB_OVER_GRAIN,
  BLOB_PIXELS,
  CLEAR_MOLE,
  LEAST_ROUND,
  LESION_FROM,
  MOLE_BLOOD,
  MOLE_SIZE,
  STAIN_OF_BLOOD,
  STAIN_OF_DARKNESS,
  STAIN_OF_PIGMENT,
} from '../thresholds/lesions.ts';
import { CLEAR_LIKELIHOOD, CLEAR_OVER_GRAIN } from '../thresholds/praise.ts';
import { BLOOD_SHARE, FEATURES, PIGMENT_SHARE, writeFeatures } from './blob-features.ts';
import type { Searched } from './blob-features.ts';
import { likenessOf } from './blob-kinds.ts';
import { roundnessOf } from './blob-roundness.ts';
import { findBlobs } from './blob-search.ts';
import type { Blob } from './blob-search.ts';
import type { Reading } from './reading.ts';
import type { Workspace } from '../image/workspace.ts';

/** A blob that is likely a lesion. */
export interface Find extends Blob {
  sign: 'blemishes' | 'dark_spots';
  /** Likelihood of a lesion of either kind, 0 to 1. */
  likelihood: number;
}

/**
 * Half-size pixels that are left out at the edge of the face, where skin turns away from the camera, and at
 * lips, eyes and hair. 6 % of 708 lesions on development faces lie there; with 11 and 2 it was 8 %.
 */
const EDGE_OF_FACE = 7;
const EDGE_OF_SKIN = 1;

/**
 * Landmarks at which every real face has a fold, a shadow or an edge that looks like a lesion, and the reach
 * around them, half-size pixels, that is not searched. On set B more than half of all finds lay there, and on
 * smiling portraits the mesh is off by 15 at the nose. Eight in a hundred of the lesions on development faces
 * lie there, too.
 */
const FOLDS: readonly { readonly landmarks: readonly number[]; readonly reach: number }[] = [
  // The wings, the base and the sides of the nose.
  { landmarks: [129, 358], reach: 14 },
  { landmarks: [2, 97, 326, 98, 327], reach: 11 },
  { landmarks: [188, 412, 196, 419, 193, 417], reach: 7 },
  // The corners and the edge of the lips.
  { landmarks: [61, 291], reach: 16 },
  { landmarks: [0, 37, 267, 40, 270, 17, 84, 314, 181, 405], reach: 8 },
  { landmarks: [91, 321, 185, 409], reach: 10 },
  // The corners of the eyes, the skin under them, and the inner ends of the brows.
  { landmarks: [133, 362, 33, 263], reach: 10 },
  { landmarks: [145, 374, 144, 373, 153, 380, 163, 390, 154, 381], reach: 13 },
  { landmarks: [55, 285], reach: 7 },
];

/**
 * Minimum distance of two finds, in radii of the larger one and in half-size pixels. Closer finds are one.
 */
const APART = 1.4;
const LEAST_APART = 2;

/**
 * Radius of the drawn circle per standard deviation, chart pixels: it surrounds the find without covering it.
 */
const CIRCLE = 4;

export interface LesionReadings {
  /** Values are counts; NaN when too little skin is free. */
  blemishes: Reading;
  dark_spots: Reading;
  /** Spread of the skin where small dark blobs are searched, optical density. */
  grain: number;
}

export function measureLesions(workspace: Workspace, chart: Chart, skin: Skin): LesionReadings {
  const mask = searchedSkin(workspace, chart, skin);
  const searched = searchSkin(workspace, skin, mask);
  const isEnough = area(mask) >= BLOB_PIXELS;
  const finds = isEnough ? findLesions(searched, LESION_FROM) : [];
  return {
    grain: searched.grain,
    blemishes: readingOf(finds, 'blemishes', skin, isEnough),
    dark_spots: readingOf(finds, 'dark_spots', skin, isEnough),
  };
}

/**
 * The mask that is searched for blemishes, at half size: the bare skin without the folds that every face has.
 */
export function searchedSkin(workspace: Workspace, { landmarks }: Chart, skin: Skin): Mask {
  const mask = bareSkin(workspace, skin);
  const folds = FOLDS.flatMap(({ landmarks: at, reach }) => at.map((landmark) => ({ landmark, reach })));
  for (const { landmark, reach } of folds) {
    const x = Math.round(landmarks[2 * landmark]! / 2);
    const y = Math.round(landmarks[2 * landmark + 1]! / 2);
    for (let row = Math.max(0, y - reach) * HALF_WIDTH; row <= (y + reach) * HALF_WIDTH; row += HALF_WIDTH)
      mask.fill(0, row + Math.max(0, x - reach), row + Math.min(HALF_WIDTH, x + reach + 1));
  }
  return mask;
}

/**
 * The free skin at half size without the edges of the face and of occlusions. The classifier is trained on
 * all of it.
 */
export function bareSkin(workspace: Workspace, { oval, half }: Skin): Mask {
  const face = new Uint8Array(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++)
    face[i] = oval[2 * (i % HALF_WIDTH) + 2 * Math.floor(i / HALF_WIDTH) * CHART_WIDTH]!;
  return intersect(
    workspace,
    erode(workspace, face, HALF_WIDTH, EDGE_OF_FACE),
    erode(workspace, half, HALF_WIDTH, EDGE_OF_SKIN),
  );
}

/**
 * The blemishes and dark spots with at least that likelihood, the likeliest first. Of overlapping finds the
 * likeliest is kept.
 */
export function findLesions(searched: Searched, least: number): Find[] {
  const features = new Float64Array(FEATURES);
  const likely: Find[] = [];
  for (const blob of searched.blobs) {
    if (!writeFeatures(blob, searched, features)) continue;
    const { blemish, spot } = likenessOf(features);
    const likelihood = blemish + spot;
    if (likelihood < least || roundnessOf(blob, searched) < LEAST_ROUND) continue;
    likely.push({
      ...blob,
      sign: isBrown(blob, features) || blemish < BLEMISH_OVER_SPOT * spot ? 'dark_spots' : 'blemishes',
      likelihood,
    });
  }
  likely.sort((a, b) => b.likelihood - a.likelihood || a.y - b.y || a.x - b.x);
  const kept: Find[] = [];
  for (const find of likely) if (!kept.some((other) => isSame(find, other))) kept.push(find);
  return kept;
}

/** True for a mole: larger or clearer than a clogged pore, and with little blood. */
function isBrown({ sigma, contrast }: Blob, of: Float64Array): boolean {
  if (sigma >= MOLE_SIZE) return of[BLOOD_SHARE]! < MOLE_BLOOD;
  return contrast >= CLEAR_MOLE && of[BLOOD_SHARE]! < of[PIGMENT_SHARE]!;
}

/** All dark blobs of the free skin. */
export function searchSkin(workspace: Workspace, skin: Skin, mask: Mask): Searched {
  const stain = stainOf(workspace, skin);
  return {
    chromophores: skin.halfChromophores,
    stain,
    mask,
    ...findBlobs(workspace, stain, mask, BLOB_CONTRAST, BLOB_OVER_GRAIN),
  };
}

/** The mixture in which pores and folds, which are shade alone, nearly vanish beside coloured places. */
function stainOf(workspace: Workspace, { halfChromophores }: Skin): Plane {
  const { blood, pigment, darkness } = halfChromophores;
  const stain = workspace.plane(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++)
    stain[i] = STAIN_OF_BLOOD * blood[i]! + STAIN_OF_PIGMENT * pigment[i]! + STAIN_OF_DARKNESS * darkness[i]!;
  return stain;
}

function isSame(a: Blob, b: Blob): boolean {
  const apart = Math.max(LEAST_APART, APART * Math.max(a.sigma, b.sigma));
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < apart * apart;
}

function readingOf(
  finds: readonly Find[],
  sign: Find['sign'],
  { regions }: Skin,
  isEnough: boolean,
): Reading {
  const counted = finds.filter((find) => find.sign === sign);
  const isIn = (region: RegionName, { x, y }: Find): boolean => regions[region][y * HALF_WIDTH + x] === 1;
  const clear = counted.filter(isClear);
  return {
    value: isEnough ? counted.length : Number.NaN,
    places: REGION_NAMES.map((region) => ({
      region,
      value: counted.filter((find) => isIn(region, find)).length,
    })).filter(({ value }) => value > 0),
    shapes: counted.map(({ x, y, sigma, likelihood }) => ({
      type: 'ellipse' as const,
      region: null,
      x: 2 * x + 0.5,
      y: 2 * y + 0.5,
      radiusX: CIRCLE * Math.max(1, sigma),
      radiusY: CIRCLE * Math.max(1, sigma),
      angle: 0,
      weight: likelihood,
    })),
    clear: clear.flatMap((find) => REGION_NAMES.find((region) => isIn(region, find)) ?? []),
  };
}

function isClear({ likelihood, contrast, grain }: Find): boolean {
  return likelihood >= CLEAR_LIKELIHOOD && contrast >= CLEAR_OVER_GRAIN * grain;
}
