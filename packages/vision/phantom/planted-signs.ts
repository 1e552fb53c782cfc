import type { Identity } from './identity.ts';
import type { PlantedSigns } from './options.ts';
import { bump, cellRandom, smoothNoise } from './random.ts';

/**
 * Optical density (natural logarithm) of blood and pigment in red, green and blue. They differ from the
 * engine's spectra, because a phantom that shares the engine's assumptions would prove nothing.
 */
export const BLOOD_DENSITY = [0.15, 0.74, 0.66] as const;
export const PIGMENT_DENSITY = [0.36, 0.5, 0.79] as const;

/**
 * The slowly changing properties of the skin at one place: optical density of blood, pigment and shade, and
 * the specular reflection of the surface.
 */
export interface SlowSigns {
  blood: number;
  pigment: number;
  shade: number;
  specular: number;
}

/** Planted redness, circles, unevenness and shine at (u, v). */
export function slowSigns(signs: PlantedSigns, identity: Identity, u: number, v: number): SlowSigns {
  const { redness = 0, dark_circles = 0, shine = 0, unevenness = 0 } = signs;
  const circle = dark_circles > 0 ? dark_circles * hollow(identity, u, v) : 0;
  const patch =
    unevenness > 0
      ? unevenness *
        (smoothNoise(u / 34, v / 34, identity.seed + 91) +
          0.5 * smoothNoise(u / 19, v / 19, identity.seed + 92))
      : 0;
  return {
    blood: (redness > 0 ? 0.8 * redness * flush(identity, u, v) : 0) + 0.4 * circle + 0.12 * patch,
    pigment: 0.48 * circle + 0.5 * patch,
    shade: 0.1 * circle,
    specular: shine > 0 ? 0.4 * shine * specular(identity, u, v) : 0,
  };
}

/** Optical density of planted texture and lines at (u, v), equal in all channels. */
export function fineSigns(
  { texture = 0, lines = 0 }: PlantedSigns,
  identity: Identity,
  u: number,
  v: number,
): number {
  let shade = 0;
  if (texture > 0) shade += 0.32 * texture * pores(identity.seed, u, v);
  if (lines > 0) shade += 0.5 * lines * (foreheadLines(identity, u, v) + eyeLines(identity, u, v));
  return shade;
}

function flush({ eyeY, noseY }: Identity, u: number, v: number): number {
  const side = Math.abs(u);
  return Math.max(
    bump(side - 118, v - eyeY - 88, 34, 30),
    bump(side - 100, v - eyeY - 128, 26, 26),
    bump(u, v - noseY + 4, 24, 26),
  );
}

/** Where skin gets oily first: forehead, ridge and tip of the nose, cheekbones, chin. */
export function specular({ hairlineY, browY, eyeY, noseY }: Identity, u: number, v: number): number {
  const side = Math.abs(u);
  const forehead = bump(u, v - (hairlineY + browY) / 2 - 4, 50, 21);
  const nose = bump(u, v - noseY + 44, 9, 28) + bump(u, v - noseY, 11, 9);
  return Math.min(1, forehead + nose + bump(side - 118, v - eyeY - 80, 20, 16) + bump(u, v - 202, 16, 10));
}

function hollow({ eyeX, eyeY }: Identity, u: number, v: number): number {
  return bump(Math.abs(u) - eyeX + 4, v - eyeY - 31, 25, 9);
}

const PORE_CELL = 7;

export function pores(seed: number, u: number, v: number): number {
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

const FOREHEAD_LINES = 3;

export function foreheadLines({ browY, hairlineY, seed }: Identity, u: number, v: number): number {
  if (v > browY || v < hairlineY) return 0;
  const lowest = browY - 24;
  const spacing = (lowest - hairlineY - 24) / (FOREHEAD_LINES - 1);
  let sum = 0;
  for (let i = 0; i < FOREHEAD_LINES; i++) {
    const half = 80 + 40 * cellRandom(i, 1, seed);
    const along = u / half;
    if (Math.abs(along) >= 1) continue;
    const wave = (2 + 3 * cellRandom(i, 2, seed)) * Math.sin(along * 3 + 6 * cellRandom(i, 3, seed));
    const middle = lowest - spacing * i + wave + (cellRandom(i, 4, seed) - 0.5) * 10 * along * along;
    sum += groove((v - middle) / (1.4 + 0.6 * cellRandom(i, 5, seed))) * (1 - along * along);
  }
  return sum;
}

export function eyeLines({ eyeX, eyeY, eyeHalfWidth, seed }: Identity, u: number, v: number): number {
  const side = Math.abs(u) - eyeX - eyeHalfWidth - 9;
  if (side < 0 || side > 45) return 0;
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const angle = -0.45 + 0.3 * i + 0.1 * (cellRandom(i, 7, seed) - 0.5);
    const along = side * Math.cos(angle) + (v - eyeY) * Math.sin(angle);
    const length = 28 + 12 * cellRandom(i, 6, seed);
    if (along < 0 || along > length) continue;
    const across = -side * Math.sin(angle) + (v - eyeY) * Math.cos(angle);
    sum += groove(across / 1.4) * Math.sin(Math.PI * Math.min(1, (along / length) * 0.9 + 0.1));
  }
  return sum;
}

/** A dark fold with a lighter edge below it. `across` is in units of the fold's width. */
function groove(across: number): number {
  if (Math.abs(across) > 6) return 0;
  return Math.exp(-0.5 * across ** 2) - 0.35 * Math.exp(-0.5 * (across - 2.4) ** 2);
}
