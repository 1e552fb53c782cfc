import { blur } from '../image/blur.ts';
import { CHART_HEIGHT, CHART_WIDTH } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import { EYE_CORNERS } from '../regions/outlines.ts';

/** Chart pixels around the corners of an eye that are looked at. */
const MARGIN_X = 8;
const MARGIN_Y = 22;

/** Contrast of the finest octave over the next at both eyes: lashes and iris are sharp structures on every face. */
export function sharpnessOf(chart: Chart): number {
  let fine = 0;
  let coarse = 0;
  for (const [outer, inner] of EYE_CORNERS) {
    const x0 = chart.landmarks[2 * outer]!;
    const x1 = chart.landmarks[2 * inner]!;
    const middle = (chart.landmarks[2 * outer + 1]! + chart.landmarks[2 * inner + 1]!) / 2;
    const left = Math.max(4, Math.floor(Math.min(x0, x1) - MARGIN_X));
    const right = Math.min(CHART_WIDTH - 5, Math.ceil(Math.max(x0, x1) + MARGIN_X));
    const top = Math.max(4, Math.floor(middle - MARGIN_Y));
    const bottom = Math.min(CHART_HEIGHT - 5, Math.ceil(middle + MARGIN_Y));
    const width = right - left;
    const height = bottom - top;
    if (width < 8 || height < 8) continue;
    const patch = new Float32Array(width * height);
    for (let y = 0, i = 0; y < height; y++) {
      // Light again from density: the ratio was measured on bytes, where noise in the shadows counts less.
      for (let x = 0; x < width; x++, i++)
        patch[i] = Math.exp(-chart.green[(y + top) * CHART_WIDTH + x + left]! / 2.2);
    }
    const finest = blur(patch, width, 0.6);
    const middleScale = blur(patch, width, 1.2);
    const broad = blur(patch, width, 2.4);
    for (let i = 0; i < patch.length; i++) {
      fine += (finest[i]! - middleScale[i]!) ** 2;
      coarse += (middleScale[i]! - broad[i]!) ** 2;
    }
  }
  return coarse > 0 ? Math.sqrt(fine / coarse) : 0;
}
