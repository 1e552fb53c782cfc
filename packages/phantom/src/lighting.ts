import {
  blurNodes,
  COLUMNS,
  EDGE,
  HEIGHT,
  indexOf,
  LEFT,
  LIT,
  NODES,
  ROWS,
  SHEEN,
  STEP,
  TOP,
} from './face-grid.ts';
import type { FaceGrid } from './face-grid.ts';
import { heightAt, outline } from './head-shape.ts';
import type { Identity } from './identity.ts';
import type { Vector } from './pose.ts';
import { smoothStep } from './random.ts';

/** Share of ambient light when the light comes from the front. */
const AMBIENT = 0.42;

/** Step in nodes, and number of steps towards the light, when casting shadows. */
const SHADOW_STRIDE = 2;
const SHADOW_LOOKS = 11;

/**
 * Writes relief, outline, light and sheen of a face into the grid. `light` and `camera` are relative to the
 * head and have length 1.
 */
export function lightFace(grid: FaceGrid, identity: Identity, light: Vector, camera: Vector): void {
  const heights = new Float32Array(NODES);
  for (let row = 0; row < ROWS; row++) raiseRow(grid, identity, heights, row);
  const relief = {
    heights,
    near: blurNodes(heights, 3),
    far: blurNodes(blurNodes(heights, 7), 7),
    shadows: blurNodes(castShadows(heights, light), 1),
  };
  const half = unit([light[0] + camera[0], light[1] + camera[1], light[2] + camera[2]]);
  for (let row = 1; row < ROWS - 1; row++) lightRow(grid, relief, light, half, row);
}

/** Relief and outline of one row. The two sides of a face are alike. */
function raiseRow({ values }: FaceGrid, identity: Identity, heights: Float32Array, row: number): void {
  const v = TOP + row * STEP;
  for (let column = 0; column <= COLUMNS >> 1; column++) {
    const u = LEFT + column * STEP;
    const edge = outline(identity, u, v);
    const height = edge < 1.25 ? heightAt(identity, u, v) : 0;
    const left = row * COLUMNS + column;
    const right = left + COLUMNS - 1 - 2 * column;
    heights[left] = heights[right] = height;
    values[indexOf(left, EDGE)] = values[indexOf(right, EDGE)] = edge;
    values[indexOf(left, HEIGHT)] = values[indexOf(right, HEIGHT)] = height;
  }
}

/** What the light of a face depends on, by node. */
interface Relief {
  heights: Float32Array;
  /** Mean height of the surroundings, small and large. */
  near: Float32Array;
  far: Float32Array;
  /** 0 to 1. */
  shadows: Float32Array;
}

/** Light and sheen of one row. `half` is the direction between lamp and camera. */
function lightRow(
  { values }: FaceGrid,
  { heights, near, far, shadows }: Relief,
  light: Vector,
  half: Vector,
  row: number,
): void {
  // Light from the side means a lamp or a window in a darker room.
  const ambient = AMBIENT / (1 + 3 * Math.max(0, Math.abs(light[0]) - 0.3));
  for (let column = 1; column < COLUMNS - 1; column++) {
    const i = row * COLUMNS + column;
    if (values[indexOf(i, EDGE)]! > 1.15) continue;
    const slopeU = (heights[i + 1]! - heights[i - 1]!) / (2 * STEP);
    const slopeV = (heights[i + COLUMNS]! - heights[i - COLUMNS]!) / (2 * STEP);
    const steep = 1 / Math.sqrt(slopeU * slopeU + slopeV * slopeV + 1);
    const facing = (-slopeU * light[0] - slopeV * light[1] + light[2]) * steep;
    const halfway = Math.max(0, (-slopeU * half[0] - slopeV * half[1] + half[2]) * steep);
    // Ambient occlusion: a place lower than its surroundings gets less light from the room. Most of the
    // face's own curvature is left out.
    const hollow =
      0.03 * Math.max(0, near[i]! - heights[i]!) + 0.011 * Math.max(0, far[i]! - heights[i]! + 4);
    const open = 1 - Math.min(0.6, hollow);
    // Subsurface scattering softens the edge of a shadow.
    const wrapped = Math.max(0, (facing + 0.12) / 1.12);
    const direct = wrapped * (1 - 0.75 * shadows[i]!);
    const sky = 0.9 + 0.16 * slopeV * steep;
    values[indexOf(i, LIT)] = ambient * sky * open + (1 - ambient) * 1.3 * direct * (0.55 + 0.45 * open);
    values[indexOf(i, SHEEN)] = halfway ** 16 * (1 - shadows[i]!) * open;
  }
}

/** 0 where the lamp is visible, up to 1 where the face itself blocks it. */
function castShadows(heights: Float32Array, [x, y, z]: Vector): Float32Array {
  const shadows = new Float32Array(NODES);
  const across = Math.sqrt(x * x + y * y);
  if (across < 0.05) return shadows;
  const [du, dv] = [x / across, y / across];
  const rise = (z / across) * STEP * SHADOW_STRIDE;
  for (let row = 0, i = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++, i++) {
      if (heights[i]! <= 0) continue;
      let most = 0;
      for (let look = 1; look <= SHADOW_LOOKS; look++) {
        const c = Math.round(column + du * look * SHADOW_STRIDE);
        const r = Math.round(row + dv * look * SHADOW_STRIDE);
        if (c < 0 || r < 0 || c >= COLUMNS || r >= ROWS) break;
        const above = (heights[r * COLUMNS + c]! - heights[i]! - rise * look) / (2 + look);
        if (above > most) most = above;
      }
      shadows[i] = smoothStep(0, 1.2, most);
    }
  }
  return shadows;
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}
