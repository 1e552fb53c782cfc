import { DENSITY_TABLE, STEPS_PER_BYTE } from '../colour/optical-density.ts';
import { compress } from '../error-bars/compress.ts';
import { retake } from '../error-bars/retake.ts';
import type { Retake } from '../error-bars/retake.ts';
import { MEAN_FACE } from '../face/mean-face.gen.ts';
import { LANDMARKS } from '../face/mesh.ts';
import type { Landmarks } from '../face/mesh.ts';
import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import type { Pyramid } from '../image/pyramid.ts';
import type { Box, RgbImage } from '../image/rgb-image.ts';
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

/** Chart pixels around the landmarks that are laid on the chart with them: what blurs at the edge of the face reach. */
const AROUND = 16;

/** Lays the face on the chart; with `change` as a copy of the photo would show it, until the next copy takes its memory. */
export function layOnChart(pyramid: Pyramid, mesh: Landmarks, change?: Retake): Chart {
  const toChart = fitSimilarity(
    STABLE.flatMap((landmark) => [mesh[3 * landmark]!, mesh[3 * landmark + 1]!]),
    STABLE_MEAN,
  );
  const landmarks = new Float32Array(LANDMARKS * 2);
  for (let i = 0; i < LANDMARKS; i++) landmarks.set(applyTo(toChart, mesh[3 * i]!, mesh[3 * i + 1]!), 2 * i);
  // Sampling a big face without shrinking it first would pick single pixels and make noise look like texture.
  const halvings = Math.max(0, Math.floor(Math.log2(1.05 / scaleOf(toChart))));
  const { image, factor } = pyramid.halved(halvings);
  const toLevel = invert(fromLevel(toChart, factor));
  const box = boxAround(landmarks, toLevel, image);
  const planes = change
    ? samplePlanes(retake(image, box, change), moved(toLevel, box), emptied(copyPlanes))
    : samplePlanes(image, toLevel, newPlanes());
  if (change?.isCompressed) compress(planes, CHART_WIDTH);
  turnIntoDensity(planes);
  return { toChart, landmarks, ...planes };
}

type Planes = Pick<Chart, 'red' | 'green' | 'blue' | 'brightest' | 'inside'>;

function newPlanes(): Planes {
  return {
    red: new Float32Array(CHART_PIXELS),
    green: new Float32Array(CHART_PIXELS),
    blue: new Float32Array(CHART_PIXELS),
    brightest: new Uint8Array(CHART_PIXELS),
    inside: new Uint8Array(CHART_PIXELS),
  };
}

const copyPlanes = newPlanes();

function emptied(planes: Planes): Planes {
  planes.red.fill(0);
  planes.green.fill(0);
  planes.blue.fill(0);
  planes.brightest.fill(0);
  planes.inside.fill(0);
  return planes;
}

/** The part of the image that holds the face; never empty. */
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

function moved(toImage: Similarity, { left, top }: Box): Similarity {
  return { ...toImage, tx: toImage.tx - left, ty: toImage.ty - top };
}

function samplePlanes({ width, height, data }: RgbImage, toImage: Similarity, planes: Planes): Planes {
  const lastX = width - 1;
  const lastY = height - 1;
  const { red, green, blue, brightest, inside } = planes;
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
      red[i] = r;
      green[i] = g;
      blue[i] = b;
      brightest[i] = Math.max(r, g, b) + 0.5;
      inside[i] = 1;
    }
  }
  return planes;
}

/** Turns interpolated bytes into optical densities; outside of the photo they stay 0. */
function turnIntoDensity({ red, green, blue, inside }: Planes): void {
  for (let i = 0; i < CHART_PIXELS; i++) {
    if (!inside[i]) continue;
    red[i] = density(red[i]!);
    green[i] = density(green[i]!);
    blue[i] = density(blue[i]!);
  }
}

function density(value: number): number {
  return DENSITY_TABLE[(value * STEPS_PER_BYTE + 0.5) | 0]!;
}

/** Corner points of an outline on the chart, x, y pairs. */
export function outlinePoints(chart: Chart, outline: readonly number[]): number[] {
  return outline.flatMap((landmark) => [chart.landmarks[2 * landmark]!, chart.landmarks[2 * landmark + 1]!]);
}
