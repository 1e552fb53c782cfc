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

/** Landmarks at the ends of the brows and around the mouth, and the reach above the ends, chart pixels. */
const BROW_ENDS = [
  [70, 107],
  [300, 336],
] as const;
const BROW_REACH = 16;
const MOUTH = [61, 291, 0, 17] as const;

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
 * the blur. Reflections on glasses hide the fine structure of the eyes, so behind them the sharpest of eyes,
 * brows and mouth counts: blur spares none of these.
 */
export function sharpnessOf(workspace: Workspace, chart: Chart, hasGlasses = false): number {
  const grain = grainOf(
    workspace,
    eyesOf(chart, DOWN_TO_CHEEK).map((patch) => octavesOf(workspace, patch)),
  );
  const places = hasGlasses ? [eyesOf(chart, 0), browsOf(chart), mouthOf(chart)] : [eyesOf(chart, 0)];
  return Math.max(...places.map((patches) => ratioAt(workspace, patches, grain)));
}

function ratioAt(workspace: Workspace, patches: readonly Patch[], grain: readonly number[]): number {
  const places = patches.map((patch) => octavesOf(workspace, patch));
  const energy = OCTAVES.map((octave) =>
    places.reduce(
      (sum, place) => sum + place[octave]!.reduce((total, square) => total + square - grain[octave]!, 0),
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

/** Patches of light around both eyes, or `below` pixels under them. */
function eyesOf(chart: Chart, below: number): Patch[] {
  return EYE_CORNERS.flatMap(([outer, inner]) => {
    const [right, left] = [pointOf(chart, outer), pointOf(chart, inner)];
    const middle = (right[1] + left[1]) / 2 + below;
    return patchIn(chart, [right[0], left[0]], [middle - REACH, middle + REACH], MARGIN);
  });
}

function browsOf(chart: Chart): Patch[] {
  return BROW_ENDS.flatMap(([outer, inner]) => {
    const [right, left] = [pointOf(chart, outer), pointOf(chart, inner)];
    return patchIn(
      chart,
      [right[0], left[0]],
      [right[1] - BROW_REACH, left[1] - BROW_REACH, right[1], left[1]],
    );
  });
}

function mouthOf(chart: Chart): Patch[] {
  const [right, left, top, bottom] = MOUTH.map((landmark) => pointOf(chart, landmark));
  return patchIn(chart, [right![0], left![0]], [top![1] - MARGIN, bottom![1] + MARGIN], MARGIN);
}

function pointOf({ landmarks }: Chart, landmark: number): [x: number, y: number] {
  return [landmarks[2 * landmark]!, landmarks[2 * landmark + 1]!];
}

/** The patch that holds these columns and rows. None where it is too small or outside the chart. */
function patchIn({ green }: Chart, columns: readonly number[], rows: readonly number[], margin = 0): Patch[] {
  const left = Math.max(4, Math.floor(Math.min(...columns) - margin));
  const right = Math.min(CHART_WIDTH - 5, Math.ceil(Math.max(...columns) + margin));
  const top = Math.max(4, Math.floor(Math.min(...rows)));
  const bottom = Math.min(CHART_HEIGHT - 5, Math.ceil(Math.max(...rows)));
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
