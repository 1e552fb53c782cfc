import type { EvidenceShape, Point } from '@daylit/contract';

/** The shape as in a mirror: the person's left is on the left. */
export function mirrored(shape: EvidenceShape): EvidenceShape {
  if (shape.type === 'ellipse') return { ...shape, cx: 1 - shape.cx, angle: -shape.angle };
  return { ...shape, points: shape.points.map(([x, y]) => [1 - x, y]) };
}

/**
 * The pins of a concern, at most one per half of the face: on the upper edge of its strongest shape there.
 */
export function pinsOf(shapes: readonly EvidenceShape[]): Point[] {
  const byStrength = shapes.toSorted((a, b) => b.strength - a.strength).map(upperEdge);
  const left = byStrength.find(([x]) => x < 0.5);
  const right = byStrength.find(([x]) => x >= 0.5);
  const pins = [left, right].filter((pin) => pin !== undefined);
  // Two pins near the middle would overlap.
  const [a, b] = pins;
  return a && b && Math.hypot(a[0] - b[0], a[1] - b[1]) < CLOSEST ? [a] : pins;
}

/** The smallest distance between two pins, as a share of the picture. */
const CLOSEST = 0.12;

function upperEdge(shape: EvidenceShape): Point {
  if (shape.type === 'ellipse') return [shape.cx, shape.cy - shape.ry];
  const xs = shape.points.map(([x]) => x);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, Math.min(...shape.points.map(([, y]) => y))];
}
