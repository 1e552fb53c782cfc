import type { Retake } from '../retake/retake.ts';
import { MEAN_FACE } from '../face/mean-face.gen.ts';
import { LANDMARKS } from '../face/mesh.ts';
import type { Landmarks } from '../face/mesh.ts';
import type { Pyramid } from '../image/pyramid.ts';
import type { Box, RgbImage } from '../image/rgb-image.ts';
import { applyTo, fitSimilarity, fromLevel, invert, scaleOf } from '../image/similarity.ts';
import type { Similarity } from '../image/similarity.ts';
import { newChartPlanes, sampleChart } from './chart-planes.ts';
import type { ChartPlanes } from './chart-planes.ts';
import { MOVING } from './outlines.ts';
import type { Workspace } from '../image/workspace.ts';

/**
 * The canonical face map, called chart: every face is mapped onto the same 512 x 640 pixels, about 440 of
 * them wide. One pixel is about 0.32 mm of skin.
 */
export const CHART_WIDTH = 512;
export const CHART_HEIGHT = 640;
export const CHART_PIXELS = CHART_WIDTH * CHART_HEIGHT;

/** Width of a face on the chart, pixels. */
export const CHART_FACE = 440;

/** The chart at half size, for broad structures. */
export const HALF_WIDTH = CHART_WIDTH / 2;
export const HALF_PIXELS = CHART_PIXELS / 4;

export interface Chart extends ChartPlanes {
  /** Maps image pixels to chart pixels. */
  toChart: Similarity;
  /** x, y of the 468 landmarks in chart pixels. */
  landmarks: Float32Array;
}

const STABLE = Array.from({ length: LANDMARKS }, (_, i) => i).filter((landmark) => !MOVING.has(landmark));
const STABLE_MEAN = STABLE.flatMap((landmark) => [MEAN_FACE[2 * landmark]!, MEAN_FACE[2 * landmark + 1]!]);

/**
 * Margin around the landmarks that is sampled with them, chart pixels: the reach of blurs at the edge of the
 * face.
 */
const AROUND = 16;

/** Maps the face onto the chart. With `change` the chart shows a copy of the photo. */
export function layOnChart(workspace: Workspace, pyramid: Pyramid, mesh: Landmarks, change?: Retake): Chart {
  const toChart = fitSimilarity(
    STABLE.flatMap((landmark) => [mesh[3 * landmark]!, mesh[3 * landmark + 1]!]),
    STABLE_MEAN,
  );
  const landmarks = new Float32Array(LANDMARKS * 2);
  for (let i = 0; i < LANDMARKS; i++) landmarks.set(applyTo(toChart, mesh[3 * i]!, mesh[3 * i + 1]!), 2 * i);
  // Sampling a big face without shrinking it first would pick single pixels and turn noise into texture.
  const halvings = Math.max(0, Math.floor(Math.log2(1.05 / scaleOf(toChart))));
  const { image, factor } = pyramid.halved(halvings);
  const toLevel = invert(fromLevel(toChart, factor));
  const box = boxAround(landmarks, toLevel, image);
  const planes = newChartPlanes(workspace, CHART_PIXELS);
  sampleChart(workspace, { image, box, toImage: toLevel, change }, planes, CHART_WIDTH);
  return { toChart, landmarks, ...planes };
}

/** The part of the image that contains the face; never empty. */
function boxAround(landmarks: Float32Array, toImage: Similarity, { width, height }: RgbImage): Box {
  const margin = AROUND * scaleOf(toImage);
  let [left, top, right, bottom] = [width - 2, height - 2, 0, 0];
  for (let i = 0; i < landmarks.length; i += 2) {
    const [x, y] = applyTo(toImage, landmarks[i]!, landmarks[i + 1]!);
    left = Math.min(left, Math.floor(x - margin));
    top = Math.min(top, Math.floor(y - margin));
    right = Math.max(right, Math.ceil(x + margin));
    bottom = Math.max(bottom, Math.ceil(y + margin));
  }
  left = Math.max(0, left);
  top = Math.max(0, top);
  return {
    left,
    top,
    width: Math.min(width - 1, right) + 1 - left,
    height: Math.min(height - 1, bottom) + 1 - top,
  };
}

/** Corners of an outline on the chart, as x, y pairs. */
export function outlinePoints(chart: Chart, outline: readonly number[]): number[] {
  return outline.flatMap((landmark) => [chart.landmarks[2 * landmark]!, chart.landmarks[2 * landmark + 1]!]);
}
