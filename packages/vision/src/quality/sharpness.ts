import { blur } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { medianOf } from '../image/statistics.ts';
import { CHART_HEIGHT, CHART_WIDTH } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import { EYE_CORNERS } from '../regions/outlines.ts';
import type { Workspace } from '../image/workspace.ts';

/** Standard deviations of the blurs whose differences are the octaves, finest first, chart pixels. */
const SCALES = [0.6, 1.2, 2.4, 4.8, 9.6];
const OCTAVES = [0, 1, 2, 3];

/**
 * Factors that bring the ratio of each octave to the next to the scale of the finest one. In sharp photos the
 * broader ratios are at least 0.74 and 0.71; strong blur, even with the blocks of a poor JPEG, brings them
 * under 0.5.
 */
const TO_FINEST = [1, 0.8, 0.7];

/** Half the height of the patch around an eye, and its margin beyond the corners, chart pixels. */
const REACH = 22;
const MARGIN = 8;

/** Distance from the eye down to the cheek, chart pixels. */
const DOWN_TO_CHEEK = 75;

/** Ratio of the median to the mean of squared normally distributed numbers. */
const MEDIAN_OF_SQUARES = 0.455;

/**
 * Largest ratio of the grain in the second octave to that in the first. A small face is enlarged together
 * with its grain.
 */
const MOST_GROWTH = 2;

/**
 * Ratio of an octave's contrast to that of the next broader one at both eyes, the least of three: lashes and
 * iris are sharp structures on every face. In a photo with little blur the finest octave decides; the broader
 * ones reveal strong blur. The grain of bare skin in the same octave is subtracted, because it is added after
 * the blur.
 */
export function sharpnessOf(workspace: Workspace, chart: Chart): number {
  const eyes = patchesAt(chart, 0).map((patch) => octavesOf(workspace, patch));
  const cheeks = patchesAt(chart, DOWN_TO_CHEEK).map((patch) => octavesOf(workspace, patch));
  const grain = grainOf(workspace, cheeks);
  const energy = OCTAVES.map((octave) =>
    eyes.reduce(
      (sum, eye) => sum + eye[octave]!.reduce((total, square) => total + square - grain[octave]!, 0),
      0,
    ),
  );
  const ratios = TO_FINEST.map((factor, octave) => {
    const ratio = energy[octave]! / energy[octave + 1]!;
    return ratio > 0 ? factor * Math.sqrt(ratio) : 0;
  });
  return Math.min(...ratios);
}

/**
 * Mean square of the grain in each octave. The broad octaves hold no grain, but rims of glasses and shading.
 */
function grainOf(workspace: Workspace, cheeks: Plane[][]): number[] {
  // The minimum of both cheeks, because hair, which is no grain, may cover one.
  const [finest = 0, finer = 0] = [0, 1].map((octave) =>
    Math.min(...cheeks.map((cheek) => medianOf(workspace, cheek[octave]!) / MEDIAN_OF_SQUARES)),
  );
  return [finest, Math.min(MOST_GROWTH * finest, finer), 0, 0];
}

interface Patch {
  light: Plane;
  width: number;
}

/**
 * Patches of light around both eyes, or `below` pixels under them. Patches that are too small or outside
 * the chart are left out.
 */
function patchesAt(chart: Chart, below: number): Patch[] {
  return EYE_CORNERS.flatMap(([outer, inner]) => patchAt(chart, outer, inner, below));
}

function patchAt({ landmarks, green }: Chart, outer: number, inner: number, below: number): Patch[] {
  const x0 = landmarks[2 * outer]!;
  const x1 = landmarks[2 * inner]!;
  const middle = (landmarks[2 * outer + 1]! + landmarks[2 * inner + 1]!) / 2 + below;
  const left = Math.max(4, Math.floor(Math.min(x0, x1) - MARGIN));
  const right = Math.min(CHART_WIDTH - 5, Math.ceil(Math.max(x0, x1) + MARGIN));
  const top = Math.max(4, Math.floor(middle - REACH));
  const bottom = Math.min(CHART_HEIGHT - 5, Math.ceil(middle + REACH));
  const width = right - left;
  const height = bottom - top;
  if (width < 8 || height < 8) return [];
  const light = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    // Light from density: the ratio was calibrated on bytes, where noise in the shadows counts less.
    for (let x = 0; x < width; x++, i++)
      light[i] = Math.exp(-green[(y + top) * CHART_WIDTH + x + left]! / 2.2);
  }
  return [{ light, width }];
}

/** The squared contrast of each pixel, for each octave. */
function octavesOf(workspace: Workspace, { light, width }: Patch): Plane[] {
  const blurred = SCALES.map((sigma) => blur(workspace, light, width, sigma));
  return OCTAVES.map((octave) => {
    const fine = blurred[octave]!;
    const broad = blurred[octave + 1]!;
    return fine.map((value, i) => (value - broad[i]!) ** 2);
  });
}
