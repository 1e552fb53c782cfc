import type { Chromophores } from '../colour/chromophores.ts';
import { blur } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { fillPolygon, intersect } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { median, quantiles } from '../image/statistics.ts';
import {
  BEARD_CERTAIN,
  BEARD_CONTRAST,
  BEARD_OVER_SKIN,
  GLASSES_BRIDGE,
  GLASSES_CERTAIN,
  MASK_BLOOD,
  MASK_PIGMENT,
} from '../thresholds/face.ts';
import { CHART_WIDTH, HALF_PIXELS, HALF_WIDTH, outlinePoints } from './chart.ts';
import type { Chart } from './chart.ts';
import { BEARD_ZONE, CHIN, EYE_CORNERS, NOSE_BRIDGE, REGIONS } from './outlines.ts';
import type { Outline } from './outlines.ts';
import type { Workspace } from '../image/workspace.ts';

/**
 * How sure an occlusion is. A possible one is left out of the skin and lowers confidence; a certain one is
 * also named.
 */
export type Sighting = 'none' | 'possible' | 'certain';

/**
 * What is worn over the skin. Other occlusions (hair, shade) are left out of the skin without being named.
 */
export interface Occlusions {
  glasses: Sighting;
  beard: Sighting;
}

/** Chart pixels from the middle of a bridge to the skin above and below it. Bridges are 2 to 5 mm high. */
const BRIDGE_REACH = 9;

/**
 * Blur against grain, chart pixels, and the rows that the blur and the reach need beyond the place itself.
 */
const GRAIN = 1;
const MARGIN = BRIDGE_REACH + 4;

/** Chart pixels above the root of the nose where a high bridge may sit. */
const ABOVE_ROOT = 18;

/**
 * Minimum span of a bridge to either side of the middle, as a share of the distance between the inner corners
 * of the eyes.
 */
const HALF_SPAN = 0.25;

/** Share of the columns that may have less contrast, because a reflection can interrupt the bridge. */
const GAPS = 0.25;

/**
 * Detects glasses by their bridge between the eyes: nearly every column has a place that is darker or lighter
 * than the skin above and below. Rimless glasses have a bridge too. A deep fold across the root of the nose
 * comes close. `darkness` is in optical density.
 */
export function detectGlasses(workspace: Workspace, chart: Chart, darkness: Plane): Sighting {
  const contrast = bridgeContrast(workspace, chart, darkness);
  if (contrast <= GLASSES_BRIDGE) return 'none';
  return contrast < GLASSES_CERTAIN ? 'possible' : 'certain';
}

function bridgeContrast(workspace: Workspace, { landmarks }: Chart, darkness: Plane): number {
  const [[, right], [, left]] = EYE_CORNERS;
  const [root, tip] = NOSE_BRIDGE;
  const middle = (landmarks[2 * right]! + landmarks[2 * left]!) / 2;
  const reach = HALF_SPAN * Math.abs(landmarks[2 * left]! - landmarks[2 * right]!);
  const top = Math.round(landmarks[2 * root + 1]!) - ABOVE_ROOT;
  const bottom = Math.round(landmarks[2 * tip + 1]!);
  const from = Math.max(0, top - MARGIN);
  const plane = blur(
    workspace,
    darkness.subarray(from * CHART_WIDTH, (bottom + MARGIN) * CHART_WIDTH),
    CHART_WIDTH,
    GRAIN,
  );
  const columns: number[] = [];
  for (let x = Math.round(middle - reach); x <= middle + reach; x++) {
    let most = 0;
    for (let y = top - from; y <= bottom - from; y++) {
      const here = plane[y * CHART_WIDTH + x]!;
      const above = here - plane[(y - BRIDGE_REACH) * CHART_WIDTH + x]!;
      const below = here - plane[(y + BRIDGE_REACH) * CHART_WIDTH + x]!;
      if (above * below > 0) most = Math.max(most, Math.min(Math.abs(above), Math.abs(below)));
    }
    columns.push(most);
  }
  return columns.toSorted((a, b) => a - b)[Math.floor(GAPS * columns.length)] ?? 0;
}

/** Sigma of a blur that removes hairs and stubble, half-size pixels. */
const HAIR = 1.5;

/** Quantile of the structure that is compared, because a beard need not fill its whole zone. */
const ROUGHEST = 0.85;

/**
 * Detects a beard by structure: both halves of the lower face have far more of it than the rest of the face.
 * Age, grain and tone roughen the skin of a face everywhere, and a shadow lies on one side only. Folds of a
 * smile below smooth or powdered cheeks come close. `open` is the skin above the beard zone, half size.
 */
export function detectBeard(
  workspace: Workspace,
  chart: Chart,
  darkness: Plane,
  bare: Mask,
  open: Mask,
): Sighting {
  const structure = blur(workspace, darkness, HALF_WIDTH, HAIR);
  for (let i = 0; i < structure.length; i++) structure[i] = Math.abs(darkness[i]! - structure[i]!);
  const roughness = (mask: Mask): number =>
    quantiles(workspace, structure, mask, [ROUGHEST])[0] ?? Number.NaN;
  const zone = intersect(workspace, beardZone(workspace, chart), bare);
  const middle = Math.max(0, Math.ceil(chart.landmarks[2 * CHIN]! / 2));
  const [right, left] = [zone.slice(), zone];
  for (let row = 0; row < zone.length; row += HALF_WIDTH) {
    right.fill(0, row + Math.min(HALF_WIDTH, middle), row + HALF_WIDTH);
    left.fill(0, row, row + Math.min(HALF_WIDTH, middle));
  }
  const contrast = Math.min(roughness(right), roughness(left));
  const overSkin = contrast / roughness(open);
  if (!(contrast > BEARD_CONTRAST && overSkin > BEARD_OVER_SKIN)) return 'none';
  return contrast * overSkin < BEARD_CERTAIN ? 'possible' : 'certain';
}

/**
 * True when the cheeks are covered by another material than the forehead, such as a mask: skin does not
 * differ so much within a face. Chromophores at half size.
 */
export function isMasked(workspace: Workspace, chart: Chart, { blood, pigment }: Chromophores): boolean {
  const forehead = halfOf(workspace, chart, [REGIONS.forehead]);
  const cheeks = halfOf(workspace, chart, [REGIONS.right_cheek, REGIONS.left_cheek]);
  const difference = (chromophore: Plane): number =>
    Math.abs(median(workspace, chromophore, cheeks) - median(workspace, chromophore, forehead));
  return difference(blood) > MASK_BLOOD || difference(pigment) > MASK_PIGMENT;
}

/** The zone where beards grow, at half size. */
export function beardZone(workspace: Workspace, chart: Chart): Mask {
  return halfOf(workspace, chart, [BEARD_ZONE]);
}

function halfOf(workspace: Workspace, chart: Chart, outlines: readonly Outline[]): Mask {
  const mask = workspace.mask(HALF_PIXELS);
  for (const outline of outlines) fillPolygon(mask, HALF_WIDTH, outlinePoints(chart, outline), 0.5);
  return mask;
}
