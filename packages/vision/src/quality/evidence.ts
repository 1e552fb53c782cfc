import type { LocatedFace } from '../face/locate.ts';
import { area } from '../image/mask.ts';
import { median } from '../image/statistics.ts';
import { scaleOf } from '../image/similarity.ts';
import { CHART_FACE, CHART_PIXELS } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { CLIPPED_BYTE, CRUSHED_BYTE } from '../thresholds.ts';
import { highlightOf } from './highlight.ts';
import { noiseOf } from './noise.ts';
import { sharpnessOf } from './sharpness.ts';

/** What the gate looks at. Units as in `thresholds.ts`. */
export interface PhotoEvidence {
  faces: number;
  faceWidth: number;
  inside: number;
  yaw: number;
  pitch: number;
  sharpness: number;
  /** Positive: the left half of the picture (the person's right) is darker. */
  lightBalance: number;
  clipped: number;
  crushed: number;
  highlight: number;
  noise: number;
}

export function gatherEvidence(face: LocatedFace, chart: Chart, skin: Skin): PhotoEvidence {
  let insideOval = 0;
  let clipped = 0;
  let crushed = 0;
  for (let i = 0; i < CHART_PIXELS; i++) {
    if (!skin.oval[i] || !chart.inside[i]) continue;
    insideOval++;
    // Counted over the whole oval: where the light is burnt out or gone, the skin itself may no longer be recognised.
    if (chart.brightest[i]! >= CLIPPED_BYTE) clipped++;
    if (chart.brightest[i]! <= CRUSHED_BYTE) crushed++;
  }
  const { darkness } = skin.halfDyes;
  const balance = median(darkness, skin.regions.right_cheek) - median(darkness, skin.regions.left_cheek);
  return {
    faces: face.faces,
    faceWidth: CHART_FACE / scaleOf(chart.toChart),
    inside: insideOval / Math.max(1, area(skin.oval)),
    yaw: face.pose.yaw,
    pitch: face.pose.pitch,
    sharpness: sharpnessOf(chart),
    lightBalance: Number.isFinite(balance) ? balance : 0,
    clipped: clipped / Math.max(1, insideOval),
    crushed: crushed / Math.max(1, insideOval),
    highlight: highlightOf(face.pyramid.base, chart),
    noise: noiseOf(skin.dyes.darkness, skin.full),
  };
}
