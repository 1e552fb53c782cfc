import type { Place, Region, SeverityRange, Sign } from '@daylit/contract';
import { REGION_SHAPES, PIN_POINTS } from './region-shapes.ts';
import type { Point } from './smooth-path.ts';

/** One concern to mark. */
export interface MapConcern {
  /** The same number as in the list beside the map. */
  number: number;
  /** `lines` are drawn as strokes, other signs as rings. */
  sign: Sign | null;
  /** Left and right are the person's own. */
  places: readonly Place[];
  range: SeverityRange;
}

/** One marked outline, with all the concerns in this place. */
export interface MapMark {
  /** Identifies the outline; unique on the map. */
  key: string;
  region: Region;
  /** Numbers of the concerns in this place. */
  numbers: number[];
  /** Empty for the whole face, which is marked by the outline of the face. */
  shape: Point[];
  /** Where its first pin is. */
  pin: Point;
  /** The strongest concern that is drawn as rings, one ring a step. */
  rings: SeverityRange | null;
  /** Lines, one stroke a step. */
  strokes: SeverityRange | null;
}

/** A number on the map, in head units. */
export interface MapPin {
  number: number;
  x: number;
  y: number;
}

/** Place of the first pin of the whole face, beside the crown. */
const WHOLE_FACE_PIN: Point = [0.78, -0.96];
/** Distance between the pins of one place. */
const PIN_PITCH = 0.2;
const PINS_IN_ROW = 2;
/** How much smaller each ring is than the one around it. */
const RING_STEP = 0.19;
/** Share of the width of a place that a stroke covers. */
const STROKE_WIDTH = 0.76;

/** All outlines to mark. Concerns that share an outline share its mark. */
export function mapMarks(concerns: readonly MapConcern[]): MapMark[] {
  const marks = new Map<string, MapMark>();
  for (const { number, sign, places, range } of concerns) {
    for (const outline of places.flatMap(outlinesOf)) {
      const mark = marks.get(outline.key) ?? { ...outline, numbers: [], rings: null, strokes: null };
      mark.numbers.push(number);
      const kind = sign === 'lines' ? 'strokes' : 'rings';
      mark[kind] = strongest(mark[kind], range);
      marks.set(outline.key, mark);
    }
  }
  return [...marks.values()];
}

function strongest(a: SeverityRange | null, b: SeverityRange): SeverityRange {
  if (a === null || b.high > a.high) return b;
  return b.high === a.high && b.low > a.low ? b : a;
}

/**
 * The pins of every place: on the edge of its outline, the second one further from the face's middle, and the
 * next two below. A longer row would leave the map.
 */
export function mapPins(marks: readonly MapMark[]): MapPin[] {
  return marks.flatMap(({ numbers, pin: [x, y], region }) =>
    numbers.map((number, i) => {
      if (region === 'whole_face') return { number, x, y: y + i * PIN_PITCH };
      const outwards = (x < 0 ? -1 : 1) * (i % PINS_IN_ROW) * PIN_PITCH;
      return { number, x: x + outwards, y: y + Math.floor(i / PINS_IN_ROW) * PIN_PITCH };
    }),
  );
}

/** The outline, scaled down by one step per ring. */
export function ring(shape: readonly Point[], index: number): Point[] {
  const scale = 1 - index * RING_STEP;
  const [cx, cy] = centreOf(shape);
  return shape.map(([x, y]) => [cx + (x - cx) * scale, cy + (y - cy) * scale]);
}

/** Horizontal strokes across the place, evenly spaced from its top to its bottom. */
export function strokes(shape: readonly Point[], count: number): Point[][] {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const inset = ((right - left) * (1 - STROKE_WIDTH)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const y = top + ((i + 1) / (count + 1)) * (bottom - top);
    return [
      [left + inset, y],
      [right - inset, y],
    ];
  });
}

function centreOf(shape: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => shape.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / shape.length, sum(1) / shape.length];
}

function outlinesOf({ region, side }: Place): Pick<MapMark, 'key' | 'region' | 'shape' | 'pin'>[] {
  if (region === 'whole_face') return [{ key: region, region, shape: [], pin: WHOLE_FACE_PIN }];
  const [x, y] = PIN_POINTS[region];
  const shapes = REGION_SHAPES[region];
  const outlines = shapes.map((shape, i) => ({
    key: `${region} ${i}`,
    region,
    shape,
    pin: [shapes.length > 1 && i === 0 ? -x : x, y] as const,
  }));
  return side === null ? outlines : outlines.filter((_, i) => i === (side === 'left' ? 0 : 1));
}
