import { clampSeverity } from '../SeverityMeter/severity.ts';
import { MAP_SCALE, type Point } from './smooth-path.ts';
import { ZONE_SHAPES } from './zone-shapes.ts';
import { zonesFor, type Zone } from './zones-for.ts';

/** One concern to mark. */
export interface MapConcern {
  /** The number that the list beside the map shows too. */
  number: number;
  /** Free text; what names no place of the map is left out. */
  location_observed: string;
  /** 0 to 5. */
  severity_score: number;
}

/** One marked outline: rings of the strongest of its concerns, pins of all of them. */
export interface MapMark {
  /** Names the outline; unique on the map. */
  key: string;
  zone: Zone;
  /** Numbers of the concerns that lie here. */
  numbers: number[];
  /** Empty for "all over", which marks the outline of the face. */
  shape: Point[];
  /** One per severity point, at least 1. */
  ringCount: number;
  /** Severity 0: looked at, nothing seen. */
  isQuiet: boolean;
}

/** A number on the map, in SVG units. */
export interface MapPin {
  number: number;
  x: number;
  y: number;
}

/** Centre of the first "all over" pin, beside the crown. */
const ALL_OVER_PIN = { x: 78, y: -96 };
const PIN_PITCH = 18;

/** All outlines to mark. Concerns that share an outline share its mark. */
export function mapMarks(concerns: readonly MapConcern[]): MapMark[] {
  const marks = new Map<string, MapMark>();
  for (const { number, location_observed, severity_score } of concerns) {
    const severity = clampSeverity(severity_score);
    for (const { zone, side } of zonesFor(location_observed)) {
      for (const { key, shape } of shapesOf(zone, side)) {
        const mark = marks.get(key) ?? { key, zone, numbers: [], shape, ringCount: 1, isQuiet: true };
        mark.numbers.push(number);
        mark.ringCount = Math.max(mark.ringCount, Math.ceil(severity));
        mark.isQuiet &&= severity === 0;
        marks.set(key, mark);
      }
    }
  }
  return [...marks.values()];
}

/**
 * Where each number stands: in the middle of its outline, in a row where several share one. Of a zone with two sides
 * the emptier side takes the pin, the right one first.
 */
export function mapPins(marks: readonly MapMark[]): MapPin[] {
  const numbersAt = new Map<MapMark, number[]>(marks.map((mark) => [mark, []]));
  const placed = new Set<string>();
  for (const mark of marks.toReversed()) {
    for (const number of mark.numbers) {
      const id = `${mark.zone} ${number}`;
      if (placed.has(id)) continue;
      placed.add(id);
      const sides = marks
        .filter(({ zone, numbers }) => zone === mark.zone && numbers.includes(number))
        .toReversed();
      const emptiest = sides.reduce((a, b) => (count(numbersAt, b) < count(numbersAt, a) ? b : a));
      numbersAt.get(emptiest)?.push(number);
    }
  }
  return marks.flatMap((mark) => spread(mark, numbersAt.get(mark) ?? []));
}

function count(numbersAt: Map<MapMark, number[]>, mark: MapMark): number {
  return numbersAt.get(mark)?.length ?? 0;
}

function spread({ zone, shape }: MapMark, numbers: number[]): MapPin[] {
  if (zone === 'all_over') {
    return numbers.map((number, i) => ({ number, x: ALL_OVER_PIN.x, y: ALL_OVER_PIN.y + i * PIN_PITCH }));
  }
  const [x, y] = centreOf(shape);
  const start = x * MAP_SCALE - ((numbers.length - 1) * PIN_PITCH) / 2;
  return numbers.map((number, i) => ({ number, x: start + i * PIN_PITCH, y: y * MAP_SCALE }));
}

/** The outline, smaller by one step for each ring further in. */
export function ring(shape: readonly Point[], index: number): Point[] {
  const scale = 1 - index * 0.16;
  const [cx, cy] = centreOf(shape);
  return shape.map(([x, y]) => [cx + (x - cx) * scale, cy + (y - cy) * scale]);
}

function centreOf(shape: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => shape.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / shape.length, sum(1) / shape.length];
}

function shapesOf(zone: Zone, side: 'left' | 'right' | 'both'): { key: string; shape: Point[] }[] {
  if (zone === 'all_over') return [{ key: zone, shape: [] }];
  return ZONE_SHAPES[zone]
    .map((shape, i) => ({ key: `${zone} ${i}`, shape }))
    .filter((_, i) => side === 'both' || i === (side === 'left' ? 0 : 1));
}
