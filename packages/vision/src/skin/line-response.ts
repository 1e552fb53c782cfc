import { blur } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { CHART_WIDTH } from '../regions/chart.ts';
import type { Workspace } from '../image/workspace.ts';

/**
 * Half the length over which a line must continue, the step along it, chart pixels, and the number of
 * samples.
 */
const REACH = 9;
const STEP = 1.5;
const SAMPLES = 13;

/**
 * Number of directions in the half circle, and how many steps to either side of the expected one are tried.
 */
const DIRECTIONS = 32;
const TOLERANCE = 4;

/**
 * Layout of a direction in the kernel's table, in floats: 13 offsets, three unused, and the weights of a
 * pixel's four numbers.
 */
const ENTRY = 20;
const WEIGHTS = 16;

const TABLE = new Float32Array(DIRECTIONS * ENTRY);
const OFFSETS = new Int32Array(TABLE.buffer);
for (let index = 0; index < DIRECTIONS; index++) {
  const cosine = Math.cos((index * Math.PI) / DIRECTIONS);
  const sine = Math.sin((index * Math.PI) / DIRECTIONS);
  for (let k = 0; k < SAMPLES; k++) {
    const along = k * STEP - REACH;
    const pixels = Math.round(along * sine) * CHART_WIDTH + Math.round(along * cosine);
    OFFSETS[index * ENTRY + k] = pixels * 4 * Float32Array.BYTES_PER_ELEMENT;
  }
  const across = [sine * sine, cosine * cosine, -2 * sine * cosine, 0].map((weight) => weight / SAMPLES);
  TABLE.set(across, index * ENTRY + WEIGHTS);
}

/** Index of the direction closest to an angle in radians; 0 is along the rows. */
export function directionOf(angle: number): number {
  const index = Math.round((angle / Math.PI) * DIRECTIONS);
  return ((index % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
}

/** Pixels of a plane, and the expected direction of a line through each. */
export interface LineSearch {
  /** At least 10 pixels away from the plane's edge. */
  pixels: Int32Array;
  directions: Int32Array;
  /** Response in the expected direction from which the other directions are tried; below it there is none. */
  promising: number;
}

/**
 * Response of dark lines of width `sigma` through the pixels, one plane per search: the second derivative
 * across the line, averaged along it, scaled so that lines of all widths respond equally. The result is new
 * memory.
 */
export function lineResponses(
  workspace: Workspace,
  plane: Plane,
  sigma: number,
  searches: readonly LineSearch[],
): Float32Array[] {
  const smooth = blur(workspace, plane, CHART_WIDTH, sigma);
  const { kernels, first, second, small, view } = workspace.kernelPlanes(4 * plane.length);
  const bytes = plane.length * Float32Array.BYTES_PER_ELEMENT;
  view(second, plane.length).set(smooth);
  view(small, TABLE.length).set(TABLE);
  kernels.curvature(second, first, CHART_WIDTH, plane.length / CHART_WIDTH, sigma * sigma);
  return searches.map(({ pixels, directions, promising }) => {
    const count = pixels.length;
    const output = second + 2 * bytes;
    const lists = view(second, 2 * plane.length);
    const whole = new Int32Array(lists.buffer, lists.byteOffset, lists.length);
    whole.set(pixels);
    whole.set(directions, plane.length);
    kernels.lineResponses(
      first,
      second,
      second + bytes,
      count,
      small,
      DIRECTIONS,
      TOLERANCE,
      promising,
      output,
    );
    return view(output, count).slice();
  });
}
