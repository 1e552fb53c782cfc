import { itemAt } from '../../src/lib/item-at.ts';

/** Value at (x, y) of a two-dimensional Gaussian with the maximum 1. `angle` rotates it, in radians. */
export function gaussian(x: number, y: number, shape: Gaussian): number {
  const { cx, cy, sx, sy, angle = 0 } = shape;
  const [dx, dy] = turn(x - cx, y - cy, angle);
  return Math.exp(-(dx * dx) / (2 * sx * sx) - (dy * dy) / (2 * sy * sy));
}

/** Centre and standard deviations of a Gaussian function, in head units (the head is 2.3 units high). */
export interface Gaussian {
  cx: number;
  cy: number;
  sx: number;
  sy: number;
  angle?: number;
}

export type Knot = readonly [x: number, y: number];

function turn(dx: number, dy: number, angle: number): [number, number] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [dx * c + dy * s, -dx * s + dy * c];
}

/** A Fritsch-Carlson monotone cubic through all knots: it never overshoots between two of them. */
export function monotone(knots: readonly Knot[]): (x: number) => number {
  const slopes = knots.slice(1).map((knot, i) => slope(itemAt(knots, i), knot));
  const tangents = knots.map((_, i) => tangent(slopes[i - 1], slopes[i]));
  const first = itemAt(knots, 0);
  const last = itemAt(knots, -1);
  return (x) => {
    if (x <= first[0]) return first[1];
    if (x >= last[0]) return last[1];
    const i = knots.findIndex((knot) => x <= knot[0]);
    return hermite(itemAt(knots, i - 1), itemAt(knots, i), itemAt(tangents, i - 1), itemAt(tangents, i), x);
  };
}

function slope(a: Knot, b: Knot): number {
  return (b[1] - a[1]) / (b[0] - a[0]);
}

function tangent(before: number | undefined, after: number | undefined): number {
  if (before === undefined || after === undefined) return before ?? after ?? 0;
  return before * after <= 0 ? 0 : 2 / (1 / before + 1 / after);
}

function hermite(a: Knot, b: Knot, tangentA: number, tangentB: number, x: number): number {
  const h = b[0] - a[0];
  const t = (x - a[0]) / h;
  return (
    (2 * t ** 3 - 3 * t ** 2 + 1) * a[1] +
    (t ** 3 - 2 * t ** 2 + t) * h * tangentA +
    (-2 * t ** 3 + 3 * t ** 2) * b[1] +
    (t ** 3 - t ** 2) * h * tangentB
  );
}
