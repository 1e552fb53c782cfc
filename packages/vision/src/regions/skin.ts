import { separateChromophores } from '../colour/chromophores.ts';
import type { Chromophores } from '../colour/chromophores.ts';
import { fitRobustly } from '../colour/robust-fit.ts';
import type { Basis } from '../colour/robust-fit.ts';
import { halvePlane } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import {
  dilate,
  doubleMask,
  erode,
  fillPolygon,
  halveMask,
  intersect,
  unite,
  without,
} from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { median } from '../image/statistics.ts';
import {
  NOT_SKIN_DARKER,
  NOT_SKIN_DARKER_UNDER_EYE,
  NOT_SKIN_LESS_BLOOD,
  NOT_SKIN_LESS_PIGMENT,
  NOT_SKIN_MORE_BLOOD,
  NOT_SKIN_MORE_PIGMENT,
} from '../thresholds/colour.ts';
import { CHART_HEIGHT, CHART_PIXELS, CHART_WIDTH, HALF_PIXELS, HALF_WIDTH, outlinePoints } from './chart.ts';
import type { Chart } from './chart.ts';
import { fringeHair } from './fringe.ts';
import { beardZone, detectBeard, detectGlasses } from './occlusions.ts';
import type { Occlusions } from './occlusions.ts';
import { BROWS, EYES, FACE_OVAL, GLASSES_ZONE, LIPS, NOSTRILS, REGION_NAMES, REGIONS } from './outlines.ts';
import type { Outline, RegionName } from './outlines.ts';
import type { Workspace } from '../image/workspace.ts';

/** The skin of one face: its masks and its chromophores. */
export interface Skin {
  full: Mask;
  half: Mask;
  /** `full` without its edge of 3 pixels, for fine structures. */
  inner: Mask;
  /** The whole face including eyes, lips and occluding hair. */
  oval: Mask;
  /** What is, or may be, worn over the skin. Only `oval` includes its zones. */
  occlusions: Occlusions;
  /** Hair over the forehead that is as light as the skin, at half size. Only `oval` includes it. */
  fringe: Mask;
  /** Free skin of each region at half size. */
  regions: Record<RegionName, Mask>;
  chromophores: Chromophores;
  halfChromophores: Chromophores;
  halfRed: Plane;
  /**
   * Darkness minus the smooth shading of the face, at half size. Negative is brighter than the surroundings.
   */
  relief: Plane;
}

/** Regions for measuring broad colour: large, open and seldom occluded. */
const OPEN_REGIONS: ReadonlySet<RegionName> = new Set([
  'forehead',
  'nose',
  'right_cheek',
  'left_cheek',
  'chin',
]);

/** `knownFringe` is that of another copy of the same photo; without it the fringe is looked for. */
export function findSkin(workspace: Workspace, chart: Chart, knownFringe?: Mask): Skin {
  const chromophores = separateChromophores(chart.red, chart.green, chart.blue, workspace.plane);
  const halfChromophores: Chromophores = {
    blood: halvePlane(workspace, chromophores.blood, CHART_WIDTH),
    pigment: halvePlane(workspace, chromophores.pigment, CHART_WIDTH),
    darkness: halvePlane(workspace, chromophores.darkness, CHART_WIDTH),
  };
  const halfRed = halvePlane(workspace, chart.red, CHART_WIDTH);
  const oval = paint(workspace, chart, [FACE_OVAL]);
  const glasses = detectGlasses(workspace, chart, chromophores.darkness);
  const bare = withoutFeatures(workspace, chart, oval, glasses === 'none' ? [] : [GLASSES_ZONE]);
  const bareHalf = halveMask(workspace, bare, CHART_WIDTH);
  const outlines = REGION_NAMES.map((name) => ({ name, outline: outlinePoints(chart, REGIONS[name]) }));
  const reference = workspace.mask(HALF_PIXELS);
  const underEyes = workspace.mask(HALF_PIXELS);
  for (const { name, outline } of outlines) {
    if (OPEN_REGIONS.has(name)) fillPolygon(reference, HALF_WIDTH, outline, 0.5);
    if (name.endsWith('under_eye')) fillPolygon(underEyes, HALF_WIDTH, outline, 0.5);
  }
  const openSkin = intersect(workspace, reference, bareHalf);
  const beardless = without(workspace, openSkin, beardZone(workspace, chart));
  const beard = detectBeard(workspace, chart, halfChromophores.darkness, bareHalf, beardless);
  const free = withoutOcclusions(
    workspace,
    { bare: bareHalf, open: openSkin, underEyes },
    halfChromophores,
    halfRed,
  );
  const fringe = knownFringe ?? fringeHair(workspace, chart, halfChromophores, { free, open: openSkin });
  const unhaired = without(workspace, free, fringe);
  const half = beard === 'none' ? unhaired : without(workspace, unhaired, beardZone(workspace, chart));
  const full = intersect(workspace, bare, doubleMask(workspace, half, HALF_WIDTH));
  const regions = {} as Record<RegionName, Mask>;
  for (const { name, outline } of outlines) {
    const region = workspace.mask(HALF_PIXELS);
    fillPolygon(region, HALF_WIDTH, outline, 0.5);
    regions[name] = intersect(workspace, region, half);
  }
  const relief = subtractShading(workspace, halfChromophores.darkness, intersect(workspace, openSkin, half));
  const inner = erode(workspace, full, CHART_WIDTH, 3);
  return {
    full,
    half,
    inner,
    oval,
    occlusions: { glasses, beard },
    fringe,
    regions,
    chromophores,
    halfChromophores,
    halfRed,
    relief,
  };
}

