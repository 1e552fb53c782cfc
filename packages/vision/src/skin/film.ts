import { separateDyes, shadeOf } from '../colour/dyes.ts';
import type { Dyes } from '../colour/dyes.ts';
import { blurInside } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { unite } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { median } from '../image/statistics.ts';
import { HALF_WIDTH } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { FILM_VARIES, PIGMENT_VARIES } from '../shine-thresholds.ts';
import { BLOOD_SPECTRUM, PIGMENT_SPECTRUM } from '../thresholds.ts';

/** Blur that hides the grain of the colour but keeps the edges of what shines, half-size pixels. */
const BLUR = 2;

/** Film over the light of the skin at which paleness is turned into density; from a tenth to one the ratio changes by a third. */
const USUAL_FILM = 0.3;

/**
 * Density of darkness that the skin's film hides, in these half-size rows (first pixel and the one after the last). The film mirrors
 * white light, so it pales the skin; shade darkens all channels alike and does not. On pale skin a difference of pigment pales as
 * much as all the film there is, so there hardly any of it is believed. `white` is the linear light of the brightest parts of the picture.
 */
export function densityUnderFilm(
  skin: Skin,
  rows: readonly [from: number, to: number],
  white: number,
): Plane {
  const { halfDyes, half, regions } = skin;
  const open = unite(regions.forehead, regions.nose, regions.right_cheek, regions.left_cheek);
  const pigment = median(halfDyes.pigment, open);
  const lights = lightsOf(skin, open);
  const [, green = Number.NaN] = lights;
  const dyes = dyesOf(lights.map((light) => Math.log1p((USUAL_FILM * green) / light)));
  const doubt = (green * PIGMENT_VARIES) / (white * FILM_VARIES);
  const perPaleness = dyes.darkness[0]! / dyes.pigment[0]! / (1 + doubt * doubt);
  const out = blurInside(halfDyes.pigment.subarray(...rows), half.subarray(...rows), HALF_WIDTH, BLUR);
  for (let i = 0; i < out.length; i++) {
    const paler = pigment - out[i]!;
    out[i] = paler > 0 && half[rows[0] + i] ? paler * perPaleness : 0;
  }
  return out;
}

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
function filmOver(skin: Skin, place: Mask, film: number): number[] {
  return lightsOf(skin, place).map((light) => film / (light + film));
}

/** Linear light that the middle of a place sends in red, green and blue. */
function lightsOf({ halfDyes, halfRed }: Skin, place: Mask): number[] {
  const pigment = median(halfDyes.pigment, place);
  const blood = median(halfDyes.blood, place);
  const shade = shadeOf(median(halfRed, place), pigment, blood);
  return PIGMENT_SPECTRUM.map((density, k) =>
    Math.exp(-(shade + pigment * density + blood * BLOOD_SPECTRUM[k]!)),
  );
}

function dyesOf([red = 0, green = 0, blue = 0]: readonly number[]): Dyes {
  return separateDyes(Float32Array.of(red), Float32Array.of(green), Float32Array.of(blue));
}
