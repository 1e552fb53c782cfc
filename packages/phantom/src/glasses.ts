import { blend, brighten, scale } from './colour.ts';
import type { Colour, Identity } from './identity.ts';
import type { Glasses } from './options.ts';
import type { Vector } from './pose.ts';
import { smoothStep } from './random.ts';

/** Relief height of the glasses, and the distance that their shadow falls, face units. */
export const GLASSES_HEIGHT = 152;
const SHADOW_DEPTH = 17;

const HALF_WIDTH = 67;
const HALF_HEIGHT = 48;
const RIMS: Record<Exclude<Glasses, 'none'>, { width: number; colour: Colour; shine: number }> = {
  thin: { width: 2.6, colour: [0.16, 0.15, 0.145], shine: 0.4 },
  thick: { width: 9, colour: [0.02, 0.015, 0.012], shine: 0.12 },
};

/**
 * Distance from the middle of the rim, face units; negative inside the lens. Bridge and arms count as rim.
 */
export function frameDistance(identity: Identity, u: number, v: number): number {
  const lens = lensDistance(identity, u, v);
  const side = Math.abs(u);
  const down = v - identity.eyeY;
  const inner = identity.eyeX + 2 - HALF_WIDTH;
  const outer = identity.eyeX + 2 + HALF_WIDTH;
  if (side < inner) return Math.min(lens, Math.abs(down - 2 + 8 * (1 - (side / inner) ** 2)));
  if (side > outer - 3) return Math.min(Math.abs(lens), Math.abs(down + 14 + 0.05 * (side - outer)));
  return lens;
}

function lensDistance({ eyeX, eyeY }: Identity, u: number, v: number): number {
  const du = Math.abs(Math.abs(u) - eyeX - 2) / HALF_WIDTH;
  const dv = Math.abs(v - eyeY - 7 + 4 * du) / HALF_HEIGHT;
  return ((du ** 3.4 + dv ** 3.4) ** (1 / 3.4) - 1) * ((HALF_WIDTH + HALF_HEIGHT) / 2);
}

/** Darkens the skin where the rim blocks the lamp. (u, v) is a place on the skin. */
export function shadeUnderGlasses(
  identity: Identity,
  kind: Exclude<Glasses, 'none'>,
  light: Vector,
  u: number,
  v: number,
  rgb: Colour,
): void {
  if (Math.abs(v - identity.eyeY) > 90) return;
  const reach = SHADOW_DEPTH / Math.max(0.4, light[2]);
  const away = Math.abs(frameDistance(identity, u + light[0] * reach, v + light[1] * reach));
  const { width } = RIMS[kind];
  if (Math.abs(u) < 200) scale(rgb, 1 - 0.34 * (1 - smoothStep(width * 0.3, width * 0.5 + 7, away)));
}

/**
 * Paints rim and lens over what is behind them. (u, v) is a place in the plane of the glasses; `soft` is half
 * a pixel in face units.
 */
export function paintGlasses(
  identity: Identity,
  kind: Exclude<Glasses, 'none'>,
  u: number,
  v: number,
  soft: number,
  rgb: Colour,
): void {
  const down = v - identity.eyeY;
  const side = Math.abs(u);
  if (Math.abs(down) > 70 || side > 226) return;
  const { width, colour, shine } = RIMS[kind];
  const away = frameDistance(identity, u, v);
  const isLens = away < 0 && side < identity.eyeX + 2 + HALF_WIDTH;
  if (isLens) {
    scale(rgb, 0.95);
    const across = (u < 0 ? u + identity.eyeX : u - identity.eyeX) + 0.75 * down;
    const streak =
      smoothStep(-44, -34, across) * (1 - smoothStep(-16, -12, across)) +
      0.6 * smoothStep(-8, -5, across) * (1 - smoothStep(0, 3, across));
    brighten(rgb, 0.003 + 0.035 * streak * smoothStep(30, -30, down));
    rgb[2] += 0.003;
  }
  const isArm = side > identity.eyeX + HALF_WIDTH;
  const half = (isArm ? Math.max(width, 4) : width) / 2;
  const cover = 1 - smoothStep(half - soft, half + soft, Math.abs(away));
  if (cover <= 0) return;
  const bevel = Math.exp(-(((away - half * 0.25) / (half * 0.5)) ** 2)) * smoothStep(10, -40, down);
  const gleam = shine * bevel * (0.35 + 0.65 * smoothStep(0.2, 0.9, Math.sin(u / 17 + down / 23)));
  blend(rgb, [colour[0] + gleam, colour[1] + gleam, colour[2] + gleam], cover);
}
