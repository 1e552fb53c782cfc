import type { Colour, Identity } from './identity.ts';
import { lengthOf, smoothStep } from './random.ts';

/** Paints eyes, brows and nostrils over the skin. `rgb` is linear light at (u, v); `lit` is the light falling there, about 0 to 1. */
export function paintFeatures(identity: Identity, u: number, v: number, lit: number, rgb: Colour): void {
  paintNostrils(identity, u, v, rgb);
  paintBrow(identity, u, v, rgb);
  paintEye(identity, u, v, lit, rgb);
}

function paintNostrils({ noseY, noseHalfWidth }: Identity, u: number, v: number, rgb: Colour): void {
  const distance = lengthOf((Math.abs(u) - noseHalfWidth * 0.58) / 8.5, (v - noseY - 11) / 4.6);
  if (distance < 1.3) scale(rgb, 1 - 0.8 * (1 - smoothStep(0.55, 1.3, distance)));
}

function paintBrow({ eyeX, browY, browThickness, hair }: Identity, u: number, v: number, rgb: Colour): void {
  const along = (Math.abs(u) - eyeX * 1.02) / 57;
  if (Math.abs(along) >= 1 || Math.abs(v - browY) > 30) return;
  const middle = browY - 7 * (1 - along * along) + 2 * along;
  const thickness = browThickness * (1 - 0.35 * along) * (1 - along ** 6);
  const cover = 1 - smoothStep(thickness * 0.5, thickness * 1.3, Math.abs(v - middle));
  if (cover <= 0) return;
  const strands = 0.72 + 0.28 * Math.sin(Math.abs(u) * 1.7 + v * 1.1);
  blend(rgb, hair, cover * strands * 0.92);
}

function paintEye(
  { eyeX, eyeY, eyeHalfWidth, eyeHalfHeight, eyes }: Identity,
  u: number,
  v: number,
  lit: number,
  rgb: Colour,
): void {
  const du = u - (u < 0 ? -eyeX : eyeX);
  const along = du / eyeHalfWidth;
  if (Math.abs(along) >= 1.12) return;
  const curve = 1 - along * along;
  const upper = eyeY - eyeHalfHeight * 1.05 * curve;
  const lower = eyeY + eyeHalfHeight * 0.8 * curve;
  if (Math.abs(along) < 1 && v > upper && v < lower) {
    const radius = lengthOf(du, v - eyeY + 1);
    const shade = (0.5 + 0.5 * smoothStep(upper, upper + 8, v)) * Math.min(1, lit + 0.2);
    paintEyeball(radius, eyes, rgb);
    scale(rgb, shade);
    if (lengthOf(du + 4, v - eyeY + 5) < 2.6) rgb.fill(0.9 * lit);
  }
  const lashes =
    Math.exp(-(((v - upper) / (2 + 0.8 * Math.abs(along))) ** 2)) *
    (1 - Math.max(0, Math.abs(along) - 0.95) * 6);
  const lowerLid = 0.4 * Math.exp(-(((v - lower) / 1.5) ** 2));
  const crease = Math.max(0, 0.28 * Math.exp(-(((v - upper + 8.5) / 2) ** 2)) * curve);
  scale(rgb, (1 - 0.88 * Math.max(0, lashes)) * (1 - lowerLid) * (1 - crease));
}

const WHITE: Colour = [0.66, 0.63, 0.61];

function paintEyeball(radius: number, iris: Colour, rgb: Colour): void {
  const [pupil, edge] = [5.4, 13];
  for (let k = 0; k < 3; k++) {
    const inner = iris[k]! * (1.4 - 0.9 * smoothStep(pupil, edge, radius));
    const ball = inner + (WHITE[k]! - inner) * smoothStep(edge - 0.8, edge + 0.8, radius);
    rgb[k] = 0.008 + (ball - 0.008) * smoothStep(pupil - 0.7, pupil + 0.7, radius);
  }
}

const NO_LIPS = { cover: 0, seam: 0 };

/** How much the lips cover the skin at (u, v), 0 to 1, and how dark the line between them is, 0 to 1. */
export function lipsAt(
  { mouthY, mouthHalfWidth, upperLip, lowerLip }: Identity,
  u: number,
  v: number,
): { cover: number; seam: number } {
  const along = Math.abs(u) / mouthHalfWidth;
  if (along >= 1 || Math.abs(v - mouthY) > 40) return NO_LIPS;
  const curve = 1 - along * along;
  const top = mouthY - upperLip * curve * (1 + 0.25 * Math.cos(along * 6));
  const bottom = mouthY + lowerLip * curve;
  return {
    cover: smoothStep(top - 2, top + 2, v) * (1 - smoothStep(bottom - 2, bottom + 2.5, v)),
    seam: Math.exp(-(((v - mouthY) / 1.7) ** 2)) * (1 - along ** 4),
  };
}

export function scale(rgb: Colour, factor: number): void {
  rgb[0] *= factor;
  rgb[1] *= factor;
  rgb[2] *= factor;
}

export function blend(rgb: Colour, over: Colour, share: number): void {
  for (let k = 0; k < 3; k++) rgb[k] = rgb[k]! + (over[k]! - rgb[k]!) * share;
}
