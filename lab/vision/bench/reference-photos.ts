import type { Sign } from '@daylit/contract';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { paintFace, referenceFace } from '@daylit/phantom';
import type { PhantomOptions, PlantedSigns, ReferencePart } from '@daylit/phantom';
import type { Engine, RgbImage, ScanRecord } from '../../../packages/vision/src/index.ts';

import { scan } from '../../../packages/vision/test/scan.ts';

/** The input of every group: the engine, the part of the reference set, and the amount to measure. */
export interface Bench {
  engine: Engine;
  part: ReferencePart;
  size: BenchSize;
}

/** Hard photos have pores, JPEG compression and side light. */
export type ConditionId = 'clean' | 'hard';

/** The number of photos of each group. */
export interface BenchSize {
  /** Faces to find. */
  faces: number;
  /** Pictures without a face, and the same number with several. */
  others: number;
  /** Faces for each sign, under each condition. */
  following: number;
  conditions: readonly ConditionId[];
  steadiness: number;
  /** Forms of each change for steadiness, at most. */
  variants: number;
  /** Faces for each sign, each on every tone. */
  fairness: number;
  /** Faces with blemishes, and as many with dark spots. */
  blemishes: number;
  /** Tones that fairness skips between two that it measures; 0 measures all. */
  skippedTones: number;
  determinism: number;
  /** Rounds that count, and warm-up rounds before them. */
  rounds: number;
  warmUp: number;
  /** Workers whose start is timed. They start in sequence. */
  workers: number;
}

/**
 * The engine's names of the signs that are planted by strength. Blemishes and dark spots are planted by
 * number.
 */
export type StrengthSign = Exclude<Sign, 'blemishes' | 'dark_spots'>;

/** The phantom's name of each sign and the engine's. */
export const PLANTED: readonly (readonly [planted: SignName, measured: StrengthSign])[] = [
  ['redness', 'redness'],
  ['texture', 'texture'],
  ['lines', 'lines'],
  ['dark_circles', 'dark_circles'],
  ['shine', 'shine'],
  ['unevenness', 'tone_evenness'],
];

/** The phantom's names of the signs that are planted by strength. */
export type SignName = 'redness' | 'texture' | 'lines' | 'dark_circles' | 'shine' | 'unevenness';

/** The smallest picture of a face on which every measure works. */
const SMALL = { width: 480, height: 600 };
const SMALL_FACE: readonly [number, number] = [360, 420];

/** Face `index` with all variations of the set, painted small. */
export function smallFace(part: ReferencePart, index: number): PhantomOptions {
  const face = referenceFace(part, index);
  const [least, most] = SMALL_FACE;
  return { ...face, ...SMALL, faceWidth: Math.max(least, Math.min(most, face.faceWidth ?? least)) };
}

/** The same person in an ordinary photo: only identity and tone vary. */
export function plainFace(part: ReferencePart, index: number): PhantomOptions {
  const { identity, tone } = referenceFace(part, index);
  return { ...SMALL, faceWidth: 400, ...(identity !== undefined && { identity }), ...(tone && { tone }) };
}

export function paintWith(face: PhantomOptions, signs: PlantedSigns): RgbImage {
  return paintFace({ ...face, signs: { ...face.signs, ...signs } });
}

/** One sign with a strength from 0 to 1. */
export function oneSign(sign: SignName, strength: number): PlantedSigns {
  const signs: PlantedSigns = {};
  signs[sign] = strength;
  return signs;
}

/** The record that would be stored; null for a photo that the gate refuses. */
export function recordOf({ engine }: Pick<Bench, 'engine'>, image: RgbImage): ScanRecord | null {
  return scan(engine, image).analysis?.record ?? null;
}

/** Opens an image in sharp, applies the change and returns the new pixels. */
export async function changed(image: RgbImage, change: (photo: Sharp) => Sharp): Promise<RgbImage> {
  const { data, width, height } = image;
  const photo = sharp(data, { raw: { width, height, channels: 3 } });
  const buffer = await change(photo).toBuffer({ resolveWithObject: true });
  const encoded =
    buffer.info.format === 'raw'
      ? null
      : await sharp(buffer.data).raw().toBuffer({ resolveWithObject: true });
  const result = encoded ?? buffer;
  return { width: result.info.width, height: result.info.height, data: new Uint8Array(result.data) };
}

/** The value at `index`, starting again after the last. */
export function inTurn<T>(values: readonly [T, ...T[]], index: number): T {
  return values[index % values.length] ?? values[0];
}
