// Turns a line with a changing thickness into one closed path of few points.

import { itemAt } from '../../src/lib/item-at.ts';

/** A point of a line and how thick the line is there, in head units. */
export type Stroke = readonly [x: number, y: number, thickness: number];

/** SVG units per head unit. */
const SCALE = 1000;
/** The furthest that simplifying may move a line, in head units: under a third of a pixel at hero size. */
const TOLERANCE = 0.001;
/** Thickness of a line at its ends, as a share of the line's own. The taper makes lines look hand-drawn. */
const END_TAPER = 0.3;

/** Path data of a ribbon along the stroke. */
export function ribbonPath(stroke: readonly Stroke[]): string {
  const upper: [number, number][] = [];
  const lower: [number, number][] = [];
  const points = simplify(stroke);
  points.forEach(([x, y, thickness], i) => {
    const before = itemAt(points, Math.max(0, i - 1));
    const after = itemAt(points, Math.min(points.length - 1, i + 1));
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const isEnd = i === 0 || i === points.length - 1;
    const half = (thickness * (isEnd ? END_TAPER : 1)) / 2;
    const nx = (-(after[1] - before[1]) / length) * half;
    const ny = ((after[0] - before[0]) / length) * half;
    upper.push([x - nx, y - ny]);
    lower.push([x + nx, y + ny]);
  });
  return closedPath([...upper, ...lower.toReversed()]);
}

/** Path data of a closed polygon in head units, written as short relative moves. */
export function closedPath(polygon: readonly (readonly [number, number])[]): string {
  const [start, ...rest] = polygon.map(([x, y]) => [Math.round(x * SCALE), Math.round(y * SCALE)] as const);
  if (!start) return '';
  let [x, y] = start;
  const moves: string[] = [];
  for (const point of rest) {
    const [dx, dy] = [point[0] - x, point[1] - y];
    if (dx === 0 && dy === 0) continue;
    moves.push(`${dx}${dy < 0 ? '' : ' '}${dy}`);
    [x, y] = point;
  }
  return `M${start.join(' ')}l${moves.join(' ').replaceAll(' -', '-')}z`;
}

/** Ramer-Douglas-Peucker simplification with the thickness as a third coordinate. */
function simplify(points: readonly Stroke[]): Stroke[] {
  const first = itemAt(points, 0);
  const last = itemAt(points, -1);
  if (points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1e-9;
  let furthest = 0;
  let split = 0;
  points.slice(1, -1).forEach((point, i) => {
    const along = ((point[0] - first[0]) * dx + (point[1] - first[1]) * dy) / length ** 2;
    const thickness = first[2] + (last[2] - first[2]) * along;
    const away = Math.abs(dx * (first[1] - point[1]) - (first[0] - point[0]) * dy) / length;
    const distance = away + Math.abs(thickness - point[2]) * 0.8;
    if (distance > furthest) [furthest, split] = [distance, i + 1];
  });
  if (furthest <= TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, split + 1)).slice(0, -1), ...simplify(points.slice(split))];
}
