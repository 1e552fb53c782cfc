import { area } from '../image/mask.ts';
import { HALF_PIXELS } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { REGION_PIXELS, SHINE_RANGE } from '../thresholds.ts';
import type { ColourMaps } from './colour-maps.ts';
import { ellipseAbove } from './ellipse.ts';
import { meanOf } from './reading.ts';
import type { Reading } from './reading.ts';

const PLACES = ['forehead', 'nose', 'right_cheek', 'left_cheek'] as const;

/** Mean share of mirrored light on forehead, nose and cheeks, 0 to 1. Lamps and oil look alike: a photo cannot tell them apart. */
export function measureShine(skin: Skin, { gloss }: ColourMaps): Reading {
  const shining = new Float32Array(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) shining[i] = Math.min(1, gloss[i]! / SHINE_RANGE);
  const places = PLACES.map((region) => {
    const mask = skin.regions[region].half;
    const pixels = area(mask);
    let sum = 0;
    for (let i = 0; i < HALF_PIXELS; i++) if (mask[i]) sum += shining[i]!;
    return { region, value: pixels < REGION_PIXELS / 4 ? Number.NaN : sum / pixels };
  });
  const cheeks = meanOf([places[2]!.value, places[3]!.value]);
  const value = meanOf([places[0]!.value, places[1]!.value, cheeks]);
  const shapes = places.flatMap(
    (place) => ellipseAbove(shining, skin.regions[place.region].half, 0.1, Math.min(1, place.value)) ?? [],
  );
  return { value, places, shapes };
}
