import type { Place, Region } from '@daylit/contract';
import { clampSeverity } from '../SeverityMeter/severity.ts';
import { MAP_SCALE, type Point } from './smooth-path.ts';
import { REGION_SHAPES } from './region-shapes.ts';

/** One concern to mark. */
export interface MapConcern {
  /** The same number as in the list beside the map. */
  number: number;
  /** Left and right are the person's own. */
  places: readonly Place[];
  /** 0 to 5. */
  severity_score: number;
}

/** One marked outline: the rings of its strongest concern and the pins of all its concerns. */
export interface MapMark {
  /** Identifies the outline; unique on the map. */
  key: string;
  region: Region;
  /** Numbers of the concerns in this place. */
  numbers: number[];
  /** Empty for the whole face, which is marked by the outline of the face. */
  shape: Point[];
  /** One per severity point, at least 1. */
  ringCount: number;
  /** Severity 0: examined, with nothing seen. */
  isQuiet: boolean;
}

/** A number on the map, in SVG units. */
export interface MapPin {
  number: number;
  x: number;
  y: number;
}

/** Centre of the first pin of the whole face, beside the crown, in SVG units. */
const WHOLE_FACE_PIN = { x: 78, y: -96 };
const PIN_PITCH = 18;

/** All outlines to mark. Concerns that share an outline share its mark. */
export function mapMarks(concerns: readonly MapConcern[]): MapMark[] {
  const marks = new Map<string, MapMark>();
  for (const { number, places, severity_score } of concerns) {
    const severity = clampSeverity(severity_score);
    for (const place of places) {
      for (const { key, shape } of shapesOf(place)) {
        const mark = marks.get(key) ?? {
          key,
          region: place.region,
          numbers: [],
          shape,
          ringCount: 1,
          isQuiet: true,
        };
        mark.numbers.push(number);
        mark.ringCount = Math.max(mark.ringCount, Math.ceil(severity));
        mark.isQuiet &&= severity === 0;
        marks.set(key, mark);
      }
    }
  }
  return [...marks.values()];
}

/** The position of each number: at the centre of each of its outlines, in a row if several share one. */
export function mapPins(marks: readonly MapMark[]): MapPin[] {
  return marks.flatMap(spread);
}

function spread({ region, numbers, shape }: MapMark): MapPin[] {
  if (region === 'whole_face') {
    return numbers.map((number, i) => ({ number, x: WHOLE_FACE_PIN.x, y: WHOLE_FACE_PIN.y + i * PIN_PITCH }));
  }
  const [x, y] = centreOf(shape);
  const start = x * MAP_SCALE - ((numbers.length - 1) * PIN_PITCH) / 2;
  return numbers.map((number, i) => ({ number, x: start + i * PIN_PITCH, y: y * MAP_SCALE }));
}

/** The outline, scaled down by one step per ring. */
export function ring(shape: readonly Point[], index: number): Point[] {
  const scale = 1 - index * 0.16;
  const [cx, cy] = centreOf(shape);
  return shape.map(([x, y]) => [cx + (x - cx) * scale, cy + (y - cy) * scale]);
}

function centreOf(shape: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => shape.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / shape.length, sum(1) / shape.length];
}

function shapesOf({ region, side }: Place): { key: string; shape: Point[] }[] {
  if (region === 'whole_face') return [{ key: region, shape: [] }];
  const shapes = REGION_SHAPES[region].map((shape, i) => ({ key: `${region} ${i}`, shape }));
  return side === null ? shapes : shapes.filter((_, i) => i === (side === 'left' ? 0 : 1));
}
