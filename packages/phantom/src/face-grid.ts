/** The grid over a face for everything that changes slowly. Its nodes are 3 face units apart. */
export const STEP = 3;
export const LEFT = -270;
export const TOP = -300;
export const COLUMNS = 181;
export const ROWS = 201;
export const NODES = COLUMNS * ROWS;

/** The channels of a node, in this order. First the height of the relief. */
export const HEIGHT = 0;
/** Incident light, about 0 to 1. */
export const LIT = 1;
/** Broad specular reflection of the lamp towards the camera, 0 to 1. */
export const SHEEN = 2;
/** Optical density of pigment, of blood and of shade, which is equal in all channels. */
export const PIGMENT = 3;
export const BLOOD = 4;
export const SHADE = 5;
/** Specular reflection of planted shine or make-up. */
export const SPECULAR = 6;
/** 1 on the outline of the face. */
export const EDGE = 7;
const CHANNELS = 8;

/** The channels of all nodes, node by node. */
export interface FaceGrid {
  values: Float32Array;
}

export function createGrid(): FaceGrid {
  return { values: new Float32Array(NODES * CHANNELS) };
}

export function indexOf(node: number, channel: number): number {
  return node * CHANNELS + channel;
}

/** Writes all channels but the height at (u, v), interpolated, into `out`. */
export function sampleGrid({ values }: FaceGrid, u: number, v: number, out: Float64Array): void {
  const x = Math.max(0, Math.min(COLUMNS - 1.001, (u - LEFT) / STEP));
  const y = Math.max(0, Math.min(ROWS - 1.001, (v - TOP) / STEP));
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const upperLeft = (1 - fx) * (1 - fy);
  const upperRight = fx * (1 - fy);
  const lowerLeft = (1 - fx) * fy;
  const lowerRight = fx * fy;
  const i = (row * COLUMNS + column) * CHANNELS;
  const below = i + COLUMNS * CHANNELS;
  for (let k = LIT; k < CHANNELS; k++) {
    out[k] =
      values[i + k]! * upperLeft +
      values[i + CHANNELS + k]! * upperRight +
      values[below + k]! * lowerLeft +
      values[below + CHANNELS + k]! * lowerRight;
  }
}

/** Mean over a square of `2 * reach + 1` nodes. Nodes beyond the edge repeat the edge. */
export function blurNodes(plane: Float32Array, reach: number): Float32Array {
  const across = new Float32Array(plane.length);
  const out = new Float32Array(plane.length);
  slide(plane, across, reach, COLUMNS, ROWS, 1, COLUMNS);
  slide(across, out, reach, ROWS, COLUMNS, COLUMNS, 1);
  return out;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  reach: number,
  length: number,
  lines: number,
  step: number,
  line: number,
): void {
  for (let j = 0; j < lines; j++) {
    const start = j * line;
    const at = (i: number): number => from[start + Math.max(0, Math.min(length - 1, i)) * step]!;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum / (2 * reach + 1);
      sum += at(i + reach + 1) - at(i - reach);
    }
  }
}
