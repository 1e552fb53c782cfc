import type { ConcernView, EvidenceShape, Place, Point, Region } from '@daylit/contract';

/** Height of a photo as a multiple of its width. */
export const PHOTO_RATIO = 1.25;

/** The shape as in a mirror: the person's left is on the left. */
export function mirrored(shape: EvidenceShape): EvidenceShape {
  if (shape.type === 'ellipse') return { ...shape, cx: 1 - shape.cx, angle: -shape.angle };
  return { ...shape, points: shape.points.map(([x, y]) => [1 - x, y]) };
}

/** A number on the mirrored photo. */
export interface EvidencePin {
  number: number;
  at: Point;
}

/** The distance that two pins keep, as a share of the photo's width: nobody taps the wrong one. */
const APART = 0.13;
/** Where a place has no point so far from the other pins: they still do not touch. */
const CLOSEST = 0.1;
const MIDDLE = 0.5;
/**
 * Where each place lies on a thumbnail, which is cut around every face alike; of a pair, the one on the left.
 * A concern of many small shapes has some outside the places that are named.
 */
const HOMES: Record<Region, Point> = {
  whole_face: [0.5, 0.5],
  forehead: [0.5, 0.31],
  glabella: [0.5, 0.39],
  eye_corner: [0.2, 0.44],
  under_eye: [0.33, 0.465],
  nose: [0.5, 0.52],
  cheek: [0.28, 0.54],
  mouth: [0.5, 0.68],
  jaw: [0.26, 0.7],
  chin: [0.5, 0.77],
};
/** A shape this near to a place is in it, as a share of the photo's width. */
const NEAR = 0.17;
const SOMEWHERE: Place = { region: 'whole_face', side: null };

/**
 * One pin for each place of each concern: on the edge of a shape there, where it covers no other pin. A
 * concern with shapes has at least one pin.
 */
export function pinsOf(
  concerns: readonly Pick<ConcernView, 'number' | 'places' | 'evidence'>[],
): EvidencePin[] {
  const pins: EvidencePin[] = [];
  for (const { number, places, evidence } of concerns) {
    const shapes = evidence.map(mirrored).toSorted((a, b) => b.strength - a.strength);
    const before = pins.length;
    const marked = new Set<EvidenceShape>();
    for (const place of places.length > 0 ? places : [SOMEWHERE]) {
      const there = shapesAt(shapes, place);
      // Each place gets a shape of its own, as far as there are as many.
      const free = there.filter((shape) => !marked.has(shape));
      const edges = (free.length > 0 ? free : there).flatMap((shape) =>
        edgePoints(shape).map((at) => ({ shape, at })),
      );
      const isFree = (apart: number) => (edge: { at: Point }) =>
        pins.every((pin) => distance(pin.at, edge.at) >= apart);
      const edge = edges.find(isFree(APART)) ?? edges.find(isFree(CLOSEST));
      if (!edge) continue;
      pins.push({ number, at: edge.at });
      marked.add(edge.shape);
    }
    const [first] = shapes.flatMap(edgePoints);
    if (pins.length === before && first) pins.push({ number, at: first });
  }
  return pins;
}

/**
 * The shapes at a place, the likeliest first: those near to it in the order of their strength, as in
 * `shapes`, then the others by their distance. Of a pair, only shapes on the same side.
 */
function shapesAt(shapes: readonly EvidenceShape[], { region, side }: Place): EvidenceShape[] {
  const [x, y] = HOMES[region];
  const home: Point = [side === 'right' ? 1 - x : x, y];
  const away = (shape: EvidenceShape) => Math.max(NEAR, distance(centreOf(shape), home));
  return shapes
    .filter((shape) => side === null || (side === 'left') === centreOf(shape)[0] < MIDDLE)
    .toSorted((a, b) => away(a) - away(b));
}

function centreOf(shape: EvidenceShape): Point {
  if (shape.type === 'ellipse') return [shape.cx, shape.cy];
  const mean = (axis: 0 | 1) =>
    shape.points.reduce((sum, point) => sum + point[axis], 0) / shape.points.length;
  return [mean(0), mean(1)];
}

/** Points on the edge of a shape, the one farthest from the middle of the face first. */
function edgePoints(shape: EvidenceShape): Point[] {
  const points = shape.type === 'ellipse' ? axisEnds(shape) : shape.points;
  return points.toSorted(([a], [b]) => Math.abs(b - MIDDLE) - Math.abs(a - MIDDLE));
}

/** The four ends of the axes. The angle is one of the photo, whose height has another unit than its width. */
function axisEnds({ cx, cy, rx, ry, angle }: Extract<EvidenceShape, { type: 'ellipse' }>): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along: Point = [rx * cos, (rx * sin) / PHOTO_RATIO];
  const across: Point = [-ry * PHOTO_RATIO * sin, ry * cos];
  return [along, across].flatMap(([x, y]): Point[] => [
    [cx + x, cy + y],
    [cx - x, cy - y],
  ]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * PHOTO_RATIO);
}
