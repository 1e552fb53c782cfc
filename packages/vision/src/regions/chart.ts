import { DENSITY_TABLE, STEPS_PER_BYTE } from '../colour/optical-density.ts';
import { MEAN_FACE } from '../face/mean-face.gen.ts';
import { LANDMARKS } from '../face/mesh.ts';
import type { Landmarks } from '../face/mesh.ts';
import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import type { Pyramid } from '../image/pyramid.ts';
import { applyTo, fitSimilarity, fromLevel, invert, scaleOf } from '../image/similarity.ts';
import type { Similarity } from '../image/similarity.ts';
import { MOVING } from './outlines.ts';

/** The chart: every face is laid on the same 512 x 640 pixels, about 440 wide, so that one pixel is about 0.32 mm of skin. */
export const CHART_WIDTH = 512;
export const CHART_HEIGHT = 640;
export const CHART_PIXELS = CHART_WIDTH * CHART_HEIGHT;

/** Width of a face on the chart, pixels. */
export const CHART_FACE = 440;

/** The chart at half size, for what is broad. */
export const HALF_WIDTH = CHART_WIDTH / 2;
export const HALF_PIXELS = CHART_PIXELS / 4;

export interface Chart {
  /** From image pixels to chart pixels. */
  toChart: Similarity;
  /** x, y of the 468 landmarks on the chart. */
  landmarks: Float32Array;
  /** Optical density in red, green and blue. */
  red: Plane;
  green: Plane;
  blue: Plane;
  /** The brightest of the three bytes. */
  brightest: Uint8Array;
  /** 1 where the photo has pixels. */
  inside: Mask;
}

const STABLE = Array.from({ length: LANDMARKS }, (_, i) => i).filter((landmark) => !MOVING.has(landmark));
const STABLE_MEAN = STABLE.flatMap((landmark) => [MEAN_FACE[2 * landmark]!, MEAN_FACE[2 * landmark + 1]!]);

export function layOnChart(pyramid: Pyramid, mesh: Landmarks): Chart {
  const toChart = fitSimilarity(
    STABLE.flatMap((landmark) => [mesh[3 * landmark]!, mesh[3 * landmark + 1]!]),
    STABLE_MEAN,
  );
  const landmarks = new Float32Array(LANDMARKS * 2);
  for (let i = 0; i < LANDMARKS; i++) landmarks.set(applyTo(toChart, mesh[3 * i]!, mesh[3 * i + 1]!), 2 * i);
  // Sampling a big face without shrinking it first would pick single pixels and make noise look like texture.
  const halvings = Math.max(0, Math.floor(Math.log2(1.05 / scaleOf(toChart))));
  return { toChart, landmarks, ...samplePlanes(pyramid, toChart, halvings) };
}

type Planes = Pick<Chart, 'red' | 'green' | 'blue' | 'brightest' | 'inside'>;

function samplePlanes(pyramid: Pyramid, toChart: Similarity, halvings: number): Planes {
  const { image, factor } = pyramid.halved(halvings);
  const { width, height, data } = image;
  const toImage = invert(fromLevel(toChart, factor));
  const lastX = width - 1;
  const lastY = height - 1;
  const red = new Float32Array(CHART_PIXELS);
  const green = new Float32Array(CHART_PIXELS);
  const blue = new Float32Array(CHART_PIXELS);
  const brightest = new Uint8Array(CHART_PIXELS);
  const inside = new Uint8Array(CHART_PIXELS);
  for (let y = 0, i = 0; y < CHART_HEIGHT; y++) {
    let sourceX = -toImage.b * y + toImage.tx;
    let sourceY = toImage.a * y + toImage.ty;
    for (let x = 0; x < CHART_WIDTH; x++, i++, sourceX += toImage.a, sourceY += toImage.b) {
      if (sourceX < 0 || sourceY < 0 || sourceX >= lastX || sourceY >= lastY) continue;
      const left = sourceX | 0;
      const top = sourceY | 0;
      const fx = sourceX - left;
      const fy = sourceY - top;
      const upper = (top * width + left) * 3;
      const lower = upper + width * 3;
      const w11 = fx * fy;
      const w10 = fx - w11;
      const w01 = fy - w11;
      const w00 = 1 - fx - fy + w11;
      const r = data[upper]! * w00 + data[upper + 3]! * w10 + data[lower]! * w01 + data[lower + 3]! * w11;
      const g =
        data[upper + 1]! * w00 + data[upper + 4]! * w10 + data[lower + 1]! * w01 + data[lower + 4]! * w11;
      const b =
        data[upper + 2]! * w00 + data[upper + 5]! * w10 + data[lower + 2]! * w01 + data[lower + 5]! * w11;
      red[i] = density(r);
      green[i] = density(g);
      blue[i] = density(b);
      brightest[i] = Math.max(r, g, b) + 0.5;
      inside[i] = 1;
    }
  }
  return { red, green, blue, brightest, inside };
}

/** Optical density of an interpolated byte. */
function density(value: number): number {
  return DENSITY_TABLE[(value * STEPS_PER_BYTE + 0.5) | 0]!;
}

/** Corner points of an outline on the chart, x, y pairs. */
export function outlinePoints(chart: Chart, outline: readonly number[]): number[] {
  return outline.flatMap((landmark) => [chart.landmarks[2 * landmark]!, chart.landmarks[2 * landmark + 1]!]);
}
