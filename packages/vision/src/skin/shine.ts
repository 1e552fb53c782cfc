import { area } from '../image/mask.ts';
import { HALF_PIXELS } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { REGION_PIXELS, FULL_SHINE } from '../thresholds.ts';
import type { ColourMaps } from './colour-maps.ts';
import { ellipseAbove } from './ellipse.ts';
import { meanOf } from './reading.ts';
import type { Reading } from './reading.ts';

const PLACES = ['forehead', 'nose', 'right_cheek', 'left_cheek'] as const;

/**
 * Mirrored light on forehead, nose and cheeks, 0 to 1, as a share of what the brightest parts of the picture send: the same film
 * of oil adds the same light to dark and to light skin. Lamps and oil look alike, a photo cannot tell them apart.
 * `white` is the linear light of those brightest parts, 0 to 1.
 */
export function measureShine(skin: Skin, { gloss }: ColourMaps, white: number): Reading {
  const shining = new Float32Array(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) {
    if (gloss[i] === 0) continue;
    const light = Math.exp(-skin.halfDyes.darkness[i]!);
    const mirrored = light * (1 - Math.exp(-gloss[i]!));
    shining[i] = Math.min(1, mirrored / white / FULL_SHINE);
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
    (place) => ellipseAbove(shining, skin.regions[place.region], 0.1, Math.min(1, place.value)) ?? [],
  );
  return { value, places, shapes };
}
