import { scale } from './colour.ts';
import type { Colour, Identity } from './identity.ts';
import { lengthOf, smoothStep } from './random.ts';

/** Paints nostrils and the creases around the wings, which are too sharp for the relief. */
export function paintNose({ noseY, noseHalfWidth }: Identity, u: number, v: number, rgb: Colour): void {
  const side = Math.abs(u);
  if (side > noseHalfWidth * 1.5 || v < noseY - 20 || v > noseY + 48) return;
  const du = side - noseHalfWidth * 0.5;
  const dv = v - noseY - 23 + 0.2 * du;
  const hole = lengthOf(du / (noseHalfWidth * 0.24), dv / 5.2);
  if (hole < 1.5) scale(rgb, 1 - 0.8 * (1 - smoothStep(0.45, 1.5, hole)));
  const wingU = (side - noseHalfWidth * 0.68) / (noseHalfWidth * 0.36);
  const wingV = (v - noseY - 11) / 20;
  const ring = Math.exp(-(((lengthOf(wingU, wingV) - 1.02) / 0.11) ** 2));
  const where = smoothStep(0.1, 0.75, wingU) * (1 - smoothStep(0.75, 1.1, wingV));
  scale(rgb, 1 - 0.3 * ring * where);
  const under =
    Math.exp(-(((v - noseY - 30) / 4.5) ** 2)) * (1 - smoothStep(0.5, 0.95, side / noseHalfWidth));
  scale(rgb, 1 - 0.16 * under);
}
