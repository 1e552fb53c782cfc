import { blend, scale } from './colour.ts';
import type { Colour, HairStyle, Identity } from './identity.ts';
import type { Vector } from './pose.ts';
import { lengthOf, smoothNoise, smoothStep } from './random.ts';

/**
 * The hair as an ellipse: vertical centre, half width and half height in face units, and raggedness of its
 * edge.
 */
const CAPS: Record<HairStyle, { y: number; halfWidth: number; halfHeight: number; ragged: number }> = {
  short: { y: -108, halfWidth: 240, halfHeight: 296, ragged: 0.011 },
  long: { y: -104, halfWidth: 252, halfHeight: 300, ragged: 0.008 },
  curly: { y: -122, halfWidth: 276, halfHeight: 312, ragged: 0.05 },
  cropped: { y: -112, halfWidth: 226, halfHeight: 270, ragged: 0.006 },
};

/** Origin of the strands. */
const CROWN_Y = -440;

/** How much of the place behind the face hair covers, 0 to 1. `soft` is the size of a pixel in face units. */
export function hairBehind({ hairStyle, seed }: Identity, x: number, v: number, soft: number): number {
  const { y, halfWidth, halfHeight, ragged } = CAPS[hairStyle];
  const side = Math.abs(x);
  if (side > halfWidth * 1.12 || v > 400) return 0;
  const isFalling = hairStyle === 'long' && v >= y;
  const away = isFalling ? side / halfWidth : lengthOf(x / halfWidth, (v - y) / halfHeight);
  if (away > 1.2) return 0;
  const end = hairStyle === 'curly' ? 75 : hairStyle === 'long' ? 400 : -18;
  if (away < 0.8 && v < (isFalling ? 250 : end - 30)) return 1;
  const angle = Math.atan2(x, y - v);
  const rough =
    ragged *
    (smoothNoise(angle * 5, 1, seed + 25) +
      0.5 * smoothNoise(angle * 13, 2, seed + 26) +
      0.3 * smoothNoise(angle * 31, v / 20, seed + 27) +
      0.2 * smoothNoise(angle * 90, v / 30, seed + 29));
  const feather = 0.006 + soft / halfWidth;
  const cap = 1 - smoothStep(1 - feather, 1 + feather, away + rough);
  if (!isFalling) {
    return cap * (1 - smoothStep(end - 16, end + 16, v + 9 * smoothNoise(x / 6, 0, seed + 28)));
  }
  const falls = halfWidth + 9 * smoothStep(y, y + 90, v) * Math.sin(v / 70 + seed) - 0.00022 * (v - y) ** 2;
  const sides = 1 - smoothStep(1 - feather, 1 + feather, side / falls + rough);
  return (
    sides *
    (1 -
      smoothStep(
        308,
        326,
        v + 13 * smoothNoise(x / 9, 0, seed + 28) + 9 * smoothNoise(x / 2.4, 0, seed + 24),
      ))
  );
}

