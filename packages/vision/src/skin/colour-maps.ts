import { fitRobustly } from '../colour/robust-fit.ts';
import { blurInside, maskWeights } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { dilate, unite } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { meanBelow, median } from '../image/statistics.ts';
import { CHART_PIXELS, CHART_WIDTH, HALF_PIXELS, HALF_WIDTH } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { CLIPPED_BYTE } from '../thresholds/photo-gate.ts';
import { LESS_RED_SKIN, SHINE_BRIGHTER, SHINE_PALER } from '../thresholds/measures.ts';
import type { Workspace } from '../image/workspace.ts';

/** Broad colour of the skin at half size, corrected for shading and without shiny places. */
export interface ColourMaps {
  blood: Plane;
  pigment: Plane;
  /** Blood of the face's ordinary skin: the mean over the less red part of the open skin. */
  ordinaryBlood: number;
  /** How shading leaks into `blood`, which is already without it. */
  bloodLeak: ShadeLeak;
  /** Skin whose own colour can be seen: without specular reflection, and not burnt out. */
  matte: Mask;
  /** Skin without strong specular reflection. */
  unhidden: Mask;
  /** The matte skin of the open regions: forehead, glabella, nose, cheeks, chin, jaw. */
  open: Mask;
  /** Specular reflection, as optical density brighter than the shading; 0 where the skin is matte. */
  specular: Plane;
}

/** The part of a chromophore that is shading: a share of the red density above a level. */
export interface ShadeLeak {
  share: number;
  level: number;
}

/** Blur that hides pores and noise but keeps patches, half-size pixels. */
export const PATCH = 3;

/** Margin around a shiny place that is left out with it, half-size pixels. */
const SHINE_MARGIN = 4;

/** Specular reflection from which that margin is added, optical density. */
const STRONG_SHINE = 0.15;

/**
 * Limit of the correction for shade that leaks into a chromophore, per unit of red density. A larger leak
 * would be a sign in the shade, such as circles.
 */
const LEAK_LIMIT = 0.3;

export function mapColours(workspace: Workspace, chart: Chart, skin: Skin): ColourMaps {
  const specular = mapSpecularReflection(workspace, skin);
  const matte = workspace.mask(HALF_PIXELS);
  const unhidden = workspace.mask(HALF_PIXELS);
  // The reflection fades gradually around a strongly shining place.
  const shining = workspace.mask(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) {
    if (specular[i]! > STRONG_SHINE) shining[i] = 1;
    else unhidden[i] = skin.half[i]!;
  }
  const around = dilate(workspace, shining, HALF_WIDTH, SHINE_MARGIN);
  for (let i = 0; i < HALF_PIXELS; i++) matte[i] = skin.half[i] && specular[i] === 0 && !around[i] ? 1 : 0;
  removeBurntOut(matte, chart);
  const { regions } = skin;
  const names = [
    'forehead',
    'glabella',
    'nose',
    'chin',
    'right_cheek',
    'left_cheek',
    'right_jaw',
    'left_jaw',
  ] as const;
  const open = unite(workspace, ...names.map((name) => regions[name]));
  for (let i = 0; i < HALF_PIXELS; i++) open[i]! &= matte[i]!;
  const weights = maskWeights(workspace, matte, HALF_WIDTH, PATCH);
  const smooth = (plane: Plane): Plane => blurInside(workspace, plane, matte, HALF_WIDTH, PATCH, weights);
  const red = smooth(skin.halfRed);
  const bloodWithShade = smooth(skin.halfChromophores.blood);
  const bloodLeak = shadeLeak(workspace, bloodWithShade, red, open);
  const blood = withoutShade(workspace, bloodWithShade, red, bloodLeak);
  const pigment = smooth(skin.halfChromophores.pigment);
  return {
    blood,
    pigment: withoutShade(workspace, pigment, red, shadeLeak(workspace, pigment, red, open)),
    ordinaryBlood: meanBelow(workspace, blood, open, LESS_RED_SKIN),
    bloodLeak,
    matte,
    unhidden,
    open,
    specular,
  };
}

/** Leaves out pixels with a channel at its end: too little of that colour reads as another colour. */
function removeBurntOut(mask: Mask, { brightest }: Chart): void {
  for (let i = 0; i < CHART_PIXELS; i++) {
    if (brightest[i]! < CLIPPED_BYTE) continue;
    const x = i % CHART_WIDTH;
    mask[(((i - x) / CHART_WIDTH) >> 1) * HALF_WIDTH + (x >> 1)] = 0;
  }
}

/**
 * Tinted or uneven light leaves a remainder of shading in the chromophores. The red channel, which hardly
 * depends on blood, shows it.
 */
function shadeLeak(workspace: Workspace, plane: Plane, red: Plane, open: Mask): ShadeLeak {
  const level = median(workspace, red, open);
  const fit = fitRobustly(workspace, plane, open, [() => 1, (pixel) => red[pixel]! - level], {
    tolerance: 0.15,
    every: 11,
  });
  return { share: Math.max(-LEAK_LIMIT, Math.min(LEAK_LIMIT, fit[1]!)), level };
}

export function withoutShade(
  workspace: Workspace,
  plane: Plane,
  red: Plane,
  { share, level }: ShadeLeak,
): Plane {
  const out = workspace.plane(plane.length);
  for (let i = 0; i < out.length; i++) out[i] = plane[i]! - share * (red[i]! - level);
  return out;
}

function mapSpecularReflection(
  workspace: Workspace,
  { half, halfChromophores, regions, relief }: Skin,
): Plane {
  const open = unite(workspace, regions.right_cheek, regions.left_cheek, regions.forehead, regions.nose);
  const pigment = median(workspace, halfChromophores.pigment, open);
  const blood = median(workspace, halfChromophores.blood, open);
  const specular = workspace.plane(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) {
    if (!half[i]) continue;
    const brighter = -relief[i]!;
    const paler = pigment - halfChromophores.pigment[i]! + (blood - halfChromophores.blood[i]!);
    if (brighter > SHINE_BRIGHTER && paler > SHINE_PALER) specular[i] = brighter - SHINE_BRIGHTER;
  }
  return specular;
}
