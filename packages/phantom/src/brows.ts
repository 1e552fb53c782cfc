import { blend } from './colour.ts';
import type { Colour, Identity } from './identity.ts';
import { smoothStep, strands } from './random.ts';

/** Paints brows of single hairs that lean outwards. */
export function paintBrows(identity: Identity, u: number, v: number, lit: number, rgb: Colour): void {
  const { eyeX, browY, browThickness, browArch, hair, seed } = identity;
  const along = (Math.abs(u) - eyeX * 1.04) / 66;
  if (Math.abs(along) >= 1.05 || Math.abs(v - browY) > 34) return;
  const peak = along - 0.28;
  const middle = browY - browArch * (1 - 1.1 * peak * peak) + 5 * Math.max(0, along) ** 2;
  const thickness =
    browThickness *
    (1.08 - 0.42 * along - 0.3 * Math.max(0, along - 0.3)) *
    (1 - Math.min(1, Math.abs(along)) ** 8);
  const off = (v - middle) / Math.max(1.5, thickness);
  const body = 1 - smoothStep(0.25, 1.25, Math.abs(off));
  if (body <= 0) return;
  const ends = smoothStep(-1.05, -0.7, along) * (1 - smoothStep(0.7, 1.05, along));
  // Hairs stand up near the nose and lie along the brow further out. Those below rise, those above fall.
  const lie = smoothStep(-1, 0.1, along);
  const slope = (1 - lie) * 1.3 + lie * 0.32 * (off > 0 ? 1 : -0.5);
  const length = Math.sqrt(1 + slope * slope);
  const side = Math.abs(u);
  const density = body * (0.35 + 0.65 * ends) * (0.9 - 0.15 * (off * off));
  const hairs = strands((v + side * slope) / length, (side - v * slope) / length, density, seed + 70);
  const cover = Math.min(1, 0.5 * body * ends + 0.4 * hairs * (0.4 + 0.6 * ends));
  const light = 0.35 + 0.9 * lit;
  blend(rgb, [hair[0] * light, hair[1] * light, hair[2] * light], cover * 0.94);
}
