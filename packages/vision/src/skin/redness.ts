import { intersect, unite } from '../image/mask.ts';
import { newPlane } from '../image/new-memory.ts';
import { mean, quantiles } from '../image/statistics.ts';
import { HALF_PIXELS } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { ORDINARY_SKIN, RED_PLACE } from '../thresholds.ts';
import type { ColourMaps } from './colour-maps.ts';
import { ellipseAbove } from './ellipse.ts';
import type { Reading } from './reading.ts';

/** Blood in cheeks and nose above the least red quarter of the same face. A face that is red all over reads as little. */
export function measureRedness(skin: Skin, { blood, matte, open }: ColourMaps): Reading {
  const [ordinary = Number.NaN] = quantiles(blood, open, [ORDINARY_SKIN]);
  const extra = newPlane(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) extra[i] = matte[i] ? Math.max(0, blood[i]! - ordinary) : 0;
  const names = ['right_cheek', 'left_cheek', 'nose'] as const;
  const masks = names.map((name) => skin.regions[name]);
  const matteMasks = masks.map((mask) => intersect(mask, matte));
  const places = names.map((region, i) => ({ region, value: mean(extra, matteMasks[i]!) }));
  const value = mean(extra, unite(...matteMasks));
  const shapes = places.flatMap(
    (place, i) => ellipseAbove(extra, matteMasks[i]!, RED_PLACE, place.value) ?? [],
  );
  return { value, places, shapes };
}
