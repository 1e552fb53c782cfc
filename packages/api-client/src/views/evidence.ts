import type { EvidenceShape, Point } from '@daylit/contract';
import { list, number, objects, type Fields } from './values.ts';

/** The shapes that can be drawn: complete, with every coordinate a number. */
export function readEvidence(value: unknown): EvidenceShape[] {
  return objects(value).flatMap((shape) => readShape(shape) ?? []);
}

function readShape(shape: Fields): EvidenceShape | null {
  const strength = number(shape['strength']) ?? 0;
  if (shape['type'] === 'ellipse') return readEllipse(shape, strength);
  const points = readPoints(shape['points']);
  if (shape['type'] === 'line' && points.length >= 2) return { type: 'line', points, strength };
  if (shape['type'] === 'polygon' && points.length >= 3) return { type: 'polygon', points, strength };
  return null;
}

function readEllipse(shape: Fields, strength: number): EvidenceShape | null {
  const [cx, cy, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((key) => number(shape[key]));
  if (cx == null || cy == null || rx == null || ry == null) return null;
  return { type: 'ellipse', cx, cy, rx, ry, angle: number(shape['angle']) ?? 0, strength };
}

function readPoints(value: unknown): Point[] {
  return list(value).flatMap((pair) => {
    const [x, y] = list(pair).map(number);
    return x == null || y == null ? [] : [[x, y] satisfies Point];
  });
}