/** Linear light of the hair at a place under the room's main light. */
export function paintHair(identity: Identity, x: number, v: number, light: Vector, rgb: Colour): void {
  const { hair, hairStyle, seed } = identity;
  const { halfWidth, halfHeight, y } = CAPS[hairStyle];
  const away = Math.min(1, lengthOf(x / halfWidth, (v - y) / halfHeight));
  const round =
    0.62 +
    0.3 * Math.sqrt(1 - away * away) +
    0.28 * ((x / halfWidth) * light[0] + ((v - y) / halfHeight) * light[1]);
  let strand: number;
  let sheen: number;
  if (hairStyle === 'curly' || hairStyle === 'cropped') {
    const size = hairStyle === 'curly' ? 1 : 0.4;
    const warpX = x + 7 * size * smoothNoise(x / (12 * size), v / (12 * size), seed + 22);
    const warpV = v + 7 * size * smoothNoise(x / (12 * size), v / (12 * size), seed + 23);
    const curl = 1 - 2 * Math.abs(smoothNoise(warpX / (10 * size), warpV / (10 * size), seed + 20));
    strand =
      0.9 * curl +
      0.5 * (1 - 2 * Math.abs(smoothNoise(warpX / (4 * size), warpV / (4 * size), seed + 21))) -
      0.4;
    sheen = 0.12 * Math.max(0, curl);
  } else {
    const partX = (seed % 2 === 0 ? 1 : -1) * 46;
    const radius = lengthOf(x - partX, v - CROWN_Y);
    const fan = Math.atan2(x - partX, v - CROWN_Y) * 240;
    const hang = hairStyle === 'long' ? smoothStep(-200, 20, v) : 0;
    const across = fan * (1 - hang) + (x + 5 * Math.sin(v / 46 + seed)) * hang;
    const along = radius * (1 - hang) + v * hang;
    strand =
      0.62 * smoothNoise(across / 13, along / 130, seed + 20) +
      0.55 * smoothNoise(across / 3.4, along / 70, seed + 21) +
      0.4 * smoothNoise(across / 1.3, along / 50, seed + 22);
    sheen =
      Math.exp(-(((radius - 148 - 18 * strand) / 40) ** 2)) * (1 - hang) +
      0.4 * hang * Math.exp(-(((v - 40 - 20 * strand) / 60) ** 2));
  }
  rgb[0] = hair[0];
  rgb[1] = hair[1];
  rgb[2] = hair[2];
  const inner = v > 90 && Math.abs(x) < 190 ? 0.55 : 1;
  scale(rgb, Math.max(0.16, round * inner * (1 + 0.75 * strand)));
  const gleam = 0.05 * sheen * Math.max(0, 0.4 + strand) * Math.max(0.2, round);
  for (let k = 0; k < 3; k++) rgb[k]! += gleam * (0.5 + 0.5 * (hair[k]! / hair[0]));
}

/** How far down a whole fringe falls from the hairline: to the brows, face units. */
const FRINGE = 80;

/**
 * Paints the hair that grows over forehead and temples, and its shadow on the skin. `fringe` is how far hair
 * falls over one half of the forehead, 0 to 1.
 */
export function paintHairline(
  identity: Identity,
  fringe: number,
  u: number,
  v: number,
  edge: number,
  light: Vector,
  rgb: Colour,
): void {
  const { hairlineY, hairStyle, seed } = identity;
  const isLong = hairStyle === 'long';
  const lowest = isLong ? 270 : 0;
  const falls = fringe * FRINGE * smoothStep(50, -90, u);
  if (v > lowest || (v > hairlineY + 70 + falls && edge < 0.84)) return;
  // The hairline is higher in the middle of each side and lower at the temples.
  const side = Math.abs(u);
  const line =
    falls +
    hairlineY -
    8 * Math.sin(side / 34) +
    0.0011 * side * side +
    7 * smoothNoise(u / 16, 3, seed + 30);
  // The ends of a fringe are thin: skin shows between the strands.
  const top = (line - v) / (17 + 0.15 * falls);
  const end = smoothStep(lowest, lowest - (isLong ? 200 : 60), v);
  const temple = (edge - (isLong ? 0.93 : 0.955) - 0.06 * (1 - end)) / 0.045 - 2.4 * (1 - end);
  const inside = Math.max(top, temple);
  if (inside < -2.2) return;
  const flow = 0.3 * smoothNoise(u / 9, v / 9, seed);
  const fine =
    smoothNoise(u / 2.1 + flow, v / 30, seed + 35) + 0.5 * smoothNoise(u / 1.1 + flow, v / 18, seed + 36);
  scale(rgb, 1 - 0.3 * smoothStep(-2.2, 0.6, inside));
  const cover =
    hairStyle === 'cropped'
      ? 0.93 * smoothStep(-0.5, 1.4, inside + 0.5 * fine)
      : smoothStep(-0.15, 0.6, inside + 0.6 * fine);
  if (cover <= 0) return;
  const hair: Colour = [0, 0, 0];
  paintHair(identity, u, v, light, hair);
  blend(rgb, hair, cover);
}
