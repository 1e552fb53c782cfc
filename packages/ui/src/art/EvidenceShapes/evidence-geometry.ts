import type { EvidenceShape, Point } from '@daylit/contract';

/** The shape as a mirror shows it: the person's left lies left. */
export function mirrored(shape: EvidenceShape): EvidenceShape {
  if (shape.type === 'ellipse') return { ...shape, cx: 1 - shape.cx, angle: -shape.angle };
  return { ...shape, points: shape.points.map(([x, y]) => [1 - x, y]) };
}

/** Where the pins of a concern stand, at most one on each half of the face: on the upper edge of its strongest shape there. */
export function pinsOf(shapes: readonly EvidenceShape[]): Point[] {
  const byStrength = shapes.toSorted((a, b) => b.strength - a.strength).map(upperEdge);
  const left = byStrength.find(([x]) => x < 0.5);
  const right = byStrength.find(([x]) => x >= 0.5);
  const pins = [left, right].filter((pin) => pin !== undefined);
  // Two pins of one place in the middle would cover each other.
  const [a, b] = pins;
  return a && b && Math.hypot(a[0] - b[0], a[1] - b[1]) < CLOSEST ? [a] : pins;
}

/** Share of the picture that two pins keep apart. */
const CLOSEST = 0.12;

function upperEdge(shape: EvidenceShape): Point {
  if (shape.type === 'ellipse') return [shape.cx, shape.cy - shape.ry];
  const xs = shape.points.map(([x]) => x);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, Math.min(...shape.points.map(([, y]) => y))];
}
