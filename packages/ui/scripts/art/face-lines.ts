// The fixed parts of the face map, seen from the front and in the same head units as the bust.
import { smoothPath, type Point } from '../../src/art/FaceMap/smooth-path.ts';
import { headWidth } from './head-surface.ts';

/** Path data of the face map's drawing, by the weight of the line. */
export interface FaceLines {
  /** The outline, which also carries the ring of "all over". */
  outline: string;
  /** Ears, nose and lips. */
  lines: string;
  /** Lashes and the line of the mouth: thicker. */
  strongLines: string;
  /** Eyelids, neck and hairline: fainter. */
  softLines: string;
  /** Filled shapes. */
  brows: string;
}

/** From one temple over the forehead to the other. */
const HAIRLINE: Point[] = [
  [-0.742, -0.28],
  [-0.71, -0.48],
  [-0.63, -0.62],
  [-0.46, -0.71],
  [-0.24, -0.755],
  [0, -0.77],
  [0.24, -0.755],
  [0.46, -0.71],
  [0.63, -0.62],
  [0.71, -0.48],
  [0.742, -0.28],
];

/** All paths of the drawing. */
export function faceLines(): FaceLines {
  return {
    outline: smoothPath(outline(), 'closed'),
    lines: open([
      ...bothSides(ear),
      [point(-0.062, -0.16), point(-0.05, 0), point(-0.07, 0.14)],
      ...bothSides((side) => [
        point(side * 0.115, 0.235),
        point(side * 0.15, 0.285),
        point(side * 0.135, 0.34),
        point(side * 0.095, 0.35),
      ]),
      [point(-0.095, 0.35), point(-0.05, 0.338), point(0, 0.362), point(0.05, 0.338), point(0.095, 0.35)],
      range(-1, 1, 12).map((u) => {
        const dip = 1 - 0.34 * Math.exp(-(u * u) / 0.03);
        return point(u * 0.185, 0.566 - 0.05 * (1 - u * u) * dip);
      }),
      range(-1, 1, 12).map((u) => point(u * 0.17, 0.57 + 0.076 * (1 - u * u))),
    ]),
    strongLines: open([
      ...bothSides((side) =>
        range(0, 1, 10).map((t) =>
          point(side * (0.175 + 0.255 * t), -0.066 + 0.05 * Math.sin(Math.PI * t ** 0.9) - 0.014 * t),
        ),
      ),
      range(-1, 1, 12).map((u) => point(u * 0.185, 0.566 + 0.01 * Math.cos(u * Math.PI * 2) * (1 - u * u))),
    ]),
    softLines: open([
      ...bothSides((side) =>
        range(0, 1, 8).map((t) => point(side * (0.19 + 0.235 * t), -0.105 - 0.052 * Math.sin(Math.PI * t))),
      ),
      HAIRLINE,
      ...bothSides((side) => [
        point(side * 0.375, 0.93),
        point(side * 0.365, 1.12),
        point(side * 0.385, 1.28),
        point(side * 0.47, 1.4),
        point(side * 0.66, 1.48),
        point(side * 0.95, 1.56),
      ]),
    ]),
    brows: bothSides(brow)
      .map((shape) => smoothPath(shape, 'closed'))
      .join(''),
  };
}

/**
 * Points of the outline, denser towards crown and chin, where it curves most. Each of these two occurs once.
 */
function outline(): Point[] {
  const heights = range(0, Math.PI, 24).map((turn) => -0.05 - 1.15 * Math.cos(turn));
  const right = heights.map((y) => point(headWidth(y), y));
  const left = heights.slice(1, -1).map((y) => point(-headWidth(y), y));
  return [...right, ...left.toReversed()];
}

function ear(side: number): Point[] {
  return range(-1, 1, 12).map((t) => {
    const y = 0.04 + t * 0.225;
    return point(side * (headWidth(y) + 0.098 * Math.sqrt(1 - t * t) * (1 - 0.22 * t)), y);
  });
}

function brow(side: number): Point[] {
  const edge = (sign: number) =>
    range(0, 1, 10).map((t) => {
      const y = -0.265 - 0.055 * Math.sin(Math.PI * (0.12 + 0.72 * t)) + 0.05 * t * t;
      return point(side * (0.125 + 0.37 * t), y + (sign * (0.034 * (1 - 0.72 * t) + 0.006)) / 2);
    });
  return [...edge(-1), ...edge(1).toReversed()];
}

function open(lines: Point[][]): string {
  return lines.map((line) => smoothPath(line, 'open')).join('');
}

function bothSides(draw: (side: number) => Point[]): Point[][] {
  return [draw(-1), draw(1)];
}

function range(from: number, to: number, parts: number): number[] {
  return Array.from({ length: parts + 1 }, (_, i) => from + ((to - from) * i) / parts);
}

function point(x: number, y: number): Point {
  return [x, y];
}
