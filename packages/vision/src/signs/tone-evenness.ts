import { blurInside } from '../image/blur.ts';
import { area, erode, intersect } from '../image/mask.ts';
import { robustSpread } from '../image/statistics.ts';
import { HALF_PIXELS, HALF_WIDTH } from '../regions/chart.ts';
import type { RegionName } from '../regions/outlines.ts';
import { FILM_OVER_PATCHES } from '../thresholds/surface-film.ts';
import { REGION_PIXELS } from '../thresholds/measures.ts';
import { pigmentThroughFilm } from '../skin/surface-film.ts';
import type { Reading } from '../skin/reading.ts';
import type { SignDefinition, SignInput } from './definition.ts';

export const TONE_EVENNESS: SignDefinition = {
  measure: measureToneEvenness,
  /**
   * Spread of pigment, optical density. The middle of set B reads 0.067, of its people with black skin 0.105.
   */
  anchors: [0.012, 0.1, 0.14, 0.19, 0.25, 0.33],
  spread: 0.12,
  step: 0.74,
  /** It also reacts to the light. */
  confidence: 'low',
  needs: ['colour', 'even_light', 'matte_skin'],
  mayLieUnder: 'beard',
};

/** Standard deviation of a blur, half-size pixels. Broader patches are light or the shape of the face. */
const BROADEST = 12;

const PLACES: RegionName[] = ['forehead', 'right_cheek', 'left_cheek', 'chin'];

/**
 * Variation of pigment in patches of about 4 to 25 mm (robust standard deviation), corrected for the skin's
 * surface film, which hides more of it the darker the skin is. Blood is left to redness.
 */
function measureToneEvenness({ workspace, skin, colours: { pigment, open }, white }: SignInput): Reading {
  const around = blurInside(workspace, pigment, open, HALF_WIDTH, BROADEST);
  const patches = workspace.plane(HALF_PIXELS);
  const seen = pigmentThroughFilm(workspace, skin, open, white * FILM_OVER_PATCHES);
  for (let i = 0; i < HALF_PIXELS; i++) patches[i] = (pigment[i]! - around[i]!) / seen;
  const inner = erode(workspace, open, HALF_WIDTH, 3);
  const places = PLACES.map((region) => {
    const mask = intersect(workspace, skin.regions[region], inner);
    return {
      region,
      value: area(mask) < REGION_PIXELS ? Number.NaN : robustSpread(workspace, patches, mask),
    };
  }).filter((place) => Number.isFinite(place.value));
  const value = area(inner) < 4 * REGION_PIXELS ? Number.NaN : robustSpread(workspace, patches, inner);
  const shapes = places.map(({ region, value: weight }) => ({ type: 'region' as const, region, weight }));
  return { value, places, shapes };
}
