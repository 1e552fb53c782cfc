import { intersect, unite } from '../image/mask.ts';
import { mean } from '../image/statistics.ts';
import { RED_PLACE } from '../thresholds/measures.ts';
import { ellipseAbove } from '../skin/ellipse.ts';
import type { Reading } from '../skin/reading.ts';
import type { SignDefinition, SignInput } from './definition.ts';

export const REDNESS: SignDefinition = {
  measure: measureRedness,
  /** Blood, optical density. Set B: middle 0.12, nine in ten under 0.22. */
  anchors: [0.04, 0.16, 0.24, 0.33, 0.44, 0.6],
  /**
   * Set B has 0.17, its other half 0.27, so it is wider than the others: five people there blush as they
   * smile, which is real.
   */
  spread: 0.23,
  step: 1,
  /** It followed the planted strength on every tone. */
  confidence: 'high',
  needs: ['colour'],
  mayLieUnder: 'beard',
  sides: 'cheek',
};

/**
 * Blood in cheeks and nose above that of the ordinary skin of the same face. A face that is red all over
 * reads low.
 */
function measureRedness({ workspace, skin, colours: { blood, ordinaryBlood, matte } }: SignInput): Reading {
  const names = ['right_cheek', 'left_cheek', 'nose'] as const;
  const masks = names.map((name) => intersect(workspace, skin.regions[name], matte));
  const places = names.map((region, i) => ({
    region,
    value: Math.max(0, mean(blood, masks[i]!) - ordinaryBlood),
  }));
  const value = mean(blood, unite(workspace, ...masks)) - ordinaryBlood;
  const shapes = places.flatMap(
    (place, i) => ellipseAbove(place.region, blood, masks[i]!, ordinaryBlood + RED_PLACE, place.value) ?? [],
  );
  return { value, places, shapes };
}
