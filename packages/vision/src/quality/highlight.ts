import { fillPolygon } from '../image/mask.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import { CHART_PIXELS, CHART_WIDTH, outlinePoints } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import { EYES } from '../regions/outlines.ts';

/** The byte that the light parts of the picture reach: 99th percentile of the whole or 90th of the eyes, whichever is more. */
export function highlightOf(image: RgbImage, chart: Chart): number {
  const everywhere = new Int32Array(256);
  // Every fifth pixel is plenty for a percentile.
  for (let i = 0; i + 2 < image.data.length; i += 15) {
    everywhere[Math.max(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!)]!++;
  }
  const eyes = new Uint8Array(CHART_PIXELS);
  for (const outline of EYES) fillPolygon(eyes, CHART_WIDTH, outlinePoints(chart, outline));
  const inEyes = new Int32Array(256);
  for (let i = 0; i < CHART_PIXELS; i++) if (eyes[i]) inEyes[chart.brightest[i]!]!++;
  return Math.max(percentile(everywhere, 0.99), percentile(inEyes, 0.9));
}

/** Shares of all pixels that are nearly black and nearly white, to say why no face could be found. */
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
