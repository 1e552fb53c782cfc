import type { Doubt, Sign } from '@daylit/contract';
import { GRAIN_HIDES_BLEMISHES } from '../blemish-thresholds.ts';
import { SPREAD_LIMIT } from '../comparison-thresholds.ts';
import type { PhotoEvidence } from '../quality/evidence.ts';
import type { Reading } from '../skin/reading.ts';
import {
  CLIPPED_HIDES_COLOUR,
  FACE_WIDTH_WARN,
  LIGHT_BALANCE_HIDES_COLOUR,
  LIGHT_BALANCE_WARN,
  REFLECTION_HIDES_COLOUR,
  SHARPNESS_WARN,
} from '../thresholds.ts';
import { severityOf, TRACE } from './severity.ts';

const FINE_SIGNS: ReadonlySet<Sign> = new Set(['texture', 'lines', 'blemishes', 'dark_spots']);
const COLOUR_SIGNS: ReadonlySet<Sign> = new Set(['redness', 'shine', 'tone_evenness']);

/** Signs that are counted, and that pores or grain look like. */
const COUNTED: ReadonlySet<Sign> = new Set(['blemishes', 'dark_spots']);

/** Signs that specular reflection outshines. */
export const OUTSHONE: ReadonlySet<Sign> = new Set(['tone_evenness', 'dark_circles', 'shine']);

export interface Doubts {
  reading: Reading;
  /** Standard deviation over the copies of the photo, points. NaN when one of them could not tell. */
  spread: number;
  /** Mean optical density of specular reflection. */
  reflection: number;
  grain: number;
  photo: PhotoEvidence;
}

/** Why this photo cannot tell about a sign, or null when it can. */
export function whyCannotTell(
  sign: Sign,
  { reading, spread, reflection, grain, photo }: Doubts,
): Doubt | null {
  if (FINE_SIGNS.has(sign)) {
    if (photo.faceWidth < FACE_WIDTH_WARN) return 'too_small';
    if (photo.sharpness < SHARPNESS_WARN) return 'not_sharp';
  }
  if (COUNTED.has(sign) && grain > GRAIN_HIDES_BLEMISHES) return 'grain';
  if (COLOUR_SIGNS.has(sign) && photo.clipped > CLIPPED_HIDES_COLOUR) return 'overexposed';
  if (isHiddenByShadow(sign, Math.abs(photo.lightBalance))) return 'shadow';
  if (!Number.isFinite(reading.value))
    return sign === 'dark_circles' && photo.cover.glasses === 'certain' ? 'glasses' : 'covered';
  // Visible shine is reported beside such reflections. Absent shine is not: the reflections are there, so its
  // measure has failed.
  const isOutshone = OUTSHONE.has(sign) && reflection > REFLECTION_HIDES_COLOUR;
  if (isOutshone && !(sign === 'shine' && severityOf(sign, reading.value) >= TRACE)) return 'reflection';
  return spread <= SPREAD_LIMIT ? null : 'unsteady';
}

/** A shadow looks like uneven tone before it hides other colours. */
function isHiddenByShadow(sign: Sign, imbalance: number): boolean {
  if (sign === 'tone_evenness' && imbalance > LIGHT_BALANCE_WARN) return true;
  return COLOUR_SIGNS.has(sign) && imbalance > LIGHT_BALANCE_HIDES_COLOUR;
}
