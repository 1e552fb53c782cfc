import type { Identity } from './identity.ts';
import { lengthOf, smoothStep } from './random.ts';

/** Grid step of the relief, face units. */
const STEP = 3;
const LEFT = -270;
const TOP = -300;
const COLUMNS = 181;
const ROWS = 221;

/** Height and slopes of a face, readable anywhere by interpolation. */
export interface Relief {
  /** Face units towards the camera. */
  height(u: number, v: number): number;
  /** Change of height per unit to the right. */
  slopeU(u: number, v: number): number;
  /** Change of height per unit downwards. */
  slopeV(u: number, v: number): number;
}

/** Below 1 inside the outline of the face; 1 on it. */
export function outline(identity: Identity, u: number, v: number): number {
  const narrowing = v > 40 ? 1 - ((v - 40) / 300) ** 2 * identity.jaw : 1;
  return lengthOf(u / (222 * narrowing), v / 268);
}

export function createRelief(identity: Identity): Relief {
  const heights = new Float32Array(COLUMNS * ROWS);
  for (let row = 0, i = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++, i++) {
      heights[i] = heightAt(identity, LEFT + column * STEP, TOP + row * STEP);
    }
  }
  const slopesU = new Float32Array(heights.length);
  const slopesV = new Float32Array(heights.length);
  for (let row = 1; row < ROWS - 1; row++) {
    for (let column = 1; column < COLUMNS - 1; column++) {
      const i = row * COLUMNS + column;
      slopesU[i] = (heights[i + 1]! - heights[i - 1]!) / (2 * STEP);
      slopesV[i] = (heights[i + COLUMNS]! - heights[i - COLUMNS]!) / (2 * STEP);
    }
  }
  return {
    height: (u, v) => interpolate(heights, u, v),
    slopeU: (u, v) => interpolate(slopesU, u, v),
    slopeV: (u, v) => interpolate(slopesV, u, v),
  };
}

function interpolate(grid: Float32Array, u: number, v: number): number {
  const x = Math.max(0, Math.min(COLUMNS - 1.001, (u - LEFT) / STEP));
  const y = Math.max(0, Math.min(ROWS - 1.001, (v - TOP) / STEP));
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const i = row * COLUMNS + column;
  const upper = grid[i]! + (grid[i + 1]! - grid[i]!) * fx;
  const lower = grid[i + COLUMNS]! + (grid[i + COLUMNS + 1]! - grid[i + COLUMNS]!) * fx;
  return upper + (lower - upper) * fy;
}

function heightAt(
  { eyeX, eyeY, browY, noseY, noseHalfWidth, mouthY }: Identity,
  u: number,
  v: number,
): number {
  const hill = (cu: number, cv: number, su: number, sv: number): number =>
    Math.exp(-(((u - cu) / su) ** 2) - ((v - cv) / sv) ** 2);
  const dome = 1 - (u / 238) ** 2 - (v / 305) ** 2;
  let z = dome > 0 ? 150 * Math.sqrt(dome) : 0;
  const bridge = smoothStep(-75, noseY, v) * (1 - smoothStep(noseY - 14, noseY + 20, v));
  z += 50 * Math.exp(-((u / (noseHalfWidth - 2 + 5 * bridge)) ** 2)) * bridge;
  z += 24 * hill(0, noseY - 8, 27, 22) + 8 * hill(0, browY + 6, 110, 18);
  z += 7 * hill(0, mouthY, 62, 22) - 6 * hill(0, mouthY + 36, 42, 11) + 12 * hill(0, 205, 46, 32);
  for (const side of [-1, 1]) {
    z += 9 * hill(side * noseHalfWidth, noseY, 14, 13);
    z -= 18 * hill(side * eyeX, eyeY, 52, 26);
    z += 7 * hill(side * eyeX, eyeY, 27, 12);
    z += 13 * hill(side * 105, 35, 62, 52);
  }
  return z;
}
