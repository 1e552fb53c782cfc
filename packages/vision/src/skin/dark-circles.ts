import { area, intersect } from '../image/mask.ts';
import { median, quantiles } from '../image/statistics.ts';
import { HALF_PIXELS } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { FILM_HIDES_EYE, FILM_ON_CHEEK, FILM_UNDER_EYE } from '../shine-thresholds.ts';
import { CIRCLE_CORE, CIRCLE_DARKNESS_SHARE, UNDER_EYE_PIXELS } from '../thresholds.ts';
import type { ColourMaps } from './colour-maps.ts';
import { ellipseAbove } from './ellipse.ts';
import { hiddenByFilm } from './film.ts';
import { meanOf } from './reading.ts';
import type { Reading } from './reading.ts';

/**
 * Blood under the eyes above that of the face's less red skin (so that red cheeks do not hide a circle), plus
 * a share of how much darker it is there than on the cheek below. Pigment alone is not used, because on dark
 * skin specular reflection drowns it. What the skin's surface film hides is added: the film reflects the same
 * light on every tone, and more under the eyes than on the cheek, because the skin there bulges towards the
 * camera. `white` is the linear light of the brightest parts of the picture.
 *
 * The amount of reflection depends on where the lamp is, and reflection can only hide. So the darkest part
 * under an eye is read and not the middle. The more it hides, the greater is the weight of the eye with the
 * stronger circle.
 */
export function measureDarkCircles(
  skin: Skin,
  { blood, ordinaryBlood, matte }: ColourMaps,
  white: number,
): Reading {
  const dark = new Float32Array(HALF_PIXELS);
  const places: Reading['places'] = [];
  const shapes: Reading['shapes'] = [];
  const hiding: number[] = [];
  for (const side of ['right', 'left'] as const) {
    const region = `${side}_under_eye` as const;
    const under = intersect(skin.regions[region], matte);
    const cheek = intersect(skin.regions[`${side}_cheek`], matte);
    if (area(under) < UNDER_EYE_PIXELS || area(cheek) < UNDER_EYE_PIXELS) continue;
    const cheekRelief = median(skin.relief, cheek);
    const atEye = hiddenByFilm(skin, under, white * FILM_UNDER_EYE);
    const atCheek = hiddenByFilm(skin, cheek, white * FILM_ON_CHEEK);
    const hidden = atEye.blood - atCheek.blood + CIRCLE_DARKNESS_SHARE * (atEye.darkness - atCheek.darkness);
    for (let i = 0; i < HALF_PIXELS; i++) {
      if (!under[i]) continue;
      dark[i] = blood[i]! - ordinaryBlood + CIRCLE_DARKNESS_SHARE * (skin.relief[i]! - cheekRelief) + hidden;
    }
    const [value = Number.NaN] = quantiles(dark, under, [CIRCLE_CORE]);
    places.push({ region, value });
    hiding.push(atEye.darkness);
    const shape = ellipseAbove(dark, under, 0, Math.max(0, value));
    if (shape) shapes.push(shape);
  }
  const values = places.map((place) => place.value);
  const middle = meanOf(values);
  const clearer = Math.min(1, meanOf(hiding) / FILM_HIDES_EYE);
  return { value: middle + clearer * (Math.max(...values) - middle), places, shapes };
}
