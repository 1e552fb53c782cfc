import type { LocatedFace } from '../face/locate.ts';
import { smileOf } from '../face/smile.ts';
import { area, unite } from '../image/mask.ts';
import { median } from '../image/statistics.ts';
import { applyTo, invert, scaleOf } from '../image/similarity.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import { CHART_FACE, CHART_PIXELS, outlinePoints } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import { isMasked } from '../regions/occlusions.ts';
import type { Occlusions } from '../regions/occlusions.ts';
import { FACE_OVAL } from '../regions/outlines.ts';
import type { Skin } from '../regions/skin.ts';
import { UNCOVERED_FLAG } from '../thresholds/face.ts';
import {
  CLIPPED_BYTE,
  CRUSHED_BYTE,
  GREY_DIFFERENCE,
  HIGHLIGHT_WARN,
  LIGHT_BALANCE_LIFT,
} from '../thresholds/photo-gate.ts';
import { colourVarietyOf } from './colour-variety.ts';
import { lightColourOf } from './eye-whites.ts';
import { highlightOf } from './highlight.ts';
import { noiseOf } from './noise.ts';
import { sharpnessOf } from './sharpness.ts';
import type { Workspace } from '../image/workspace.ts';

/** An edge of the picture, as a viewer names it. */
export type PictureEdge = 'left' | 'right' | 'top' | 'bottom';

/** What the gate checks. Units as in `thresholds/photo-gate.ts`. */
export interface PhotoEvidence {
  faces: number;
  faceWidth: number;
  inside: number;
  /** The edge that the face crosses furthest, or that it is closest to. */
  edge: PictureEdge;
  yaw: number;
  pitch: number;
  /** How much the face smiles: `smileOf`. */
  smile: number;
  sharpness: number;
  /** Positive when the left half of the picture (the person's right) is darker. */
  lightBalance: number;
  clipped: number;
  crushed: number;
  /** Share of the face without colour: 1 in a black and white photo. */
  grey: number;
  /** Pigment and blood of the open skin, optical density, in the light of this photo. */
  pigment: number;
  blood: number;
  /**
   * How much equally bright places differ in colour: `colourVarietyOf`. About 0 in one colour, such as
   * sepia.
   */
  colourVariety: number;
  /** What the colour of the light adds to pigment and blood. */
  light: { pigment: number; blood: number };
  highlight: number;
  noise: number;
  occlusions: Occlusions;
  /** True when something like a mask covers the face. */
  isMasked: boolean;
}

export function gatherEvidence(
  workspace: Workspace,
  face: LocatedFace,
  chart: Chart,
  skin: Skin,
): PhotoEvidence {
  let insideOval = 0;
  let clipped = 0;
  let crushed = 0;
  let grey = 0;
  for (let i = 0; i < CHART_PIXELS; i++) {
    if (!skin.oval[i] || !chart.inside[i]) continue;
    insideOval++;
    // Counted over the whole oval: where the light is burnt out or missing, the skin mask itself may fail.
    if (chart.brightest[i]! >= CLIPPED_BYTE) clipped++;
    if (chart.brightest[i]! <= CRUSHED_BYTE) crushed++;
    const most = Math.max(chart.red[i]!, chart.green[i]!, chart.blue[i]!);
    const least = Math.min(chart.red[i]!, chart.green[i]!, chart.blue[i]!);
    if (most - least <= GREY_DIFFERENCE) grey++;
  }
  const highlight = highlightOf(workspace, face.pyramid.base, chart);
  const { nose, forehead, right_cheek, left_cheek } = skin.regions;
  const open = unite(workspace, nose, forehead, right_cheek, left_cheek);
  return {
    faces: face.faces,
    faceWidth: CHART_FACE / scaleOf(chart.toChart),
    inside: insideOval / Math.max(1, area(skin.oval)),
    edge: closestEdge(chart, face.pyramid.base),
    yaw: face.pose.yaw,
    pitch: face.pose.pitch,
    smile: smileOf(face.mesh),
    sharpness: sharpnessOf(workspace, chart, skin.occlusions.glasses !== 'none'),
    lightBalance: lightBalanceOf(workspace, skin, Math.max(HIGHLIGHT_WARN, highlight)),
    clipped: clipped / Math.max(1, insideOval),
    crushed: crushed / Math.max(1, insideOval),
    grey: grey / Math.max(1, insideOval),
    pigment: median(workspace, skin.halfChromophores.pigment, open),
    blood: median(workspace, skin.halfChromophores.blood, open),
    colourVariety: colourVarietyOf(chart, skin.oval),
    light: lightColourOf(workspace, chart),
    highlight,
    noise: noiseOf(workspace, skin.chromophores.darkness, skin.full),
    occlusions: skin.occlusions,
    isMasked: face.flag < UNCOVERED_FLAG && isMasked(workspace, chart, skin.halfChromophores),
  };
}

/**
 * How much darker the right cheek is, optical density. The side that faces the lamp has more specular
 * reflection. On pale skin it is negligible beside the skin's own light; on dark skin it made the same light
 * look a seventh less even. So both cheeks are first lifted by the same share of white. `white` is the linear
 * light of the brightest parts of the picture.
 */
function lightBalanceOf(workspace: Workspace, { halfChromophores, regions }: Skin, white: number): number {
  const [right, left] = [regions.right_cheek, regions.left_cheek].map((cheek) =>
    Math.log(Math.exp(-median(workspace, halfChromophores.darkness, cheek)) + LIGHT_BALANCE_LIFT * white),
  );
  const balance = left! - right!;
  return Number.isFinite(balance) ? balance : 0;
}

function closestEdge(chart: Chart, { width, height }: RgbImage): PictureEdge {
  const toImage = invert(chart.toChart);
  const points = outlinePoints(chart, FACE_OVAL);
  let closest: PictureEdge = 'left';
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = applyTo(toImage, points[i]!, points[i + 1]!);
    for (const [edge, distance] of [
      ['left', x],
      ['right', width - x],
      ['top', y],
      ['bottom', height - y],
    ] as const) {
      if (distance >= least) continue;
      least = distance;
      closest = edge;
    }
  }
  return closest;
}
