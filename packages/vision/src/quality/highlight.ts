import { linearLight } from '../colour/optical-density.ts';
import { fillPolygon } from '../image/mask.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import { quantiles } from '../image/statistics.ts';
import { applyTo, invert } from '../image/similarity.ts';
import { CHART_PIXELS, CHART_WIDTH, outlinePoints } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import { EYEBALLS } from '../regions/outlines.ts';
import type { Workspace } from '../image/workspace.ts';

/**
 * The linear light, 0 to 1, of the light parts of the picture: the 99th percentile beside the face or the
 * 90th of the eyeballs, whichever is more. Measured in green, where skin of any tone is darker than white, so
 * that neck or lids cannot make a photo count as light.
 */
export function highlightOf(workspace: Workspace, image: RgbImage, chart: Chart): number {
  const beside = new Int32Array(256);
  const [left, top, right, bottom] = faceBox(chart);
  const { width, height, data } = image;
  // Every third pixel of every second row is enough for a percentile.
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 3) {
      if (y > top && y < bottom && x > left && x < right) continue;
      beside[data[(y * width + x) * 3 + 1]!]!++;
    }
  }
  const eyes = new Uint8Array(CHART_PIXELS);
  for (const outline of EYEBALLS) fillPolygon(eyes, CHART_WIDTH, outlinePoints(chart, outline));
  const [whites = Number.NaN] = quantiles(workspace, chart.green, eyes, [0.1]);
  const light = linearLight(percentile(beside, 0.99));
  return Number.isNaN(whites) ? light : Math.max(light, Math.exp(-whites));
}

/** Bounding box of the landmarks in image pixels: left, top, right, bottom. */
function faceBox({ landmarks, toChart }: Chart): [number, number, number, number] {
  const toImage = invert(toChart);
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < landmarks.length; i += 2) {
    const [x, y] = applyTo(toImage, landmarks[i]!, landmarks[i + 1]!);
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Shares of nearly black and nearly white pixels, which explain why no face was found. */
export function extremesOf({ data }: RgbImage): { dark: number; bright: number } {
  let dark = 0;
  let bright = 0;
  let count = 0;
  for (let i = 0; i + 2 < data.length; i += 15) {
    const most = Math.max(data[i]!, data[i + 1]!, data[i + 2]!);
    const least = Math.min(data[i]!, data[i + 1]!, data[i + 2]!);
    if (most <= 40) dark++;
    if (least >= 245) bright++;
    count++;
  }
  return { dark: dark / Math.max(1, count), bright: bright / Math.max(1, count) };
}

function percentile(histogram: Int32Array, share: number): number {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let byte = 0; byte < 256; byte++) {
    seen += histogram[byte]!;
    if (seen > share * total) return byte;
  }
  return 0;
}
