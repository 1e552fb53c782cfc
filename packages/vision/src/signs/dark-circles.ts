import { area, intersect } from '../image/mask.ts';
import { median, quantiles } from '../image/statistics.ts';
import { HALF_PIXELS } from '../regions/chart.ts';
import { FILM_HIDES_EYE, FILM_ON_CHEEK, FILM_UNDER_EYE } from '../thresholds/surface-film.ts';
import { CIRCLE_CORE, CIRCLE_DARKNESS_SHARE, UNDER_EYE_PIXELS } from '../thresholds/measures.ts';
import { ellipseAbove } from '../skin/ellipse.ts';
import { hiddenByFilm } from '../skin/surface-film.ts';
import { meanOf } from '../skin/reading.ts';
import type { Reading } from '../skin/reading.ts';
import type { SignDefinition, SignInput } from './definition.ts';

export const DARK_CIRCLES: SignDefinition = {
  measure: measureDarkCircles,
  /**
   * Blood and darkness under the eyes where they are strongest, optical density. Every real eye lies in some
   * shade: the middle of set B reads 0.43, nine in ten under 0.69.
   */
  anchors: [0.02, 0.47, 0.64, 0.82, 1, 1.25],
  /** Set B has 0.32. */
  spread: 0.5,
  confidence: 'medium',
  needs: ['colour', 'matte_skin', 'bare_eyes'],
  mayLieUnder: 'glasses',
  sides: 'under_eye',
};

/**
 * Blood under the eyes above that of the face's less red skin (so that red cheeks do not hide a circle), plus
 * a share of how much darker it is there than on the cheek below. Pigment alone is not used, because on dark
 * skin specular reflection drowns it. What the skin's surface film hides is added: the film reflects the same
 * light on every tone, and more under the eyes than on the cheek, because the skin there bulges towards the
 * camera.
 *
 * The amount of reflection depends on where the lamp is, and reflection can only hide. So the darkest part
 * under an eye is read and not the middle. The more it hides, the greater is the weight of the eye with the
 * stronger circle.
 */
function measureDarkCircles({ workspace, skin, colours, white }: SignInput): Reading {
  const { blood, ordinaryBlood, matte } = colours;
  const dark = new Float32Array(HALF_PIXELS);
  const places: Reading['places'] = [];
  const shapes: Reading['shapes'] = [];
  const hiding: number[] = [];
  for (const side of ['right', 'left'] as const) {
    const region = `${side}_under_eye` as const;
    const under = intersect(workspace, skin.regions[region], matte);
    const cheek = intersect(workspace, skin.regions[`${side}_cheek`], matte);
    if (area(under) < UNDER_EYE_PIXELS || area(cheek) < UNDER_EYE_PIXELS) continue;
    const cheekRelief = median(workspace, skin.relief, cheek);
    const atEye = hiddenByFilm(workspace, skin, under, white * FILM_UNDER_EYE);
    const atCheek = hiddenByFilm(workspace, skin, cheek, white * FILM_ON_CHEEK);
    const hidden = atEye.blood - atCheek.blood + CIRCLE_DARKNESS_SHARE * (atEye.darkness - atCheek.darkness);
    for (let i = 0; i < HALF_PIXELS; i++) {
      if (!under[i]) continue;
      dark[i] = blood[i]! - ordinaryBlood + CIRCLE_DARKNESS_SHARE * (skin.relief[i]! - cheekRelief) + hidden;
    }
    const [value = Number.NaN] = quantiles(workspace, dark, under, [CIRCLE_CORE]);
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
