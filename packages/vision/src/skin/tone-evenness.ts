import { blurInside } from '../image/blur.ts';
import { area, erode, intersect } from '../image/mask.ts';
import { robustSpread } from '../image/statistics.ts';
import { HALF_PIXELS, HALF_WIDTH } from '../regions/chart.ts';
import type { RegionName } from '../regions/outlines.ts';
import type { Skin } from '../regions/skin.ts';
import { FILM_OVER_PATCHES } from '../shine-thresholds.ts';
import { REGION_PIXELS } from '../thresholds.ts';
import type { ColourMaps } from './colour-maps.ts';
import { pigmentThroughFilm } from './film.ts';
import type { Reading } from './reading.ts';

/** Patches broader than this are light or the build of a face, half-size pixels (standard deviation of the blur). */
const BROADEST = 12;

const PLACES: RegionName[] = ['forehead', 'right_cheek', 'left_cheek', 'chin'];

/**
 * How much the pigment varies in patches of about 4 to 25 mm (robust standard deviation), as it would without the skin's film, which
 * hides more of it the darker the skin is; blood is left to redness. `white` is the linear light of the brightest parts of the
 * picture.
 */
export function measureToneEvenness(skin: Skin, { pigment, open }: ColourMaps, white: number): Reading {
  const around = blurInside(pigment, open, HALF_WIDTH, BROADEST);
  const patches = new Float32Array(HALF_PIXELS);
  const seen = pigmentThroughFilm(skin, open, white * FILM_OVER_PATCHES);
  for (let i = 0; i < HALF_PIXELS; i++) patches[i] = (pigment[i]! - around[i]!) / seen;
  const inner = erode(open, HALF_WIDTH, 3);
  const places = PLACES.map((region) => {
    const mask = intersect(skin.regions[region], inner);
    return { region, value: area(mask) < REGION_PIXELS ? Number.NaN : robustSpread(patches, mask) };
  }).filter((place) => Number.isFinite(place.value));
  const value = area(inner) < 4 * REGION_PIXELS ? Number.NaN : robustSpread(patches, inner);
  const shapes = places.map(({ region, value: weight }) => ({ type: 'region' as const, region, weight }));
  return { value, places, shapes };
}
