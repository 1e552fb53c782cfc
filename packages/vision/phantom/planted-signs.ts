import type { Identity } from './identity.ts';
import type { PlantedSigns } from './options.ts';
import { bump, cellRandom, smoothNoise } from './random.ts';

/**
 * Optical density (natural log) that blood and pigment add in red, green and blue. Chosen apart from the vectors by which the
 * engine takes colours apart: a phantom that shares the engine's assumptions would prove nothing.
 */
export const BLOOD = [0.15, 0.74, 0.66] as const;
export const PIGMENT = [0.36, 0.5, 0.79] as const;

/** What the signs change at one place: optical density of blood, pigment and shade, and light mirrored by the surface. */
export interface SkinChange {
  blood: number;
  pigment: number;
  shade: number;
  gloss: number;
}

/** Writes the sum of all planted signs at (u, v) into `change`. */
export function plantSigns(
  signs: PlantedSigns,
  identity: Identity,
  u: number,
  v: number,
  change: SkinChange,
): void {
  const { redness = 0, texture = 0, lines = 0, dark_circles = 0, shine = 0, unevenness = 0 } = signs;
  change.blood = redness > 0 ? 0.8 * redness * flush(identity, u, v) : 0;
  change.pigment = 0;
  change.shade = 0;
  change.gloss = shine > 0 ? 0.4 * shine * gloss(identity, u, v) : 0;
  if (dark_circles > 0) {
    const amount = dark_circles * hollow(identity, u, v);
    change.blood += 0.4 * amount;
    change.pigment += 0.48 * amount;
    change.shade += 0.1 * amount;
  }
  if (unevenness > 0) {
    const patch = smoothNoise(u / 34, v / 34, 91) + 0.5 * smoothNoise(u / 19, v / 19, 92);
    change.pigment += 0.5 * unevenness * patch;
    change.blood += 0.12 * unevenness * patch;
  }
  if (texture > 0) change.shade += 0.32 * texture * pores(identity.seed, u, v);
  if (lines > 0) change.shade += 0.5 * lines * (foreheadLines(identity, u, v) + eyeLines(identity, u, v));
}

function flush({ noseY }: Identity, u: number, v: number): number {
  const side = Math.abs(u);
  return Math.max(
    bump(side - 115, v - 30, 34, 30),
    bump(side - 95, v - 75, 26, 26),
    bump(u, v - noseY + 6, 24, 26),
  );
}

function gloss({ noseY }: Identity, u: number, v: number): number {
  const side = Math.abs(u);
  const forehead = bump(u, v + 160, 50, 24);
  const nose = bump(u, v - noseY + 50, 9, 30) + bump(u, v - noseY + 8, 10, 8);
  return Math.min(1, forehead + nose + bump(side - 115, v - 22, 20, 16) + bump(u, v - 195, 16, 10));
}

function hollow({ eyeX, eyeY }: Identity, u: number, v: number): number {
  return bump(Math.abs(u) - eyeX + 4, v - eyeY - 29, 24, 9);
}

const PORE_CELL = 7;

function pores(seed: number, u: number, v: number): number {
  const column = Math.floor(u / PORE_CELL);
  const row = Math.floor(v / PORE_CELL);
  let sum = 0;
  for (let y = row - 1; y <= row + 1; y++) {
    for (let x = column - 1; x <= column + 1; x++) {
      const radius = 1 + 0.6 * cellRandom(x, y, seed + 3);
      const du = u - (x + cellRandom(x, y, seed + 1)) * PORE_CELL;
      const dv = v - (y + cellRandom(x, y, seed + 2)) * PORE_CELL;
      const squared = (du * du + dv * dv) / (radius * radius);
      if (squared < 16) sum += (0.6 + 0.8 * cellRandom(x, y, seed + 4)) * Math.exp(-0.5 * squared);
    }
  }
  return sum;
}

function foreheadLines({ browY, seed }: Identity, u: number, v: number): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const half = 80 + 40 * cellRandom(i, 1, seed);
    const along = u / half;
    if (Math.abs(along) >= 1) continue;
    const wave = (3 + 3 * cellRandom(i, 2, seed)) * Math.sin(along * 3 + 6 * cellRandom(i, 3, seed));
    const middle = browY - 30 - 24 * i + wave + (cellRandom(i, 4, seed) - 0.5) * 10 * along * along;
    sum += groove((v - middle) / (1.4 + 0.6 * cellRandom(i, 5, seed))) * (1 - along * along);
  }
  return sum;
}

function eyeLines({ eyeX, eyeY, eyeHalfWidth, seed }: Identity, u: number, v: number): number {
  const side = Math.abs(u) - eyeX - eyeHalfWidth - 14;
  if (side < 0 || side > 45) return 0;
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const angle = -0.45 + 0.3 * i;
    const along = side * Math.cos(angle) + (v - eyeY) * Math.sin(angle);
    const length = 28 + 12 * cellRandom(i, 6, seed);
    if (along < 0 || along > length) continue;
    const across = -side * Math.sin(angle) + (v - eyeY) * Math.cos(angle);
    sum += groove(across / 1.4) * Math.sin(Math.PI * Math.min(1, (along / length) * 0.9 + 0.1));
  }
  return sum;
}

/** A dark fold with a lighter lip below it; `across` in units of the fold's width. */
function groove(across: number): number {
  if (Math.abs(across) > 6) return 0;
  return Math.exp(-0.5 * across ** 2) - 0.35 * Math.exp(-0.5 * (across - 2.4) ** 2);
}
