import type { Identity } from './identity.ts';
import { cellRandom } from './random.ts';

const FOREHEAD_LINES = 3;
const EYE_LINES = 4;

interface ForeheadLine {
  /** Half its length, and its width, face units. */
  half: number;
  width: number;
  wave: number;
  phase: number;
  /** Height in the middle of the forehead, and how much lower the ends are. */
  v: number;
  bend: number;
}

interface EyeLine {
  cosine: number;
  sine: number;
  length: number;
}

/** The folds of a person's forehead and of the corners of the eyes. */
export interface Folds {
  identity: Identity;
  forehead: ForeheadLine[];
  eyes: EyeLine[];
}

export function createFolds(identity: Identity): Folds {
  const { browY, hairlineY, seed } = identity;
  const lowest = browY - 24;
  const spacing = (lowest - hairlineY - 24) / (FOREHEAD_LINES - 1);
  const forehead = Array.from({ length: FOREHEAD_LINES }, (_, i) => ({
    half: 80 + 40 * cellRandom(i, 1, seed),
    wave: 2 + 3 * cellRandom(i, 2, seed),
    phase: 6 * cellRandom(i, 3, seed),
    v: lowest - spacing * i,
    bend: (cellRandom(i, 4, seed) - 0.5) * 10,
    width: 1.4 + 0.6 * cellRandom(i, 5, seed),
  }));
  const eyes = Array.from({ length: EYE_LINES }, (_, i) => {
    const angle = -0.45 + 0.3 * i + 0.1 * (cellRandom(i, 7, seed) - 0.5);
    return { cosine: Math.cos(angle), sine: Math.sin(angle), length: 28 + 12 * cellRandom(i, 6, seed) };
  });
  return { identity, forehead, eyes };
}

/** How deep the lines of the forehead and of the eyes are at (u, v): 1 in a line, less than 0 beside it. */
export function foldsAt(folds: Folds, u: number, v: number): number {
  return foreheadLines(folds, u, v) + eyeLines(folds, u, v);
}

function foreheadLines({ identity: { browY, hairlineY }, forehead }: Folds, u: number, v: number): number {
  if (v > browY || v < hairlineY) return 0;
  let sum = 0;
  for (const { half, width, wave, phase, v: middle, bend } of forehead) {
    const along = u / half;
    if (Math.abs(along) >= 1) continue;
    const centre = middle + wave * Math.sin(along * 3 + phase) + bend * along * along;
    sum += groove((v - centre) / width) * (1 - along * along);
  }
  return sum;
}

function eyeLines({ identity: { eyeX, eyeY, eyeHalfWidth }, eyes }: Folds, u: number, v: number): number {
  const side = Math.abs(u) - eyeX - eyeHalfWidth - 9;
  if (side < 0 || side > 45) return 0;
  let sum = 0;
  for (const { cosine, sine, length } of eyes) {
    const along = side * cosine + (v - eyeY) * sine;
    if (along < 0 || along > length) continue;
    const across = -side * sine + (v - eyeY) * cosine;
    sum += groove(across / 1.4) * Math.sin(Math.PI * Math.min(1, (along / length) * 0.9 + 0.1));
  }
  return sum;
}

/** A dark fold with a lighter edge below it. `across` is in units of the fold's width. */
function groove(across: number): number {
  if (Math.abs(across) > 6) return 0;
  return Math.exp(-0.5 * across ** 2) - 0.35 * Math.exp(-0.5 * (across - 2.4) ** 2);
}
