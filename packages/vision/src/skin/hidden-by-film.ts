import { separateDyes, shadeOf } from '../colour/dyes.ts';
import type { Dyes } from '../colour/dyes.ts';
import type { Mask } from '../image/mask.ts';
import { median } from '../image/statistics.ts';
import type { Skin } from '../regions/skin.ts';
import { BLOOD_SPECTRUM, PIGMENT_SPECTRUM } from '../thresholds.ts';

/**
 * Blood and darkness (optical density) that a film mirroring `film` (linear light, alike in all channels) hides in a place. The
 * darker the skin, the more of what it sends is mirrored. Where the film would be all of the light it is held to hide a density of a
 * half, not an infinite one: then nothing is left that tells.
 */
export function hiddenByFilm(skin: Skin, place: Mask, film: number): { blood: number; darkness: number } {
  const dyes = dyesOf(filmOver(skin, place, film));
  return { blood: dyes.blood[0]!, darkness: dyes.darkness[0]! };
}

/** Share of a small difference of pigment that is seen through such a film. */
export function pigmentThroughFilm(skin: Skin, place: Mask, film: number): number {
  const lost = filmOver(skin, place, film).map((share, k) => share * PIGMENT_SPECTRUM[k]!);
  return 1 - dyesOf(lost).pigment[0]!;
}

/** Share of the film in the light of a place, in red, green and blue; a half where it would be all of it. */
function filmOver({ halfDyes, halfRed }: Skin, place: Mask, film: number): number[] {
  const pigment = median(halfDyes.pigment, place);
  const blood = median(halfDyes.blood, place);
  const shade = shadeOf(median(halfRed, place), pigment, blood);
  return PIGMENT_SPECTRUM.map((density, k) => {
    const light = Math.exp(-(shade + pigment * density + blood * BLOOD_SPECTRUM[k]!));
    return film / (light + film);
  });
}

function dyesOf([red = 0, green = 0, blue = 0]: readonly number[]): Dyes {
  return separateDyes(Float32Array.of(red), Float32Array.of(green), Float32Array.of(blue));
}
