import { itemAt } from '../../lib/item-at.ts';

/** A place on the face map, in head units: 0 is the bridge of the nose, the face is about 1.56 wide. */
export type Point = readonly [x: number, y: number];

/** SVG units of the face map per head unit. */
export const MAP_SCALE = 100;

/** SVG path data of a Catmull-Rom spline through all points, rounded to a tenth of a unit. */
export function smoothPath(points: readonly Point[], ends: 'open' | 'closed'): string {
  const count = points.length;
  const at = (i: number): Point =>
    itemAt(points, ends === 'closed' ? (i + count) % count : Math.min(count - 1, Math.max(0, i)));
  let path = `M${numbers(steps(at(0)))}`;
  for (let i = 0; i < (ends === 'closed' ? count : count - 1); i++) {
    const [from, to] = [at(i), at(i + 1)];
    const ahead = [towards(from, at(i - 1), to), towards(to, at(i + 2), from), to];
    // Relative coordinates save a quarter of this drawing, which the home page carries in its HTML.
    path += `c${numbers(ahead.flatMap((point) => steps(point, steps(from))))}`;
  }
  return ends === 'closed' ? `${path}Z` : path;
}

/** The control point beside `here`: a sixth of the vector from `far` to `near`. */
function towards(here: Point, far: Point, near: Point): Point {
  return [here[0] + (near[0] - far[0]) / 6, here[1] + (near[1] - far[1]) / 6];
}

/** Whole tenths of a unit from `origin`, so that rounding errors do not add up along a path. */
function steps(point: Point, origin: readonly number[] = [0, 0]): number[] {
  return point.map((v, i) => Math.round(v * MAP_SCALE * 10) - itemAt(origin, i));
}

/** Tenths as units, with a space only where no minus sign separates them. */
function numbers(tenths: readonly number[]): string {
  return tenths.map((tenth, i) => (i > 0 && tenth >= 0 ? ' ' : '') + tenth / 10).join('');
}
