import { blur, blurInside } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import type { Mask } from '../image/mask.ts';
import { CHART_HEIGHT, CHART_PIXELS, CHART_WIDTH, HALF_WIDTH } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import type { RegionName } from '../regions/outlines.ts';
import { pixelsOf } from '../regions/skin.ts';
import type { Skin } from '../regions/skin.ts';
import { FILM_DIMS_LINES, LINE_FILM_SHARE } from '../thresholds/surface-film.ts';
import {
  LINE_BROAD,
  LINE_NOISE_LIMIT,
  LINE_NOISE_SHARE,
  LINE_THIN,
  LINES_FROM_WIDTH,
  LINES_SMALL_FACE_SPREAD,
  REGION_PIXELS,
  SMILE_SPREAD,
} from '../thresholds/measures.ts';
import { SMILE_MAKES_LINES } from '../thresholds/report.ts';
import { densityUnderFilm } from '../skin/surface-film.ts';
import { directionOf, lineResponses } from '../skin/line-response.ts';
import { traceLines } from '../skin/line-trace.ts';
import { meanOf } from '../skin/reading.ts';
import type { Reading } from '../skin/reading.ts';
import type { SignDefinition, SignInput } from './definition.ts';
import type { Workspace } from '../image/workspace.ts';

export const LINES: SignDefinition = {
  measure: measureLines,
  /** Line response per pixel of the zone. */
  anchors: [0.0003, 0.002, 0.006, 0.012, 0.02, 0.03],
  spread: 0.22,
  step: 0.56,
  leastScans: 3,
  onSmallFace: { from: LINES_FROM_WIDTH, spread: LINES_SMALL_FACE_SPREAD },
  confidence: 'medium',
  onSmile: { spread: SMILE_SPREAD },
  needs: ['detail'],
  isFoundOneByOne: true,
  mayLieUnder: 'glasses',
  isForAdults: true,
};

/** A region that is searched for lines, and their expected direction. */
interface Zone {
  region: RegionName;
  /** Radians from the rows; null means away from the corner of the eye. */
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

/** Share of the threshold that a pixel must reach in the expected direction before the others are tried. */
const PROMISING = 0.2;

/** Margin that `lineResponses` needs, chart pixels. */
const EDGE = 10;

/**
 * Blur that continues the skin beyond its edge, half-size pixels, and blur whose structures are too broad for
 * a line, chart pixels.
 */
const BEYOND_SKIN = 3;
const BROAD = 8;

/** Rows above and below the zones that the blurs reach. */
const BLUR_REACH = 40;

/**
 * Line strength per area of forehead, glabella (between the brows) and corners of the eyes. A smile makes
 * lines at the corners, which are then left out.
 */
function measureLines({ workspace, chart, skin, evidence, white }: SignInput): Reading {
  const strength = workspace.floats('measureLines.strength', CHART_PIXELS).fill(0);
  const found = workspace.bytes('measureLines.found', CHART_PIXELS).fill(0);
  const open = awayFromEdge(skin.inner);
  const isSmiling = evidence.smile > SMILE_MAKES_LINES;
  const zones = ZONES.map((zone, index) => ({
    ...zone,
    index,
    pixels: isSmiling && zone.corner ? new Int32Array(0) : pixelsOf(workspace, chart, zone.region, open),
  }));
  const band = bandOf(zones.map(({ pixels }) => pixels));
  const { plane, film } = flatWithoutFilm(workspace, skin, band, white);
  const expected = zones.map(({ pixels, angle, corner }) => ({
    pixels: pixels.map((pixel) => pixel - band[0]),
    directions:
      angle === null
        ? pixels.map((pixel) => directionOf(angleFrom(chart, corner ?? 0, pixel)))
        : new Int32Array(pixels.length).fill(directionOf(angle)),
  }));
  const floor = LINE_NOISE_SHARE * Math.min(LINE_NOISE_LIMIT, evidence.noise);
  for (const [sigma, threshold] of [
    [1.5, LINE_THIN + floor],
    [2.4, LINE_BROAD + floor],
  ] as const) {
    const searches = expected.map((search) => ({ ...search, promising: PROMISING * threshold }));
    const responses = lineResponses(workspace, plane, sigma, searches);
    for (const { pixels, index } of zones) {
      const response = responses[index]!;
      for (let k = 0; k < pixels.length; k++) {
        const i = pixels[k]!;
        if (response[k]! > strength[i]!) strength[i] = response[k]!;
        if (response[k]! > threshold + LINE_FILM_SHARE * film[i - band[0]]!) found[i] = index + 1;
      }
    }
  }
  const lines = traceLines(workspace, found, strength);
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

/**
 * The chart's rows that contain the pixels and the reach of the blurs: first pixel and the one after the
 * last. The bounds are whole rows at half size, too.
 */
function bandOf(pixels: readonly Int32Array[]): [from: number, to: number] {
  const rows = pixels.flatMap((list) => (list.length > 0 ? [list[0]!, list.at(-1)!] : [])).map(rowOf);
  if (rows.length === 0) return [0, 0];
  const top = Math.max(0, Math.min(...rows) - BLUR_REACH) >> 1;
  const bottom = Math.min(CHART_HEIGHT, Math.max(...rows) + BLUR_REACH) >> 1;
  return [2 * top * CHART_WIDTH, 2 * bottom * CHART_WIDTH];
}

function rowOf(pixel: number): number {
  return Math.floor(pixel / CHART_WIDTH);
}

/**
 * The darkness of these rows without its broad part and corrected for the skin's surface film: the film's
 * edge would be a line, and under the film a fold has less contrast. Also returns the density that the film
 * hides. The skin is continued beyond its edge, so that the edge is no line.
 */
function flatWithoutFilm(
  workspace: Workspace,
  skin: Skin,
  [from, to]: readonly [number, number],
  white: number,
): { plane: Plane; film: Plane } {
  const rows = [from / 4, to / 4] as const;
  const hidden = densityUnderFilm(workspace, skin, rows, white);
  const half = workspace.copyOf(skin.halfChromophores.darkness.subarray(...rows));
  for (let i = 0; i < half.length; i++) half[i]! += hidden[i]!;
  const plane = doubled(
    workspace,
    blurInside(workspace, half, skin.half.subarray(...rows), HALF_WIDTH, BEYOND_SKIN),
    HALF_WIDTH,
  );
  const film = doubled(workspace, hidden, HALF_WIDTH);
  for (let i = 0; i < plane.length; i++)
    if (skin.full[from + i]) plane[i] = skin.chromophores.darkness[from + i]! + film[i]!;
  const broad = blur(workspace, plane, CHART_WIDTH, BROAD);
  for (let i = 0; i < plane.length; i++)
    plane[i] = (plane[i]! - broad[i]!) * (1 + FILM_DIMS_LINES * film[i]!);
  return { plane, film };
}

/** Doubles width and height by repeating each pixel four times. */
function doubled(workspace: Workspace, plane: Plane, width: number): Plane {
  const out = workspace.plane(4 * plane.length);
  for (let from = 0, to = 0; from < plane.length; from += width, to += 4 * width) {
    for (let x = 0; x < 2 * width; x++) out[to + x] = plane[from + (x >> 1)]!;
    out.copyWithin(to + 2 * width, to, to + 2 * width);
  }
  return out;
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
