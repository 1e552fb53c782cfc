import type { Doubt, Sign } from '@daylit/contract';
import { GRAIN_HIDES_BLEMISHES } from '../thresholds/lesions.ts';
import { SPREAD_LIMIT } from '../thresholds/copies.ts';
import type { PhotoEvidence } from '../quality/evidence.ts';
import type { Reading } from '../skin/reading.ts';
import {
  CLIPPED_HIDES_COLOUR,
  CLIPPED_HIDES_SHINE,
  LIGHT_BALANCE_HIDES_COLOUR,
  ORDINARY_LIGHT_BLOOD,
  ORDINARY_LIGHT_PIGMENT,
  REFLECTION_HIDES_COLOUR,
  SMILE_MAKES_LINES,
  TRACE,
} from '../thresholds/report.ts';
import {
  CLIPPED_WARN,
  FACE_WIDTH_WARN,
  LIGHT_BALANCE_WARN,
  SHARPNESS_WARN,
} from '../thresholds/photo-gate.ts';
import type { Need } from '../signs/definition.ts';
import { severityOf } from '../signs/severity.ts';
import { SIGNS } from '../signs/signs.ts';

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
  const needs = (need: Need): boolean => SIGNS[sign].needs.includes(need);
  const imbalance = Math.abs(photo.lightBalance);
  if (needs('detail')) {
    if (photo.faceWidth < (SIGNS[sign].onSmallFace?.from ?? FACE_WIDTH_WARN)) return 'too_small';
    if (photo.sharpness < SHARPNESS_WARN) return 'not_sharp';
  }
  if (needs('little_grain') && grain > GRAIN_HIDES_BLEMISHES) return 'grain';
  if (needs('colour') && photo.clipped > CLIPPED_HIDES_COLOUR) return 'overexposed';
  if (needs('highlights') && photo.clipped > CLIPPED_HIDES_SHINE) return 'overexposed';
  if (needs('white_light') && isColoured(photo.light)) return 'coloured_light';
  if (needs('even_light') && imbalance > LIGHT_BALANCE_WARN) return 'shadow';
  if (needs('colour') && imbalance > LIGHT_BALANCE_HIDES_COLOUR) return 'shadow';
  // Burnt-out skin is left out, and the rest of it may be too little, or differ from copy to copy.
  const isBurntOut = needs('colour') && photo.clipped > CLIPPED_WARN;
  if (!Number.isFinite(reading.value)) {
    if (SIGNS[sign].onSmile && photo.smile > SMILE_MAKES_LINES) return 'smile';
    if (needs('bare_eyes') && photo.occlusions.glasses === 'certain') return 'glasses';
    return isBurntOut ? 'overexposed' : 'covered';
  }
  // Visible shine is reported beside such reflections. Absent shine is not: the reflections are there, so its
  // measure has failed.
  const isOutshone = needs('matte_skin') && reflection > REFLECTION_HIDES_COLOUR;
  if (isOutshone && !(sign === 'shine' && severityOf(sign, reading.value) >= TRACE)) return 'reflection';
  if (spread <= SPREAD_LIMIT) return null;
  return isBurntOut ? 'overexposed' : 'unsteady';
}

function isColoured({ pigment, blood }: PhotoEvidence['light']): boolean {
  const [least, most] = ORDINARY_LIGHT_PIGMENT;
  return pigment < least || pigment > most || blood < ORDINARY_LIGHT_BLOOD;
}
