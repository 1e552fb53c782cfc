import { intersect, unite } from '../image/mask.ts';
import { mean } from '../image/statistics.ts';
import type { Skin } from '../regions/skin.ts';
import { RED_PLACE } from '../thresholds.ts';
import type { ColourMaps } from './colour-maps.ts';
import { ellipseAbove } from './ellipse.ts';
import type { Reading } from './reading.ts';

/**
 * Blood in cheeks and nose above that of the ordinary skin of the same face. A face that is red all over
 * reads low.
 */
export function measureRedness(skin: Skin, { blood, ordinaryBlood, matte }: ColourMaps): Reading {
  const names = ['right_cheek', 'left_cheek', 'nose'] as const;
  const masks = names.map((name) => intersect(skin.regions[name], matte));
  const places = names.map((region, i) => ({
    region,
    value: Math.max(0, mean(blood, masks[i]!) - ordinaryBlood),
  }));
  const value = mean(blood, unite(...masks)) - ordinaryBlood;
  const shapes = places.flatMap(
    (place, i) => ellipseAbove(blood, masks[i]!, ordinaryBlood + RED_PLACE, place.value) ?? [],
  );
  return { value, places, shapes };
}
