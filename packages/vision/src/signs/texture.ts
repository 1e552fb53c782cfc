import { blur } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { area, erode, intersect } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { exactSpread, slopeOf } from '../image/statistics.ts';
import { HALF_WIDTH } from '../regions/chart.ts';
import type { RegionName } from '../regions/outlines.ts';
import { REGION_PIXELS } from '../thresholds/measures.ts';
import { meanOf } from '../skin/reading.ts';
import type { Reading } from '../skin/reading.ts';
import type { SignDefinition, SignInput } from './definition.ts';
import type { Workspace } from '../image/workspace.ts';

export const TEXTURE: SignDefinition = {
  measure: measureTexture,
  /**
   * Spread in the bands of pores, optical density. Painted faces without texture read 0.006, the middle of
   * set B 0.015 and nine in ten under 0.022.
   */
  anchors: [0.005, 0.018, 0.028, 0.045, 0.066, 0.095],
  spread: 0.12,
  step: 0.94,
  confidence: 'medium',
  needs: ['detail'],
  mayLieUnder: 'beard',
};

/**
 * Standard deviations that bound the two bands, half-size pixels: structures of about 0.3 to 0.7 mm and of
 * 0.6 to 1.5 mm.
 */
const FINE = 0.5;
const MIDDLE = 1;
const COARSE = 2.4;

/**
 * A broader blur that removes what reflections and patches of pigment leave in the coarse band, half-size
 * pixels.
 */
const BROAD = 5;

/** Weight of that blur. With this weight, an evenly curved plane leaves nothing. */
const BROAD_SHARE = (COARSE ** 2 - MIDDLE ** 2) / (BROAD ** 2 - COARSE ** 2);

/** Half-size pixels at the edge of the skin that are left out. */
const EDGE = 2;

/**
 * Limit of the ratio of the coarse to the fine band. Cheeks of development faces reach 1.8 at most, saved as
 * WebP 80, and nineteen in twenty of set A 1.6. A face with still less fine detail is smoothed, and its lost
 * detail is not guessed.
 */
const STEEPEST = 2;

/**
 * Darkness per pigment of a glint, the least of any skin: what it pales, it also brightens. A relief shades
 * without colour, so what the two share is no roughness.
 */
const GLINT = 0.8;

/**
 * Correlation of darkness and pigment at which an encoder has taken the colour of fine structures: all of
 * them then share it, and nothing is known of glints. Painted faces saved as WebP 80 have 0.56 to 0.71 on
 * tones 3 and 7, faces of set B mostly under 0.4, saved again or not.
 */
const COLOUR_LOST = 0.5;

const PLACES: RegionName[] = ['right_cheek', 'left_cheek', 'forehead'];

/**
 * How rough the skin of the cheeks looks. The forehead, where folds and strands of hair look like roughness,
 * counts only where a beard hides the cheeks. Shining places are left out, and so are the glints of a film
 * that sparkles in the relief of the skin, more so the darker the skin is.
 */
function measureTexture({ workspace, skin, colours: { matte } }: SignInput): Reading {
  const { half, halfChromophores, regions } = skin;
  const inner = intersect(workspace, erode(workspace, half, HALF_WIDTH, EDGE), matte);
  const dark = bandsOf(workspace, halfChromophores.darkness);
  const brown = bandsOf(workspace, halfChromophores.pigment).coarse;
  const places = PLACES.map((region) => {
    const mask = intersect(workspace, regions[region], inner);
    if (area(mask) < REGION_PIXELS) return { region, value: Number.NaN };
    return {
      region,
      value:
        reliefShare(dark.coarse, brown, mask) *
        roughness(exactSpread(workspace, dark.fine, mask), exactSpread(workspace, dark.coarse, mask)),
    };
  });
  const [right, left, forehead] = places.map(({ value }) => value) as [number, number, number];
  const cheeks = meanOf([right, left]);
  const shapes = places
    .filter((place) => Number.isFinite(place.value))
    .map(({ region, value: weight }) => ({ type: 'region' as const, region, weight }));
  return { value: Number.isFinite(cheeks) ? cheeks : forehead, places, shapes };
}

/** Share of the spread that stays without glints. */
function reliefShare(dark: Plane, brown: Plane, mask: Mask): number {
  const slope = Math.max(0, slopeOf(brown, dark, mask));
  const correlation = Math.sqrt(slope * Math.max(0, slopeOf(dark, brown, mask)));
  const known = Math.max(0, 1 - (correlation / COLOUR_LOST) ** 2);
  return Math.sqrt(Math.max(0, 1 - GLINT * slope * known));
}

/**
 * The spread of the coarse band, increased where contrast falls off steeply towards the fine band: an encoder
 * removes fine detail and some of the coarse band with it. Grain does the reverse and adds mostly to the fine
 * band.
 */
function roughness(fine: number, coarse: number): number {
  const steepness = coarse / Math.max(fine, Number.EPSILON);
  return coarse * Math.sqrt(Math.min(STEEPEST, steepness));
}

function bandsOf(workspace: Workspace, darkness: Plane): { fine: Plane; coarse: Plane } {
  const [fine, middle, coarse, broad] = [FINE, MIDDLE, COARSE, BROAD].map((sigma) =>
    blur(workspace, darkness, HALF_WIDTH, sigma),
  ) as [Plane, Plane, Plane, Plane];
  for (let i = 0; i < fine.length; i++) {
    fine[i]! -= middle[i]!;
    coarse[i] = middle[i]! - coarse[i]! - BROAD_SHARE * (coarse[i]! - broad[i]!);
  }
  return { fine, coarse };
}
