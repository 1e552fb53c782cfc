import { COLUMNS, EDGE, HEIGHT, indexOf, LEFT, ROWS, STEP, TOP } from './face-grid.ts';
import type { FaceGrid } from './face-grid.ts';
import { placerOf } from './pose.ts';
import type { Pose } from './pose.ts';

/** The place of the face that each pixel of the picture shows. */
export interface FaceMap {
  u: Float32Array;
  v: Float32Array;
  /** How close that place is to the outline: 1 on it. */
  edge: Float32Array;
  /** Depth towards the camera; -Infinity where there is no face. */
  near: Float32Array;
}

/** A little beyond the outline, so that the edge can be soft. */
const LAST_EDGE = 1.04;

/** Rasterises the relief as a mesh with a depth buffer, so that a nose hides the cheek behind it. */
export function mapFace(grid: FaceGrid, pose: Pose, width: number, height: number): FaceMap {
  const places = new Float32Array(COLUMNS * ROWS * 4);
  const place = placerOf(pose);
  for (let i = 0; i < COLUMNS * ROWS; i++) {
    const u = LEFT + (i % COLUMNS) * STEP;
    const v = TOP + Math.floor(i / COLUMNS) * STEP;
    place(u, v, grid.values[indexOf(i, HEIGHT)]!, places, 4 * i);
    places[4 * i + 3] = grid.values[indexOf(i, EDGE)]!;
  }
  const map: FaceMap = {
    u: new Float32Array(width * height),
    v: new Float32Array(width * height),
    edge: new Float32Array(width * height),
    near: new Float32Array(width * height).fill(-Infinity),
  };
  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      const i = row * COLUMNS + column;
      const nearest = Math.min(
        places[4 * i + 3]!,
        places[4 * i + 7]!,
        places[4 * (i + COLUMNS) + 3]!,
        places[4 * (i + COLUMNS) + 7]!,
      );
      if (nearest > LAST_EDGE) continue;
      drawTriangle(map, places, i, i + 1, i + COLUMNS, width, height);
      drawTriangle(map, places, i + COLUMNS + 1, i + COLUMNS, i + 1, width, height);
    }
  }
  return map;
}

function drawTriangle(
  map: FaceMap,
  places: Float32Array,
  a: number,
  b: number,
  c: number,
  width: number,
  height: number,
): void {
  const ax = places[4 * a]!;
  const ay = places[4 * a + 1]!;
  const bx = places[4 * b]! - ax;
  const by = places[4 * b + 1]! - ay;
  const cx = places[4 * c]! - ax;
  const cy = places[4 * c + 1]! - ay;
  const area = bx * cy - cx * by;
  // The triangle faces away from the camera.
  if (area <= 1e-9) return;
  const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx)));
  const right = Math.min(width - 1, Math.floor(ax + Math.max(0, bx, cx)));
  const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy)));
  const bottom = Math.min(height - 1, Math.floor(ay + Math.max(0, by, cy)));
  const az = places[4 * a + 2]!;
  const bz = places[4 * b + 2]! - az;
  const cz = places[4 * c + 2]! - az;
  const ae = places[4 * a + 3]!;
  const be = places[4 * b + 3]! - ae;
  const ce = places[4 * c + 3]! - ae;
  const [au, av] = [(a % COLUMNS) * STEP + LEFT, Math.floor(a / COLUMNS) * STEP + TOP];
  const bu = ((b % COLUMNS) - (a % COLUMNS)) * STEP;
  const cv = (Math.floor(c / COLUMNS) - Math.floor(a / COLUMNS)) * STEP;
  for (let row = top; row <= bottom; row++) {
    const y = row - ay;
    for (let column = left; column <= right; column++) {
      const x = column - ax;
      const s = (x * cy - cx * y) / area;
      const t = (bx * y - x * by) / area;
      if (s < -1e-6 || t < -1e-6 || s + t > 1 + 1e-6) continue;
      const at = row * width + column;
      const near = az + s * bz + t * cz;
      if (near <= map.near[at]!) continue;
      map.near[at] = near;
      map.edge[at] = ae + s * be + t * ce;
      map.u[at] = au + s * bu;
      map.v[at] = av + t * cv;
    }
  }
}
