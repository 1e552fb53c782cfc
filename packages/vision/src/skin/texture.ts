import { blur } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { area, erode, intersect } from '../image/mask.ts';
import { exactSpread } from '../image/statistics.ts';
import { HALF_WIDTH } from '../regions/chart.ts';
import type { RegionName } from '../regions/outlines.ts';
import type { Skin } from '../regions/skin.ts';
import { REGION_PIXELS } from '../thresholds.ts';
import { meanOf } from './reading.ts';
import type { Reading } from './reading.ts';

/** Standard deviations that bound the two bands, half-size pixels: structures of about 0.3 to 0.7 and of 0.6 to 1.5 mm. */
const FINE = 0.5;
const MIDDLE = 1;
const COARSE = 2.4;

/** A broader blur that takes out of the coarse band what gleams and patches of pigment leave in it, half-size pixels. */
const BROAD = 5;

/** How much of it: with this share a plane that curves evenly leaves nothing. */
const BROAD_SHARE = (COARSE ** 2 - MIDDLE ** 2) / (BROAD ** 2 - COARSE ** 2);

/** Half-size pixels at the edge of the skin that are left out. */
const EDGE = 2;

/**
 * Most that the coarse band may count over the fine one. Cheeks of development faces are at 1.8 at most, saved as WebP 80, and
 * nineteen in twenty of set A at 1.6; what has still less fine detail is smoothed, and no guess is made what was there.
 */
const STEEPEST = 2;

const PLACES: RegionName[] = ['right_cheek', 'left_cheek', 'forehead'];

/**
 * How rough the skin looks, over the cheeks; the forehead, where folds and strands of hair look like roughness, speaks only where a
 * beard hides the cheeks.
 */
export function measureTexture({ half, halfDyes, regions }: Skin): Reading {
  const inner = erode(half, HALF_WIDTH, EDGE);
  const { fine, coarse } = bandsOf(halfDyes.darkness);
  const places = PLACES.map((region) => {
    const mask = intersect(regions[region], inner);
    if (area(mask) < REGION_PIXELS) return { region, value: Number.NaN };
    return { region, value: roughness(exactSpread(fine, mask), exactSpread(coarse, mask)) };
  });
  const [right, left, forehead] = places.map(({ value }) => value) as [number, number, number];
  const cheeks = meanOf([right, left]);
  const shapes = places
    .filter((place) => Number.isFinite(place.value))
    .map(({ region, value: weight }) => ({ type: 'region' as const, region, weight }));
  return { value: Number.isFinite(cheeks) ? cheeks : forehead, places, shapes };
}

/**
 * The spread of the coarse band, and more of it the steeper contrast falls off towards the fine one: that is what an encoder takes
 * away, and it takes some of the coarse band with it. Grain does the reverse, it adds to the fine band most.
 */
function roughness(fine: number, coarse: number): number {
  const steepness = coarse / Math.max(fine, Number.EPSILON);
  return coarse * Math.sqrt(Math.min(STEEPEST, steepness));
}

function bandsOf(darkness: Plane): { fine: Plane; coarse: Plane } {
  const [fine, middle, coarse, broad] = [FINE, MIDDLE, COARSE, BROAD].map((sigma) =>
    blur(darkness, HALF_WIDTH, sigma),
  ) as [Plane, Plane, Plane, Plane];
  for (let i = 0; i < fine.length; i++) {
    fine[i]! -= middle[i]!;
    coarse[i] = middle[i]! - coarse[i]! - BROAD_SHARE * (coarse[i]! - broad[i]!);
  }
  return { fine, coarse };
}
