import { separateDyes, shadeOf } from '../colour/dyes.ts';
import type { Mask } from '../image/mask.ts';
import { median } from '../image/statistics.ts';
import type { Skin } from '../regions/skin.ts';
import { BLOOD_SPECTRUM, PIGMENT_SPECTRUM } from '../thresholds.ts';

/**
 * Blood and darkness (optical density) that a film mirroring `film` (linear light, alike in all channels) hides in a place. The
 * darker the skin, the more of what it sends is mirrored. Where the film would be all of the light it is held to hide a density of a
 * half, not an infinite one: then nothing is left that tells.
 */
export function hiddenByFilm(
  { halfDyes, halfRed }: Skin,
  place: Mask,
  film: number,
): { blood: number; darkness: number } {
  const pigment = median(halfDyes.pigment, place);
  const blood = median(halfDyes.blood, place);
  const shade = shadeOf(median(halfRed, place), pigment, blood);
  const hidden = PIGMENT_SPECTRUM.map((density, k) => {
    const light = Math.exp(-(shade + pigment * density + blood * BLOOD_SPECTRUM[k]!));
    return Float32Array.of(film / (light + film));
  });
  const dyes = separateDyes(hidden[0]!, hidden[1]!, hidden[2]!);
  return { blood: dyes.blood[0]!, darkness: dyes.darkness[0]! };
}
