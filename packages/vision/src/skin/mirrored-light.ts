import { shadeOf } from '../colour/dyes.ts';
import { solve } from '../colour/robust-fit.ts';
import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import { median, quantiles } from '../image/statistics.ts';
import { HALF_PIXELS } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { MATTE_FROM, MATTE_VARIES } from '../shine-thresholds.ts';
import { BLOOD_SPECTRUM, PIGMENT_SPECTRUM } from '../thresholds.ts';

/**
 * Light that the surface mirrors, linear (0 to 1 is the range of the picture), at half size; 0 outside the mask, and around 0,
 * below it too, where the skin is matte.
 *
 * What skin sends is what comes back from within it, in the skin's own colour, and what its surface mirrors, in the colour of the
 * lamp: the same amount in all three channels, and the same on every tone. The first is taken from the smooth shading of the face
 * and the colour of its matte skin. Of what is then left over, the three channels are weighed so that differences of shading,
 * pigment and blood of the usual size disturb least (generalised least squares): on pale skin that is mostly the colour, on dark
 * skin mostly the light itself.
 */
export function mirroredLight(skin: Skin, inside: Mask): Plane {
  const { halfDyes, halfRed, relief } = skin;
  const matte = matteSkin(halfDyes.pigment, inside);
  const dyes = [median(halfDyes.pigment, matte), median(halfDyes.blood, matte)] as const;
  const level = median(relief, matte);
  const shade = shadeOf(median(halfRed, matte), ...dyes) - median(halfDyes.darkness, matte);
  const colour = PIGMENT_SPECTRUM.map((density, k) =>
    Math.exp(-(shade + dyes[0] * density + dyes[1] * BLOOD_SPECTRUM[k]!)),
  );
  const weights = weightsFor(colour, Math.exp(-median(halfDyes.darkness, matte)));
  const out = new Float32Array(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) {
    if (!inside[i]) continue;
    const pigment = halfDyes.pigment[i]!;
    const blood = halfDyes.blood[i]!;
    const own = shadeOf(halfRed[i]!, pigment, blood);
    const fitted = Math.exp(-(halfDyes.darkness[i]! - relief[i]! + level));
    for (let k = 0; k < 3; k++) {
      const light = Math.exp(-(own + pigment * PIGMENT_SPECTRUM[k]! + blood * BLOOD_SPECTRUM[k]!));
      out[i]! += weights[k]! * (light / colour[k]! - fitted);
    }
  }
  return out;
}

/** The skin without its paler part, which mirrors most. */
function matteSkin(pigment: Plane, inside: Mask): Mask {
  const [least = Number.NaN] = quantiles(pigment, inside, [MATTE_FROM]);
  return inside.map((isInside, i) => (isInside && pigment[i]! >= least ? 1 : 0));
}

/**
 * Weights of the three channels' light, each divided by its share in the skin's colour: mirrored light counts once, and what the
 * skin's own differences and the lamp's colour leave has the least variance. `light` is what the skin sends, 0 to 1.
 */
function weightsFor(colour: readonly number[], light: number): number[] {
  const { shading, pigment, blood, channel, lamp } = MATTE_VARIES;
  const mirrored = colour.map((share) => 1 / share);
  // A warm or cool lamp: more red and less blue in what is mirrored, or the reverse. It matters more where the skin sends less.
  const warm = mirrored.map((share, k) => ((1 - k) * share) / light);
  const varies = new Float64Array(9);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      varies[3 * row + column] =
        shading ** 2 +
        pigment ** 2 * PIGMENT_SPECTRUM[row]! * PIGMENT_SPECTRUM[column]! +
        blood ** 2 * BLOOD_SPECTRUM[row]! * BLOOD_SPECTRUM[column]! +
        (row === column ? channel ** 2 : 0) +
        lamp ** 2 * warm[row]! * warm[column]!;
    }
  }
  const weights = [...solve(varies, Float64Array.from(mirrored))];
  const sum = weights.reduce((total, weight, k) => total + weight * mirrored[k]!, 0);
  return weights.map((weight) => weight / sum);
}
