import type { Place, SignFacts, SkinFacts } from '@daylit/contract';
import type { RepeatedReadings } from '../repeat/repeat.ts';
import { darkerSide } from '../quality/darker-side.ts';
import type { Sighting } from '../regions/occlusions.ts';
import * as limits from '../thresholds/photo-gate.ts';
import { REDNESS_FITS_REACTIVE } from '../thresholds/report.ts';
import { type MeasuringContext, signFacts } from './sign-facts.ts';
import { skinLook } from './skin-look.ts';

/** Everything that one photo shows of the skin. */
export function skinFacts(readings: RepeatedReadings, context: MeasuringContext): SkinFacts {
  const { evidence, skin } = context.face;
  const imbalance = Math.abs(evidence.lightBalance);
  const signs = signFacts(readings, context);
  const redness = signs.find(({ sign }) => sign === 'redness')?.severity ?? 0;
  return {
    signs,
    look: skinLook(signs, readings.signs.shine),
    looksReactive: redness >= REDNESS_FITS_REACTIVE,
    isEvenlyLit: context.status === 'pass' && imbalance <= limits.EVENLY_LIT,
    isInFocus: evidence.sharpness >= limits.SHARPNESS_WARN && evidence.faceWidth >= limits.FACE_WIDTH_WARN,
    darkerSide: imbalance > limits.LIGHT_BALANCE_WARN ? darkerSide(evidence.lightBalance) : null,
    leftOut: [
      ...(isLeftOut(signs, skin.occlusions.glasses, AROUND_EYES) ? (['around_eyes'] as const) : []),
      ...(isLeftOut(signs, skin.occlusions.beard, UNDER_BEARD) ? (['under_beard'] as const) : []),
    ],
  };
}

const AROUND_EYES: readonly Place['region'][] = ['under_eye', 'eye_corner'];
const UNDER_BEARD: readonly Place['region'][] = ['chin', 'jaw'];

/**
 * True for skin that something certainly covers. Skin on which a sign was still read was not left out.
 */
function isLeftOut(
  signs: readonly SignFacts[],
  worn: Sighting,
  regions: readonly Place['region'][],
): boolean {
  const read = signs.filter(({ severity }) => severity !== null).flatMap(({ seen }) => seen);
  return worn === 'certain' && !read.some(({ region }) => regions.includes(region));
}
