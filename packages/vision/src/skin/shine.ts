import { area, unite } from '../image/mask.ts';
import { HALF_PIXELS } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { MISSING_LIGHT_COUNTS, ORDINARY_FILM, SHINING_PLACE } from '../shine-thresholds.ts';
import { REGION_PIXELS } from '../thresholds.ts';
import { ellipseAbove } from './ellipse.ts';
import { specularReflection } from './specular-reflection.ts';
import { meanOf } from './reading.ts';
import type { Reading } from './reading.ts';

const PLACES = ['forehead', 'nose', 'right_cheek', 'left_cheek'] as const;

/**
 * Specular reflection on forehead, nose and cheeks above that of ordinary skin, 0 to 1, as a share of the
 * light of the brightest parts of the picture: the same film of oil adds the same light to dark and to light
 * skin. A photo cannot tell a lamp from oil. `white` is the linear light of those brightest parts, 0 to 1.
 */
export function measureShine(skin: Skin, white: number): Reading {
  const reflected = specularReflection(skin, unite(...PLACES.map((region) => skin.regions[region])));
  const shining = new Float32Array(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) {
    const share = reflected[i]! / white;
    shining[i] =
      Math.min(1, Math.max(0, share - ORDINARY_FILM)) -
      MISSING_LIGHT_COUNTS * Math.max(0, -share - ORDINARY_FILM);
  }
  const places = PLACES.map((region) => {
    const mask = skin.regions[region];
    const pixels = area(mask);
    let sum = 0;
    for (let i = 0; i < HALF_PIXELS; i++) if (mask[i]) sum += shining[i]!;
    return { region, value: pixels < REGION_PIXELS / 4 ? Number.NaN : sum / pixels };
  });
  const cheeks = meanOf([places[2]!.value, places[3]!.value]);
  const value = meanOf([places[0]!.value, places[1]!.value, cheeks]);
  const shapes = places.flatMap(
    (place) =>
      ellipseAbove(
        shining,
        skin.regions[place.region],
        SHINING_PLACE,
        Math.max(0, Math.min(1, place.value)),
      ) ?? [],
  );
  return { value, places, shapes };
}
