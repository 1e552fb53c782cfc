import { blurInside } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { area, extentOf, intersect, unite } from '../image/mask.ts';
import { median, quantiles } from '../image/statistics.ts';
import type { Workspace } from '../image/workspace.ts';
import { HALF_PIXELS, HALF_WIDTH } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { FILM_HIDES_EYE, FILM_ON_CHEEK, FILM_UNDER_EYE } from '../thresholds/surface-film.ts';
import { CIRCLE_CORE, CIRCLE_DARKNESS_SHARE, UNDER_EYE_PIXELS } from '../thresholds/measures.ts';
import { PATCH, withoutShade } from '../skin/colour-maps.ts';
import type { ColourMaps } from '../skin/colour-maps.ts';
import { ellipseAbove } from '../skin/ellipse.ts';
import { hiddenByFilm } from '../skin/surface-film.ts';
import { meanOf } from '../skin/reading.ts';
import type { Reading } from '../skin/reading.ts';
import type { SignDefinition, SignInput } from './definition.ts';

export const DARK_CIRCLES: SignDefinition = {
  measure: measureDarkCircles,
  /**
   * Blood and darkness under the eyes where they are strongest, optical density. Every real eye lies in some
   * shade: the middle of set B reads 0.31, nine in ten under 0.6.
   */
  anchors: [0.02, 0.38, 0.58, 0.78, 0.98, 1.25],
  spread: 0.25,
  step: 1,
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
 * under an eye is read and not the middle, and only strong reflections are left out: skin that is merely
 * paler and brighter than the face looks like a weak one, and leaving it out would leave the dark rest. The
 * more the film hides, the greater is the weight of the eye with the stronger circle.
 */
function measureDarkCircles({ workspace, skin, colours, white }: SignInput): Reading {
  const { ordinaryBlood, matte, unhidden } = colours;
  // The blood becomes darkness below, eye by eye.
  const dark = bloodUnderEyes(workspace, skin, colours);
  const places: Reading['places'] = [];
  const shapes: Reading['shapes'] = [];
  const hiding: number[] = [];
  for (const side of ['right', 'left'] as const) {
    const region = `${side}_under_eye` as const;
    const under = intersect(workspace, skin.regions[region], unhidden);
    const cheek = intersect(workspace, skin.regions[`${side}_cheek`], matte);
    if (area(under) < UNDER_EYE_PIXELS || area(cheek) < UNDER_EYE_PIXELS) continue;
    const cheekRelief = median(workspace, skin.relief, cheek);
    const atEye = hiddenByFilm(workspace, skin, under, white * FILM_UNDER_EYE);
    const atCheek = hiddenByFilm(workspace, skin, cheek, white * FILM_ON_CHEEK);
    const hidden = atEye.blood - atCheek.blood + CIRCLE_DARKNESS_SHARE * (atEye.darkness - atCheek.darkness);
    const [first, end] = extentOf(under);
    for (let i = first; i < end; i++) {
      if (!under[i]) continue;
      dark[i] = dark[i]! - ordinaryBlood + CIRCLE_DARKNESS_SHARE * (skin.relief[i]! - cheekRelief) + hidden;
    }
    const [value = Number.NaN] = quantiles(workspace, dark, under, [CIRCLE_CORE]);
    places.push({ region, value });
    hiding.push(atEye.darkness);
    const shape = ellipseAbove(region, dark, under, 0, Math.max(0, value));
    if (shape) shapes.push(shape);
  }
  const values = places.map((place) => place.value);
  const middle = meanOf(values);
  const clearer = Math.min(1, meanOf(hiding) / FILM_HIDES_EYE);
  return { value: middle + clearer * (Math.max(...values) - middle), places, shapes };
}

/** Rows above and below a place that the blur reaches. */
const BLUR_REACH = 4 * PATCH;

/** Blood without shade where no strong reflection hides it; 0 in the rows away from the eyes. */
function bloodUnderEyes(
  workspace: Workspace,
  { halfChromophores, halfRed, regions }: Skin,
  { unhidden, bloodLeak }: ColourMaps,
): Plane {
  const [first, end] = extentOf(unite(workspace, regions.right_under_eye, regions.left_under_eye));
  const rows = [
    Math.max(0, Math.floor(first / HALF_WIDTH) - BLUR_REACH) * HALF_WIDTH,
    Math.min(HALF_PIXELS, (Math.ceil(end / HALF_WIDTH) + BLUR_REACH) * HALF_WIDTH),
  ] as const;
  const own = withoutShade(
    workspace,
    halfChromophores.blood.subarray(...rows),
    halfRed.subarray(...rows),
    bloodLeak,
  );
  const out = workspace.plane(HALF_PIXELS);
  out.set(blurInside(workspace, own, unhidden.subarray(...rows), HALF_WIDTH, PATCH), rows[0]);
  return out;
}
