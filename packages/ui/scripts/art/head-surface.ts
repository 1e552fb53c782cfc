// The head as a height field: x to the viewer's right, y down, z towards the viewer. The face is about 1.56
// units wide and the head 2.3 high, centred on the bridge of the nose. Every figure was set by eye on the
// drawn result.
import { gaussian, monotone } from './curve.ts';

/** Depth of a surface at (x, y), or null outside it. */
export type Surface = (x: number, y: number) => number | null;

/** Half the width of the head at height y; 0 above the crown and below the chin. */
export const headWidth = monotone([
  [-1.2, 0],
  [-1.185, 0.15],
  [-1.15, 0.28],
  [-1.08, 0.41],
  [-0.95, 0.555],
  [-0.78, 0.665],
  [-0.55, 0.745],
  [-0.3, 0.78],
  [-0.05, 0.775],
  [0.18, 0.745],
  [0.38, 0.7],
  [0.56, 0.635],
  [0.7, 0.56],
  [0.82, 0.465],
  [0.92, 0.36],
  [1, 0.25],
  [1.055, 0.15],
  [1.085, 0.075],
  [1.1, 0],
]);

const profile = monotone([
  [-1.2, 0],
  [-1.17, 0.3],
  [-1.1, 0.52],
  [-1, 0.68],
  [-0.85, 0.82],
  [-0.65, 0.925],
  [-0.4, 0.985],
  [-0.1, 1],
  [0.3, 0.985],
  [0.6, 0.955],
  [0.82, 0.91],
  [0.94, 0.82],
  [1.03, 0.62],
  [1.08, 0.36],
  [1.1, 0],
]);

/** Half the width of neck and shoulders at height y. */
export const neckWidth = monotone([
  [0.55, 0.37],
  [0.9, 0.355],
  [1.15, 0.36],
  [1.32, 0.4],
  [1.44, 0.5],
  [1.53, 0.72],
  [1.62, 1.02],
  [1.75, 1.32],
  [1.95, 1.52],
  [2.2, 1.6],
]);

/** Features of both halves of the face; `height` is how far each stands out, in head units. */
const PAIRED_FEATURES = [
  { name: 'brow', height: 0.055, cx: 0.27, cy: -0.25, sx: 0.17, sy: 0.06, angle: -0.1 },
  { name: 'eye socket', height: -0.135, cx: 0.3, cy: -0.105, sx: 0.15, sy: 0.08 },
  { name: 'eyelid', height: 0.09, cx: 0.3, cy: -0.08, sx: 0.098, sy: 0.052 },
  { name: 'nose wing', height: 0.075, cx: 0.112, cy: 0.3, sx: 0.038, sy: 0.046 },
  { name: 'nostril', height: -0.03, cx: 0.064, cy: 0.352, sx: 0.03, sy: 0.016 },
  { name: 'cheek', height: 0.07, cx: 0.43, cy: 0.17, sx: 0.19, sy: 0.15, angle: 0.5 },
  { name: 'hollow under the cheek', height: -0.055, cx: 0.45, cy: 0.5, sx: 0.14, sy: 0.17 },
  { name: 'peak of the upper lip', height: 0.052, cx: 0.052, cy: 0.52, sx: 0.08, sy: 0.024, angle: 0.16 },
  { name: 'corner of the mouth', height: -0.035, cx: 0.205, cy: 0.566, sx: 0.04, sy: 0.035 },
];

const CENTRAL_FEATURES = [
  { name: 'nose tip', height: 0.034, cx: 0, cy: 0.27, sx: 0.062, sy: 0.055 },
  { name: 'groove above the lip', height: -0.03, cx: 0, cy: 0.435, sx: 0.03, sy: 0.05 },
  { name: 'mouth', height: 0.04, cx: 0, cy: 0.555, sx: 0.2, sy: 0.1 },
  { name: 'lower lip', height: 0.07, cx: 0, cy: 0.618, sx: 0.11, sy: 0.032 },
  { name: 'line of the mouth', height: -0.062, cx: 0, cy: 0.566, sx: 0.16, sy: 0.016 },
  { name: 'groove under the lip', height: -0.065, cx: 0, cy: 0.715, sx: 0.13, sy: 0.04 },
  { name: 'chin', height: 0.085, cx: 0, cy: 0.86, sx: 0.14, sy: 0.085 },
];

/** The bare head. */
export const headSurface: Surface = (x, y) => {
  const width = headWidth(y);
  const side = Math.abs(x);
  if (width <= 0 || side >= width) return null;
  let z = 0.8 * profile(y) * (1 - (side / width) ** 2.3) ** 0.52 + noseRidge(x, y);
  for (const feature of PAIRED_FEATURES) z += feature.height * gaussian(side, y, feature);
  for (const feature of CENTRAL_FEATURES) z += feature.height * gaussian(x, y, feature);
  return z;
};

function noseRidge(x: number, y: number): number {
  const [top, bottom] = [-0.2, 0.315];
  const along = Math.min(1, Math.max(0, (y - top) / 0.52));
  const fadeIn = y < top ? Math.exp(-(((y - top) / 0.11) ** 2)) : 1;
  const fadeOut = y > bottom ? Math.exp(-(((y - bottom) / 0.05) ** 2)) : 1;
  const breadth = 0.058 + 0.026 * along;
  return fadeIn * fadeOut * (0.06 + 0.165 * along ** 1.25) * Math.exp(-(x * x) / (2 * breadth ** 2));
}

/** Between 0 and 1: how far (x, y) lies on the headband that holds the hair back. */
export function headband(x: number, y: number): number {
  return edge(y + 0.985 + 0.1 * x * x) * edge(-0.665 - 0.06 * x * x - y);
}

/** 0 outside, 1 inside, soft over about a hundredth of a head unit. */
function edge(inside: number): number {
  return 1 / (1 + Math.exp(-inside / 0.006));
}

/** The head with its headband, which stands out a little. */
export const bandedHead: Surface = (x, y) => {
  const z = headSurface(x, y);
  return z === null ? null : z + 0.055 * headband(x, y);
};

/** Neck, collarbones and shoulders. */
export const neckSurface: Surface = (x, y) => {
  const width = neckWidth(y);
  const side = Math.abs(x);
  if (side >= width) return null;
  const shoulder = Math.min(1, Math.max(0, (y - 1.3) / 0.45));
  return (
    (0.34 + 0.14 * shoulder) * (1 - (side / width) ** (2.2 + 1.2 * shoulder)) ** 0.5 -
    0.3 +
    0.1 * shoulder +
    0.05 * (1 - shoulder) * gaussian(side, y, { cx: 0.15, cy: 1.18, sx: 0.05, sy: 0.34, angle: -0.34 }) -
    0.075 * gaussian(x, y, { cx: 0, cy: 1.58, sx: 0.085, sy: 0.07 }) +
    0.055 * gaussian(side, y, { cx: 0.5, cy: 1.62, sx: 0.36, sy: 0.032, angle: 0.12 }) -
    0.04 * gaussian(side, y, { cx: 0.52, cy: 1.72, sx: 0.34, sy: 0.04, angle: 0.12 })
  );
};
