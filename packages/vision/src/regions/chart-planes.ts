import { DENSITY_TABLE, STEPS_PER_BYTE } from '../colour/optical-density.ts';
import { compress } from '../retake/compress.ts';
import { retake } from '../retake/retake.ts';
import type { Retake } from '../retake/retake.ts';
import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import { bytesOf } from '../image/plane-memory.ts';
import type { Box, RgbImage } from '../image/rgb-image.ts';
import type { Similarity } from '../image/similarity.ts';
import type { Workspace } from '../image/workspace.ts';

export interface ChartPlanes {
  /** Optical density in red, green and blue. */
  red: Plane;
  green: Plane;
  blue: Plane;
  /** The largest of the three bytes. */
  brightest: Uint8Array;
  /** 1 where the photo has a pixel. */
  inside: Mask;
}

export function newChartPlanes(workspace: Workspace, pixels: number): ChartPlanes {
  return {
    red: workspace.plane(pixels),
    green: workspace.plane(pixels),
    blue: workspace.plane(pixels),
    brightest: workspace.mask(pixels),
    inside: workspace.mask(pixels),
  };
}

/** The source of the chart's planes. */
export interface ChartSource {
  image: RgbImage;
  /** The part of the image that is sampled. The rest counts as outside. */
  box: Box;
  /** Maps chart pixels to image pixels. */
  toImage: Similarity;
  /** The change of a copy (test-time augmentation); undefined for the photo itself. */
  change: Retake | undefined;
}

/** Fills all planes, `width` pixels per row. */
export function sampleChart(
  workspace: Workspace,
  source: ChartSource,
  planes: ChartPlanes,
  width: number,
): void {
  const { image, box, toImage, change } = source;
  const pixels = planes.red.length;
  const height = pixels / width;
  // The planes are in `first`. `second` holds the two planes of bytes, and after them the image until it is
  // sampled.
  const floats = Math.max(3 * pixels, pixels / 2 + Math.ceil((box.width * box.height * 3) / 4));
  const memory = workspace.kernelPlanes(floats);
  const { kernels, first, second: inside, small, view } = memory;
  const brightest = inside + pixels;
  const photo = brightest + pixels;
  copyBox(image, box, bytesOf(memory, photo, box.width * box.height * 3));
  if (change) retake(image, box, change, memory, photo);
  const { a, b } = toImage;
  const [left, top] = [toImage.tx - box.left, toImage.ty - box.top];
  kernels.samplePlanes(
    photo,
    box.width,
    box.height,
    a,
    b,
    left,
    top,
    first,
    width,
    height,
    brightest,
    inside,
  );
  if (change?.isCompressed) compress(memory, { width, height }, photo);
  view(small, DENSITY_TABLE.length).set(DENSITY_TABLE);
  kernels.lookUp(first, pixels, inside, small, STEPS_PER_BYTE);
  [planes.red, planes.green, planes.blue].forEach((plane, i) =>
    plane.set(view(first + i * pixels * Float32Array.BYTES_PER_ELEMENT, pixels)),
  );
  planes.brightest.set(bytesOf(memory, brightest, pixels));
  planes.inside.set(bytesOf(memory, inside, pixels));
}

function copyBox({ width, data }: RgbImage, box: Box, to: Uint8Array): void {
  const row = 3 * box.width;
  for (let y = 0; y < box.height; y++) {
    const from = 3 * ((box.top + y) * width + box.left);
    to.set(data.subarray(from, from + row), y * row);
  }
}