/** The pixels of a region that are also in the mask, at full size and in rows from the top. */
export function pixelsOf(workspace: Workspace, chart: Chart, region: RegionName, mask: Mask): Int32Array {
  const points = outlinePoints(chart, REGIONS[region]);
  const whole = workspace.bytes('pixelsOf.region', CHART_PIXELS).fill(0);
  fillPolygon(whole, CHART_WIDTH, points);
  const rows = points.filter((_, i) => i % 2 === 1);
  const from = Math.max(0, Math.floor(Math.min(...rows))) * CHART_WIDTH;
  const to = Math.min(CHART_HEIGHT, Math.ceil(Math.max(...rows)) + 1) * CHART_WIDTH;
  const found = workspace.integers('pixelsOf.found', CHART_PIXELS);
  let count = 0;
  for (let i = from; i < to; i++) if (whole[i]! & mask[i]!) found[count++] = i;
  return found.slice(0, count);
}

function paint(workspace: Workspace, chart: Chart, outlines: readonly Outline[]): Mask {
  const mask = workspace.mask(CHART_PIXELS);
  for (const outline of outlines) fillPolygon(mask, CHART_WIDTH, outlinePoints(chart, outline));
  return mask;
}

/**
 * The oval without its rim, lips, eyes, brows, nostrils and the given zones. Margins in chart pixels cover
 * their blurred edges.
 */
function withoutFeatures(workspace: Workspace, chart: Chart, oval: Mask, zones: readonly Outline[]): Mask {
  const features = unite(
    workspace,
    paint(workspace, chart, zones),
    dilate(workspace, paint(workspace, chart, [LIPS, ...EYES]), CHART_WIDTH, 3),
    dilate(workspace, paint(workspace, chart, BROWS), CHART_WIDTH, 9),
    dilate(workspace, paint(workspace, chart, NOSTRILS), CHART_WIDTH, 4),
  );
  return without(
    workspace,
    intersect(workspace, erode(workspace, oval, CHART_WIDTH, 5), chart.inside),
    features,
  );
}

/**
 * Removes occlusions such as hair, beard and rims of glasses: clearly darker or of another colour, and at
 * least 5 pixels broad.
 */
function withoutOcclusions(
  workspace: Workspace,
  { bare, open, underEyes }: Record<'bare' | 'open' | 'underEyes', Mask>,
  chromophores: Chromophores,
  red: Plane,
): Mask {
  const shading = subtractShading(workspace, red, open);
  const pigment = median(workspace, chromophores.pigment, open);
  const blood = median(workspace, chromophores.blood, open);
  const odd = workspace.mask(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) {
    if (!bare[i]) continue;
    const extraPigment = chromophores.pigment[i]! - pigment;
    const extraBlood = chromophores.blood[i]! - blood;
    const isOdd =
      shading[i]! > (underEyes[i] ? NOT_SKIN_DARKER_UNDER_EYE : NOT_SKIN_DARKER) ||
      extraPigment > NOT_SKIN_MORE_PIGMENT ||
      extraPigment < -NOT_SKIN_LESS_PIGMENT ||
      extraBlood > NOT_SKIN_MORE_BLOOD ||
      extraBlood < -NOT_SKIN_LESS_BLOOD;
    if (isOdd) odd[i] = 1;
  }
  // Eroding and then dilating keeps what is broad; a mole or a wrinkle stays skin.
  const broad = dilate(workspace, erode(workspace, odd, HALF_WIDTH, 2), HALF_WIDTH, 5);
  const skin = workspace.mask(HALF_PIXELS);
  for (let i = 0; i < HALF_PIXELS; i++) skin[i] = bare[i] && !(odd[i] && broad[i]) ? 1 : 0;
  return skin;
}

const across: Basis = (pixel) => ((pixel % HALF_WIDTH) - HALF_WIDTH / 2) / 110;
const down: Basis = (pixel) => (Math.floor(pixel / HALF_WIDTH) - CHART_HEIGHT / 4) / 130;

/**
 * Basis of a second-degree surface, which describes how the light falls off over a face. The remainder is
 * relief.
 */
const SHADING: Basis[] = [
  () => 1,
  across,
  down,
  (pixel) => across(pixel) ** 2,
  (pixel) => across(pixel) * down(pixel),
  (pixel) => down(pixel) ** 2,
];

function subtractShading(workspace: Workspace, plane: Plane, mask: Mask): Plane {
  const fit = fitRobustly(workspace, plane, mask, SHADING, { tolerance: 0.12, every: 11 });
  const [base, x1, y1, x2, xy, y2] = fit as unknown as [number, number, number, number, number, number];
  const out = workspace.plane(plane.length);
  for (let row = 0; row < out.length; row += HALF_WIDTH) {
    const y = down(row);
    const level = base + y1 * y + y2 * y * y;
    for (let i = row; i < row + HALF_WIDTH; i++) {
      const x = across(i);
      out[i] = plane[i]! - (level + x * (x1 + xy * y + x2 * x));
    }
  }
  return out;
}
