import { byteOf, linearLight } from '../../../packages/vision/src/colour/optical-density.ts';
import { LANDMARKS } from '../../../packages/vision/src/face/mesh.ts';
import type { Landmarks } from '../../../packages/vision/src/face/mesh.ts';
import type { RgbImage } from '../../../packages/vision/src/index.ts';

/** Another light, or another curve of the camera, for the same photograph. */
export interface Light {
  name: string;
  /** Factors on the linear light of the channels; default 1. Beyond white it is clipped, as in cameras. */
  gains?: readonly [red: number, green: number, blue: number];
  /** Share of the light that a lamp on the right of the picture gives, 0 to 1; default 0. */
  fromSide?: number;
  /** Share that a lamp above the face gives; default 0. */
  fromAbove?: number;
  /** Exponent on the saved values, 0 to 1, as the curve of another camera; default 1. */
  gamma?: number;
}

/**
 * Lights of a home that the gate lets through, and exposures. Colours keep the brightness of grey, as the
 * exposure of a camera does. The cheeks differ by about 15 and 30 % to either side of their mean under the
 * lamps from the side.
 */
export const LIGHTS: readonly Light[] = [
  { name: 'bulb', gains: coloured(1.35, 1, 0.55) },
  { name: 'shade outside', gains: coloured(0.85, 1, 1.2) },
  { name: 'greenish tube', gains: coloured(0.9, 1.08, 0.85) },
  { name: 'half the light', gains: [0.5, 0.5, 0.5] },
  { name: 'twice the light', gains: [2, 2, 2] },
  { name: 'from the side', fromSide: 0.17 },
  { name: 'strongly from the side', fromSide: 0.35 },
  { name: 'from above', fromAbove: 0.35 },
  { name: 'flatter curve', gamma: 0.87 },
  { name: 'steeper curve', gamma: 1.15 },
];

/** The lamp's tangent: it is 60 degrees beside or above the camera. */
const TANGENT = Math.tan(Math.PI / 3);

/** Pixels between the places for which the surface is computed. */
const STEP = 16;

/** Reach of the landmarks that decide the slope of a place, as a share of the face's width. */
const REACH = 0.06;

/** Tables, because a photograph has millions of values. */
const STEPS = 65_535;
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linearLight(byte));
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => byteOf(step / STEPS));

/** The photograph in another light. `mesh` is the face's own. */
export function relit(image: RgbImage, mesh: Landmarks, light: Light): RgbImage {
  const { gains = [1, 1, 1], fromSide = 0, fromAbove = 0, gamma = 1 } = light;
  const { width, height } = image;
  const data = new Uint8Array(image.data.length);
  const columns = Math.ceil(width / STEP) + 1;
  const factors = factorsOf(mesh, [columns, Math.ceil(height / STEP) + 1], [fromSide, fromAbove]);
  const bytes = BYTES.map((byte) => Math.round(255 * (byte / 255) ** gamma));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = Math.floor(y / STEP) * columns + Math.floor(x / STEP);
      const [u, v] = [(x % STEP) / STEP, (y % STEP) / STEP];
      const above = factors[at]! * (1 - u) + factors[at + 1]! * u;
      const below = factors[at + columns]! * (1 - u) + factors[at + columns + 1]! * u;
      const factor = above * (1 - v) + below * v;
      for (let k = 0; k < 3; k++) {
        const i = 3 * (y * width + x) + k;
        data[i] = bytes[Math.min(STEPS, Math.round(STEPS * LINEAR[image.data[i]!]! * gains[k]! * factor))]!;
      }
    }
  }
  return { width, height, data };
}

/** Factors of coloured light that leave grey as bright as it was. */
function coloured(red: number, green: number, blue: number): [number, number, number] {
  const brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [red / brightness, green / brightness, blue / brightness];
}

/**
 * The light at each place as a factor: an ambient part, and a lamp by Lambert's law on the surface of the
 * mesh. A place that faces the camera keeps its light. One factor for every `STEP` pixels, in rows.
 */
function factorsOf(
  mesh: Landmarks,
  [columns, rows]: readonly [columns: number, rows: number],
  [fromSide, fromAbove]: readonly [fromSide: number, fromAbove: number],
): Float32Array {
  const factors = new Float32Array(columns * rows).fill(1);
  const share = Math.hypot(fromSide, fromAbove);
  if (share === 0) return factors;
  const xs = Array.from({ length: LANDMARKS }, (_, i) => mesh[3 * i]!);
  const reach = REACH * (Math.max(...xs) - Math.min(...xs));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [across, down] = slopeAt(mesh, column * STEP, row * STEP, reach);
      const facing =
        (1 + (TANGENT * (fromSide * across - fromAbove * down)) / share) / Math.hypot(across, down, 1);
      factors[row * columns + column] = 1 + share * (Math.max(0, facing) - 1);
    }
  }
  return factors;
}

/** How fast the surface recedes at a place: the plane through the landmarks near it, by least squares. */
function slopeAt(mesh: Landmarks, x: number, y: number, reach: number): [across: number, down: number] {
  let [n, sx, sy, sz, xx, xy, yy, xz, yz] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 3 * LANDMARKS; i += 3) {
    const [dx, dy, z] = [mesh[i]! - x, mesh[i + 1]! - y, mesh[i + 2]!];
    const weight = 1 / (1 + (dx * dx + dy * dy) / reach ** 2) ** 3;
    n += weight;
    sx += weight * dx;
    sy += weight * dy;
    sz += weight * z;
    xx += weight * dx * dx;
    xy += weight * dx * dy;
    yy += weight * dy * dy;
    xz += weight * dx * z;
    yz += weight * dy * z;
  }
  const [a, b, c] = [xx - (sx * sx) / n, xy - (sx * sy) / n, yy - (sy * sy) / n];
  const [p, q] = [xz - (sx * sz) / n, yz - (sy * sz) / n];
  const determinant = a * c - b * b;
  return [(p * c - q * b) / determinant, (q * a - p * b) / determinant];
}
