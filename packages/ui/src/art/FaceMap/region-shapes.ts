import type { Region } from '@daylit/contract';
import type { Point } from './smooth-path.ts';

/** Outlines of each region as in a mirror. Of a pair, the person's left comes first and is on the left. */
export const REGION_SHAPES: Readonly<Record<Exclude<Region, 'whole_face'>, Point[][]>> = {
  forehead: [
    [
      [-0.44, -0.56],
      [-0.22, -0.6],
      [0, -0.615],
      [0.22, -0.6],
      [0.44, -0.56],
      [0.5, -0.47],
      [0.42, -0.385],
      [0.22, -0.4],
      [0, -0.405],
      [-0.22, -0.4],
      [-0.42, -0.385],
      [-0.5, -0.47],
    ],
  ],
  glabella: [ellipse(0, -0.245, 0.085, 0.1)],
  eye_corner: mirrored(ellipse(0.565, -0.03, 0.075, 0.105, 0.1)),
  under_eye: mirrored([
    [0.175, 0.005],
    [0.24, 0.035],
    [0.31, 0.045],
    [0.385, 0.03],
    [0.445, -0.005],
    [0.43, 0.075],
    [0.35, 0.125],
    [0.26, 0.115],
    [0.19, 0.065],
  ]),
  nose: [
    [
      [0, -0.16],
      [0.045, -0.06],
      [0.06, 0.08],
      [0.095, 0.2],
      [0.15, 0.285],
      [0.115, 0.355],
      [0, 0.375],
      [-0.115, 0.355],
      [-0.15, 0.285],
      [-0.095, 0.2],
      [-0.06, 0.08],
      [-0.045, -0.06],
    ],
  ],
  cheek: mirrored([
    [0.23, 0.2],
    [0.34, 0.165],
    [0.47, 0.145],
    [0.6, 0.16],
    [0.645, 0.25],
    [0.585, 0.36],
    [0.48, 0.43],
    [0.36, 0.435],
    [0.265, 0.36],
    [0.225, 0.28],
  ]),
  mouth: mirrored([
    [0.235, 0.49],
    [0.3, 0.505],
    [0.325, 0.575],
    [0.3, 0.65],
    [0.235, 0.665],
    [0.215, 0.575],
  ]),
  chin: [
    [
      [-0.19, 0.8],
      [-0.1, 0.755],
      [0, 0.745],
      [0.1, 0.755],
      [0.19, 0.8],
      [0.215, 0.885],
      [0.135, 0.975],
      [0, 1],
      [-0.135, 0.975],
      [-0.215, 0.885],
    ],
  ],
  jaw: mirrored([
    [0.615, 0.44],
    [0.665, 0.49],
    [0.6, 0.64],
    [0.49, 0.78],
    [0.355, 0.885],
    [0.3, 0.845],
    [0.39, 0.74],
    [0.5, 0.6],
    [0.565, 0.49],
  ]),
};

/** The point on the edge of each region where its pin is; for a pair, on the person's right side. */
export const PIN_POINTS: Readonly<Record<Exclude<Region, 'whole_face'>, Point>> = {
  forehead: [0.44, -0.56],
  glabella: [0, -0.345],
  eye_corner: [0.62, -0.13],
  under_eye: [0.22, 0.12],
  nose: [0, -0.16],
  cheek: [0.62, 0.33],
  mouth: [0.325, 0.575],
  chin: [0.215, 0.885],
  jaw: [0.6, 0.64],
};

function ellipse(cx: number, cy: number, rx: number, ry: number, angle = 0): Point[] {
  return Array.from({ length: 14 }, (_, i) => {
    const t = (i / 14) * 2 * Math.PI;
    const [x, y] = [Math.cos(t) * rx, Math.sin(t) * ry];
    return [
      cx + x * Math.cos(angle) - y * Math.sin(angle),
      cy + x * Math.sin(angle) + y * Math.cos(angle),
    ] as const;
  });
}

function mirrored(right: Point[]): Point[][] {
  return [right.map(([x, y]) => [-x, y] as const).toReversed(), right];
}
