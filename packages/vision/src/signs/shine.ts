import { area, unite } from '../image/mask.ts';
import { HALF_PIXELS } from '../regions/chart.ts';
import { MISSING_LIGHT_COUNTS, ORDINARY_FILM, SHINING_PLACE } from '../thresholds/surface-film.ts';
import { REGION_PIXELS, SHINE_BURNS_FROM, SHINE_BURNT_SPREAD } from '../thresholds/measures.ts';
import { ellipseAbove } from '../skin/ellipse.ts';
import { specularReflection } from '../skin/specular-reflection.ts';
import { meanOf } from '../skin/reading.ts';
import type { Reading } from '../skin/reading.ts';
import type { SignDefinition, SignInput } from './definition.ts';

export const SHINE: SignDefinition = {
  measure: measureShine,
  /**
   * Mean share of specular reflection. The palest painted faces without shine read 0.014, the middle of set A
   * 0.05 and its upper end 0.16. The middle is at severity 1.4 and not at 2: closer anchors would magnify the
   * remaining difference between tones.
   */
  anchors: [0.01, 0.035, 0.07, 0.11, 0.16, 0.25],
  spread: 0.08,
  step: 0.34,
  onBurntOut: { from: SHINE_BURNS_FROM, spread: SHINE_BURNT_SPREAD },
  /** It also reacts to the light. */
  confidence: 'low',
  needs: ['colour', 'highlights', 'white_light', 'matte_skin'],
};

const PLACES = ['forehead', 'nose', 'right_cheek', 'left_cheek'] as const;

/**
 * Specular reflection on forehead, nose and cheeks above that of ordinary skin, 0 to 1, as a share of the
 * light of the brightest parts of the picture: the same film of oil adds the same light to dark and to light
 * skin. A photo cannot tell a lamp from oil.
 */
function measureShine({ workspace, skin, white }: SignInput): Reading {
  const reflected = specularReflection(
    workspace,
    skin,
    unite(workspace, ...PLACES.map((region) => skin.regions[region])),
  );
  const shining = workspace.plane(HALF_PIXELS);
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
        place.region,
        shining,
        skin.regions[place.region],
        SHINING_PLACE,
        Math.max(0, Math.min(1, place.value)),
      ) ?? [],
  );
  return { value, places, shapes };
}
