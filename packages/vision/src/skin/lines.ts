import { blur, blurInside } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import { createScratch } from '../image/scratch.ts';
import { CHART_HEIGHT, CHART_PIXELS, CHART_WIDTH } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import type { RegionName } from '../regions/outlines.ts';
import { pixelsOf } from '../regions/skin.ts';
import type { Skin } from '../regions/skin.ts';
import { LINE_BROAD, LINE_NOISE_LIMIT, LINE_NOISE_SHARE, LINE_THIN, REGION_PIXELS } from '../thresholds.ts';
import { directionOf, lineResponses } from './line-response.ts';
import { traceLines } from './line-trace.ts';
import { meanOf } from './reading.ts';
import type { Reading } from './reading.ts';

/** Where lines are looked for and how they run there. */
interface Zone {
  region: RegionName;
  /** Radians from the rows; null: away from the corner of the eye. */
  angle: number | null;
  /** Landmark of that corner. */
  corner?: number;
}

const ZONES: Zone[] = [
  { region: 'forehead', angle: 0 },
  { region: 'glabella', angle: Math.PI / 2 },
  { region: 'right_eye_corner', angle: null, corner: 33 },
  { region: 'left_eye_corner', angle: null, corner: 263 },
];

/** Share of the threshold that a pixel must show in the expected direction to be looked at in the others. */
const PROMISING = 0.2;

/** Margin that `lineResponses` needs, chart pixels. */
const EDGE = 10;

/** Rows above and below the zones that their blurs reach. */
const BLUR_REACH = 40;

const strengthScratch = createScratch((length) => new Float32Array(length));
const foundScratch = createScratch((length) => new Uint8Array(length));

/** Line strength over the area of forehead, the place between the brows, and the corners of the eyes. */
export function measureLines(chart: Chart, skin: Skin, noise: number): Reading {
  const strength = strengthScratch(CHART_PIXELS).fill(0);
  const found = foundScratch(CHART_PIXELS).fill(0);
  const open = awayFromEdge(skin.inner);
  const zones = ZONES.map((zone, index) => ({
    ...zone,
    index,
    pixels: pixelsOf(chart, zone.region, open),
  }));
  const band = bandOf(zones.map(({ pixels }) => pixels));
  const plane = flatten(skin.dyes.darkness.subarray(...band), skin.full.subarray(...band));
  const expected = zones.map(({ pixels, angle, corner }) => ({
    pixels: pixels.map((pixel) => pixel - band[0]),
    directions:
      angle === null
        ? pixels.map((pixel) => directionOf(angleFrom(chart, corner ?? 0, pixel)))
        : new Int32Array(pixels.length).fill(directionOf(angle)),
  }));
  const floor = LINE_NOISE_SHARE * Math.min(LINE_NOISE_LIMIT, noise);
  for (const [sigma, threshold] of [
    [1.5, LINE_THIN + floor],
    [2.4, LINE_BROAD + floor],
  ] as const) {
    const searches = expected.map((search) => ({ ...search, promising: PROMISING * threshold }));
    const responses = lineResponses(plane, sigma, searches);
    for (const { pixels, index } of zones) {
      const response = responses[index]!;
      for (let k = 0; k < pixels.length; k++) {
        const i = pixels[k]!;
        if (response[k]! > strength[i]!) strength[i] = response[k]!;
        if (response[k]! > threshold) found[i] = index + 1;
      }
    }
  }
  const lines = traceLines(found, strength);
  const places = zones.map(({ region, pixels, index }) => {
    const total = lines.reduce((sum, line) => (line.zone === index + 1 ? sum + line.strength : sum), 0);
    return { region, value: pixels.length < REGION_PIXELS ? Number.NaN : total / pixels.length };
  });
  const eyes = meanOf([places[2]!.value, places[3]!.value]);
  const shapes = lines.map(({ points, strength: weight }) => ({ type: 'line' as const, points, weight }));
  return { value: meanOf([places[0]!.value, places[1]!.value, eyes]), places, shapes };
}

function angleFrom(chart: Chart, corner: number, pixel: number): number {
  const x = pixel % CHART_WIDTH;
  const y = (pixel - x) / CHART_WIDTH;
  return Math.atan2(y - chart.landmarks[2 * corner + 1]!, x - chart.landmarks[2 * corner]!);
}

/** The rows of the chart that hold the pixels and what their blurs reach: first pixel and the one after the last. */
function bandOf(pixels: readonly Int32Array[]): [from: number, to: number] {
  const rows = pixels.flatMap((list) => (list.length > 0 ? [list[0]!, list.at(-1)!] : [])).map(rowOf);
  if (rows.length === 0) return [0, 0];
  const top = Math.max(0, Math.min(...rows) - BLUR_REACH);
  const bottom = Math.min(CHART_HEIGHT, Math.max(...rows) + BLUR_REACH);
  return [top * CHART_WIDTH, bottom * CHART_WIDTH];
}

function rowOf(pixel: number): number {
  return Math.floor(pixel / CHART_WIDTH);
}

/** Darkness without its broad part; beyond the skin the skin goes on, so that its edge is no line. */
function flatten(darkness: Plane, skin: Mask): Plane {
  const around = blurInside(darkness, skin, CHART_WIDTH, 6);
  const filled = around;
  for (let i = 0; i < filled.length; i++) if (skin[i]) filled[i] = darkness[i]!;
  const broad = blur(filled, CHART_WIDTH, 8);
  for (let i = 0; i < filled.length; i++) filled[i]! -= broad[i]!;
  return filled;
}

/** The mask without a margin at the chart's edge, for `lineResponses`. */
function awayFromEdge(mask: Mask): Mask {
  const out = mask.slice();
  out.fill(0, 0, EDGE * CHART_WIDTH);
  out.fill(0, CHART_PIXELS - EDGE * CHART_WIDTH);
  for (let row = 0; row < CHART_PIXELS; row += CHART_WIDTH) {
    out.fill(0, row, row + EDGE);
    out.fill(0, row + CHART_WIDTH - EDGE, row + CHART_WIDTH);
  }
  return out;
}
