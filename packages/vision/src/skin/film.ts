import { separateDyes, shadeOf } from '../colour/dyes.ts';
import { blurInside } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { unite } from '../image/mask.ts';
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
  { halfDyes, halfRed, half, regions }: Skin,
  rows: readonly [from: number, to: number],
  white: number,
): Plane {
  const open = unite(regions.forehead, regions.nose, regions.right_cheek, regions.left_cheek);
  const pigment = median(halfDyes.pigment, open);
  const blood = median(halfDyes.blood, open);
  const shade = shadeOf(median(halfRed, open), pigment, blood);
  const lights = PIGMENT_SPECTRUM.map((density, k) =>
    Math.exp(-(shade + pigment * density + blood * BLOOD_SPECTRUM[k]!)),
  );
  const [, green = Number.NaN] = lights;
  const hidden = lights.map((light) => Float32Array.of(Math.log1p((USUAL_FILM * green) / light)));
  const dyes = separateDyes(hidden[0]!, hidden[1]!, hidden[2]!);
  const doubt = (green * PIGMENT_VARIES) / (white * FILM_VARIES);
  const perPaleness = dyes.darkness[0]! / dyes.pigment[0]! / (1 + doubt * doubt);
  const out = blurInside(halfDyes.pigment.subarray(...rows), half.subarray(...rows), HALF_WIDTH, BLUR);
  for (let i = 0; i < out.length; i++) {
    const paler = pigment - out[i]!;
    out[i] = paler > 0 && half[rows[0] + i] ? paler * perPaleness : 0;
  }
  return out;
}
