import { shadeOf } from '../colour/chromophores.ts';
import { solve } from '../colour/robust-fit.ts';
import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import { median, quantiles } from '../image/statistics.ts';
import { HALF_PIXELS } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { MATTE_FROM, MATTE_VARIES } from '../thresholds/surface-film.ts';
import { BLOOD_SPECTRUM, PIGMENT_SPECTRUM } from '../thresholds/colour.ts';
import type { Workspace } from '../image/workspace.ts';

/** Both in linear light, 0 to 1 is the range of the picture, at half size; 0 outside the mask. */
export interface SkinLight {
  /** From the surface: around 0, also below it, where the skin is matte. */
  specular: Plane;
  /** From within, as the smooth shading of the face has it. */
  diffuse: Plane;
}

/**
 * The skin's specular reflection, and the diffuse light beside which it is seen.
 *
 * Skin sends diffuse light from within, in its own colour, and specular light from its surface, in the colour
 * of the lamp: the same amount in all three channels and on every tone. The diffuse part is estimated from
 * the smooth shading of the face and the colour of its matte skin. In the remainder the three channels are
 * weighted so that the usual variation of shading, pigment and blood disturbs least (generalised least
 * squares). On pale skin that is mostly the colour, on dark skin mostly the light itself.
 */
export function specularReflection(workspace: Workspace, skin: Skin, inside: Mask): SkinLight {
  const { halfChromophores, halfRed, relief } = skin;
  const matte = matteSkin(workspace, halfChromophores.pigment, inside);
  const chromophores = [
    median(workspace, halfChromophores.pigment, matte),
    median(workspace, halfChromophores.blood, matte),
  ] as const;
  const level = median(workspace, relief, matte);
  const shade =
    shadeOf(median(workspace, halfRed, matte), ...chromophores) -
    median(workspace, halfChromophores.darkness, matte);
  const colour = PIGMENT_SPECTRUM.map((density, k) =>
    Math.exp(-(shade + chromophores[0] * density + chromophores[1] * BLOOD_SPECTRUM[k]!)),
  );
  const weights = weightsFor(colour, Math.exp(-median(workspace, halfChromophores.darkness, matte)));
  const specular = workspace.plane(HALF_PIXELS);
  const diffuse = workspace.plane(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) {
    if (!inside[i]) continue;
    const pigment = halfChromophores.pigment[i]!;
    const blood = halfChromophores.blood[i]!;
    const own = shadeOf(halfRed[i]!, pigment, blood);
    diffuse[i] = Math.exp(-(halfChromophores.darkness[i]! - relief[i]! + level));
    for (let k = 0; k < 3; k++) {
      const light = Math.exp(-(own + pigment * PIGMENT_SPECTRUM[k]! + blood * BLOOD_SPECTRUM[k]!));
      specular[i]! += weights[k]! * (light / colour[k]! - diffuse[i]!);
    }
  }
  return { specular, diffuse };
}

/** The skin without its palest part, which reflects most. */
function matteSkin(workspace: Workspace, pigment: Plane, inside: Mask): Mask {
  const [least = Number.NaN] = quantiles(workspace, pigment, inside, [MATTE_FROM]);
  return inside.map((isInside, i) => (isInside && pigment[i]! >= least ? 1 : 0));
}

/**
 * Weights of the three channels' light, each divided by its share in the skin's colour. The weights are
 * normalised for specular reflection, and the skin's own variation and the lamp's colour have the least
 * variance. `light` is the skin's own linear light, 0 to 1.
 */
function weightsFor(colour: readonly number[], light: number): number[] {
  const { shading, pigment, blood, channel, lamp } = MATTE_VARIES;
  const specular = colour.map((share) => 1 / share);
  // A warm or cool lamp: more red and less blue in the reflection, or the reverse. It matters more where the
  // skin sends less light.
  const warm = specular.map((share, k) => ((1 - k) * share) / light);
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
  const weights = [...solve(varies, Float64Array.from(specular))];
  const sum = weights.reduce((total, weight, k) => total + weight * specular[k]!, 0);
  return weights.map((weight) => weight / sum);
}
