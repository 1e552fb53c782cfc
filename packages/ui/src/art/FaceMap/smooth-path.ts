import { itemAt } from '../item-at.ts';

/** A place on the face map, in head units: 0 is the bridge of the nose, the face is about 1.56 wide. */
export type Point = readonly [x: number, y: number];

/** SVG units of the face map per head unit. */
export const MAP_SCALE = 100;

/** SVG path data of a curve through all points (Catmull and Rom's spline), rounded to a tenth of a unit. */
export function smoothPath(points: readonly Point[], ends: 'open' | 'closed'): string {
  const count = points.length;
  const at = (i: number): Point =>
    itemAt(points, ends === 'closed' ? (i + count) % count : Math.min(count - 1, Math.max(0, i)));
  let path = `M${text(at(0))}`;
  for (let i = 0; i < (ends === 'closed' ? count : count - 1); i++) {
    const [from, to] = [at(i), at(i + 1)];
    path += `C${text(towards(from, at(i - 1), to))} ${text(towards(to, at(i + 2), from))} ${text(to)}`;
  }
  return ends === 'closed' ? `${path}Z` : path;
}

/** The control point beside `here`, a sixth of the way that leads from `far` to `near`. */
function towards(here: Point, far: Point, near: Point): Point {
  return [here[0] + (near[0] - far[0]) / 6, here[1] + (near[1] - far[1]) / 6];
}

function text(point: Point): string {
  return point.map((v) => Math.round(v * MAP_SCALE * 10) / 10).join(' ');
}
