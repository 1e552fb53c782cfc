import { darkerSide } from '../quality/darker-side.ts';
import type { PhotoEvidence } from '../quality/evidence.ts';

import type { Reading } from '../skin/reading.ts';
import { GRAIN_HIDES_BLEMISHES } from '../blemish-thresholds.ts';
import { SPREAD_LIMIT } from '../comparison-thresholds.ts';
import {
  CLIPPED_HIDES_COLOUR,
  FACE_WIDTH_WARN,
  LIGHT_BALANCE_HIDES_COLOUR,
  LIGHT_BALANCE_WARN,
  SHARPNESS_WARN,
  REFLECTION_HIDES_COLOUR,
} from '../thresholds.ts';
import type { Measurement, Sign } from '@daylit/contract';
import { severityOf } from './severity.ts';
import { degreeOf, signWord } from './words.ts';

const FINE_SIGNS: ReadonlySet<Sign> = new Set(['texture', 'lines', 'blemishes', 'dark_spots']);
const COLOUR_SIGNS: ReadonlySet<Sign> = new Set(['redness', 'shine', 'tone_evenness']);

const COVERED: Record<Sign, string> = {
  redness: 'Too little of your cheeks and nose is free of hair, beard or shadow to judge redness.',
  texture: 'Too little of your cheeks and forehead is free of hair, beard or shadow to judge texture.',
  lines: 'Your forehead and the corners of your eyes are covered, so lines cannot be judged.',
  dark_circles:
    'The skin under your eyes cannot be seen clearly enough: something dark or bright may lie over it.',
  shine: 'Too little of your forehead, nose and cheeks is free to judge shine.',
  tone_evenness:
    'Too little of your skin is free of hair, beard or strong light to judge the evenness of tone.',
  blemishes: 'Too little of your skin is free of hair, beard or glasses to count blemishes.',
  dark_spots: 'Too little of your skin is free of hair, beard or glasses to count dark spots.',
};

/** Details that a small or blurred photo cannot show. */
const FINE_WORDS: Partial<Record<Sign, string>> = {
  lines: 'fine lines',
  blemishes: 'blemishes',
  dark_spots: 'dark spots',
};

/** Replaces a count where pores or grain look the same as the sign. */
const COUNTED: Partial<Record<Sign, string>> = {
  blemishes:
    'Some visible texture or blemishes: pores or the grain of this photo look the same, so none are counted.',
  dark_spots:
    'Some visible texture or dark spots: pores or the grain of this photo look the same, so none are counted.',
};

/** The reason where specular reflection outshines the skin. */
const HIDDEN_BY_REFLECTION: Partial<Record<Sign, string>> = {
  tone_evenness: 'Reflections on your skin hide its tone in this photo.',
  dark_circles: 'Reflections around your eyes hide the skin under them in this photo.',
  shine: 'Your skin reflects some light, but this photo cannot tell how much of that is shine.',
};

const UNSTEADY =
  'A little more light or another crop of this same photo changes the answer too much to trust it.';

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
): string | null {
  if (FINE_SIGNS.has(sign)) {
    const what = FINE_WORDS[sign] ?? 'the surface of your skin';
    if (photo.faceWidth < FACE_WIDTH_WARN) return `Your face is too small in this photo to see ${what}.`;
    if (photo.sharpness < SHARPNESS_WARN) return `This photo is not sharp enough to see ${what}.`;
  }
  if (COUNTED[sign] && grain > GRAIN_HIDES_BLEMISHES) return COUNTED[sign];
  if (COLOUR_SIGNS.has(sign) && photo.clipped > CLIPPED_HIDES_COLOUR) {
    return 'Strong light washes out part of your face, so its colour cannot be read there.';
  }
  const shadow = `The ${darkerSide(photo.lightBalance)} side of your face is in shadow`;
  const imbalance = Math.abs(photo.lightBalance);
  if (sign === 'tone_evenness' && imbalance > LIGHT_BALANCE_WARN) {
    return `${shadow}, which looks the same as uneven tone.`;
  }
  if (COLOUR_SIGNS.has(sign) && imbalance > LIGHT_BALANCE_HIDES_COLOUR) {
    return `${shadow}, so ${signWord(sign)} cannot be told from the light.`;
  }
  if (!Number.isFinite(reading.value))
    return sign === 'dark_circles' && photo.cover.glasses === 'certain'
      ? 'Your glasses hide the skin under your eyes.'
      : COVERED[sign];
  const hidden = reflection > REFLECTION_HIDES_COLOUR ? HIDDEN_BY_REFLECTION[sign] : undefined;
  // Visible shine is reported beside such reflections. Absent shine is not: the reflections are there, so its
  // measure has failed.
  if (hidden && !(sign === 'shine' && degreeOf(severityOf(sign, reading.value)) !== 'no')) return hidden;
  return spread <= SPREAD_LIMIT ? null : UNSTEADY;
}

/** True when reflections hide a sign; the report then calls no skin matte. */
export function isHiddenByReflection({ sign, cannot_tell_reason }: Measurement): boolean {
  return cannot_tell_reason !== null && cannot_tell_reason === HIDDEN_BY_REFLECTION[sign];
}
