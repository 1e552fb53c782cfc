// Cuts the head into horizontal slices and keeps what is visible from slightly above. Rows are taken from the
// crown down. A row is hidden where an earlier row already reaches lower.
import { itemAt } from '../../src/lib/item-at.ts';
import { bandedHead, headband, headWidth, neckSurface, neckWidth, type Surface } from './head-surface.ts';

/** One visible point of a slice. */
export interface RowPoint {
  /** Drawn position, in head units. */
  x: number;
  y: number;
  /** Light that falls here: 0 in full shade, 1 facing the light. */
  light: number;
  isBand: boolean;
}

/** An unbroken visible piece of one slice. */
export interface Segment {
  /** Height of the slice on the head, before projection. */
  row: number;
  part: Part;
  points: RowPoint[];
}

export interface BustRows {
  segments: Segment[];
  /** Outlines of head and neck, so that a theme can fill them. */
  silhouettes: [x: number, y: number][][];
}

type Part = 'head' | 'ear' | 'neck';

interface Row {
  y: number;
  part: Part;
  surface: Surface;
  /** Drawn x and y, then the place on the surface. */
  points: [drawnX: number, drawnY: number, x: number, y: number][];
}

/** How far depth lowers a point: the angle of the view. */
const TILT = 0.2;
const STEP = 0.008;
const HEAD_TOP = -1.195;
const HEAD_HEIGHT = 2.29;
const NECK_TOP = 0.6;
const NECK_BOTTOM = 2;
/** Half the width of the drawing, in head units. */
const REACH = 2.2;
const COLUMNS = Math.round((2 * REACH) / STEP);
/** A row is visible once it clears the horizon by this much. Avoids slivers where two rows touch. */
const CLEARANCE = 0.0018;
const LIGHT = unit([-0.55, -0.5, 0.66]);

/** Slices of the whole bust. `count` is the number of slices of the head. */
export function bustRows(count: number): BustRows {
  const pitch = HEAD_HEIGHT / count;
  const head = steps(HEAD_TOP, HEAD_TOP + HEAD_HEIGHT, pitch)
    .filter((y) => headWidth(y) >= 0.05)
    .map((y) => slice('head', bandedHead, -headWidth(y), headWidth(y), y));
  const neck = steps(NECK_TOP, NECK_BOTTOM, pitch).map((y) =>
    slice('neck', neckSurface, -neckWidth(y), neckWidth(y), y),
  );
  const ears = steps(-0.19, 0.27, pitch).flatMap(earSlices);

  const horizon = new Float64Array(COLUMNS + 1).fill(-9);
  const headSegments = head.flatMap((row) =>
    visible(row, horizon, (i, y) => y > itemAt(horizon, i) + CLEARANCE),
  );
  const chin = horizon.slice();
  const earSegments = ears.flatMap((row) => visible(row, null, () => true));
  horizon.fill(-9);
  const neckSegments = neck.flatMap((row) =>
    visible(row, horizon, (i, y) => y > itemAt(chin, i) + 0.02 && y > itemAt(horizon, i) + CLEARANCE),
  );
  return {
    segments: [...headSegments, ...earSegments, ...neckSegments],
    silhouettes: [silhouette(head), silhouette(neck)],
  };
}

/** Where a place on the head is drawn. */
export function project(x: number, y: number): [number, number] {
  return [x, y + TILT * (bandedHead(x, y) ?? 0)];
}

function steps(from: number, to: number, pitch: number): number[] {
  return Array.from({ length: Math.floor((to - from) / pitch + 1e-9) + 1 }, (_, i) => from + i * pitch);
}

function slice(part: Part, surface: Surface, from: number, to: number, y: number): Row {
  const [start, end] = part === 'ear' ? [from, to] : [from * 0.9992, to * 0.9992];
  const count = Math.max(6, Math.round((end - start) / STEP));
  const points: Row['points'] = [];
  for (let i = 0; i <= count; i++) {
    const x = start + ((end - start) * i) / count;
    const z = surface(x, y);
    if (z !== null) points.push([x, y + TILT * z, x, y]);
  }
  return { y, part, surface, points };
}

function earSlices(y: number): Row[] {
  const t = (y - 0.04) / 0.235;
  if (Math.abs(t) >= 1) return [];
  const reach = 0.105 * (1 - t * t) ** 0.5 * (1 - 0.25 * t);
  const width = headWidth(y);
  const surface: Surface = (x) => 0.02 - 0.25 * Math.abs(Math.abs(x) - (width + reach * 0.45)) ** 1.1;
  return [
    slice('ear', surface, -(width + reach), -(width + 0.006), y),
    slice('ear', surface, width + 0.006, width + reach, y),
  ];
}

/** Keeps the visible pieces of a row, then lowers the horizon to the row. */
function visible(
  row: Row,
  horizon: Float64Array | null,
  isSeen: (column: number, y: number) => boolean,
): Segment[] {
  const segments: Segment[] = [];
  let points: RowPoint[] = [];
  const finish = () => {
    if (points.length > 2) segments.push({ row: row.y, part: row.part, points });
    points = [];
  };
  for (const [drawnX, drawnY, x, y] of row.points) {
    const column = columnOf(drawnX);
    if (column < 0 || column > COLUMNS || !isSeen(column, drawnY)) finish();
    else
      points.push({
        x: drawnX,
        y: drawnY,
        light: lightAt(row.surface, x, y),
        isBand: row.part === 'head' && headband(x, y) > 0.5,
      });
  }
  finish();
  if (horizon) lowerHorizon(horizon, row);
  return segments;
}

function lowerHorizon(horizon: Float64Array, row: Row): void {
  row.points.slice(1).forEach(([x, y], i) => {
    const [beforeX, beforeY] = itemAt(row.points, i);
    const [from, to] = [columnOf(beforeX), columnOf(x)];
    for (let column = Math.max(0, from); column <= Math.min(COLUMNS, to); column++) {
      const t = to === from ? 1 : (column - from) / (to - from);
      horizon[column] = Math.max(itemAt(horizon, column), beforeY + (y - beforeY) * t);
    }
  });
}

function columnOf(x: number): number {
  return Math.round((x + REACH) / STEP);
}

function lightAt(surface: Surface, x: number, y: number): number {
  const e = 0.008;
  const here = surface(x, y) ?? 0;
  const at = (px: number, py: number) => surface(px, py) ?? here - 0.03;
  const normal = unit([(at(x - e, y) - at(x + e, y)) / (2 * e), (at(x, y - e) - at(x, y + e)) / (2 * e), 1]);
  return Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]);
}

function unit(v: [number, number, number]): [number, number, number] {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

function silhouette(rows: Row[]): [number, number][] {
  const ends = rows.filter((row) => row.points.length >= 3);
  const left = ends.map((row) => itemAt(row.points, 0));
  const right = ends.map((row) => itemAt(row.points, -1)).toReversed();
  return [...left, ...right].map(([x, y]) => [x, y]);
}
