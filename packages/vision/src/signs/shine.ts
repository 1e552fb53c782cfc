import type { Plane } from '../image/blur.ts';
import { area, unite } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { mean } from '../image/statistics.ts';
import { HALF_PIXELS } from '../regions/chart.ts';
import {
  CONTRAST_COUNTS,
  CONTRAST_SCALE,
  LEAST_DIFFUSE,
  MISSING_LIGHT_COUNTS,
  ORDINARY_CONTRAST,
  ORDINARY_FILM,
  SHINING_CONTRAST,
  SHINING_PLACE,
} from '../thresholds/surface-film.ts';
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
 * Specular reflection on forehead, nose and cheeks above that of ordinary skin, 0 to 1: as a share of the
 * light of the brightest parts of the picture, and by its contrast to the diffuse light beside it. The same
 * film of oil adds the same light to dark and to light skin; a thin one is seen on dark skin only, where the
 * little that it adds stands out. A photo cannot tell a lamp from oil.
 */
function measureShine({ workspace, skin, white }: SignInput): Reading {
  const open = unite(workspace, ...PLACES.map((region) => skin.regions[region]));
  const { specular, diffuse } = specularReflection(workspace, skin, open);
  const film = workspace.plane(HALF_PIXELS);
  const contrast = workspace.plane(HALF_PIXELS);
  const drawn = workspace.plane(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) {
    if (!open[i]) continue;
    const share = specular[i]! / white;
    film[i] =
      Math.min(1, Math.max(0, share - ORDINARY_FILM)) -
      MISSING_LIGHT_COUNTS * Math.max(0, -share - ORDINARY_FILM);
    const visible = Math.max(0, share) / Math.max(LEAST_DIFFUSE, diffuse[i]! / white);
    contrast[i] = Math.max(0, Math.log1p(visible) - ORDINARY_CONTRAST);
    drawn[i] = Math.max(film[i]!, (contrast[i]! * SHINING_PLACE) / SHINING_CONTRAST);
  }
  const places = PLACES.map((region) => ({
    region,
    film: meanIn(film, skin.regions[region]),
    contrast: meanIn(contrast, skin.regions[region]),
  }));
  const overFace = (of: 'film' | 'contrast'): number => {
    const [forehead, nose, right, left] = places.map((place) => place[of]) as [
      number,
      number,
      number,
      number,
    ];
    return meanOf([forehead, nose, meanOf([right, left])]);
  };
  const values = places.map((place) => ({ region: place.region, value: seen(place.film, place.contrast) }));
  const shapes = values.flatMap(
    ({ region, value }) =>
      ellipseAbove(region, drawn, skin.regions[region], SHINING_PLACE, Math.max(0, Math.min(1, value))) ?? [],
  );
  return { value: seen(overFace('film'), overFace('contrast')), places: values, shapes };
}

/** The larger of the two, or a little more where both are alike, so that more film always reads more. */
function seen(film: number, contrast: number): number {
  const counts = CONTRAST_COUNTS * (1 - Math.exp(-contrast / CONTRAST_SCALE));
  if (!(counts > 0)) return film;
  const [less, more] = [Math.min(Math.max(0, film), counts), Math.max(film, counts)];
  return more * Math.sqrt(Math.sqrt(Math.sqrt(1 + (less / more) ** 8)));
}

/** NaN where too little of the place is free. */
function meanIn(plane: Plane, mask: Mask): number {
  return area(mask) < REGION_PIXELS / 4 ? Number.NaN : mean(plane, mask);
}
