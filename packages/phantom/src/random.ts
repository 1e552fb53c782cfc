/** A repeatable generator of numbers from 0 to below 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from 0 to below 1 for one cell of a grid. */
export function cellRandom(x: number, y: number, seed: number): number {
  let hash = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/**
 * One table of numbers for all noise, because a look-up is several times as fast as hashing. The seed sets
 * the offset in it.
 */
const TABLE_BITS = 9;
const TABLE_SIDE = 1 << TABLE_BITS;
const TABLE = Float32Array.from(
  { length: TABLE_SIDE * TABLE_SIDE },
  (_, i) => 2 * cellRandom(i & (TABLE_SIDE - 1), i >> TABLE_BITS, 7) - 1,
);

/** Smooth noise from -1 to 1 with features about one unit wide. */
export function smoothNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const tx = x - left;
  const ty = y - top;
  const fx = tx * tx * (3 - 2 * tx);
  const fy = ty * ty * (3 - 2 * ty);
  const start = Math.imul(seed | 0, 0x9e3779b1);
  const column = (left + (start >>> 21)) & (TABLE_SIDE - 1);
  const row = ((top + ((start >>> 9) & 0xfff)) & (TABLE_SIDE - 1)) << TABLE_BITS;
  const right = (column + 1) & (TABLE_SIDE - 1);
  const below = (row + TABLE_SIDE) & (TABLE.length - 1);
  const a = TABLE[row + column]!;
  const c = TABLE[below + column]!;
  const upper = a + (TABLE[row + right]! - a) * fx;
  return upper + (c + (TABLE[below + right]! - c) * fx - upper) * fy;
}

/**
 * Hairs that run in the direction of `along`, side by side in the direction of `across`: 1 on a hair, 0
 * between. `density` is the share that hairs cover, 0 to 1. Face units.
 */
export function strands(across: number, along: number, density: number, seed: number): number {
  if (density <= 0) return 0;
  const noise =
    smoothNoise(across / 1.5, along / 15, seed) + 0.6 * smoothNoise(across / 0.8, along / 9, seed + 1);
  return smoothStep(0.95 - 1.7 * density, 1.35 - 1.7 * density, noise);
}

/** Length of (x, y). `Math.hypot` takes several times as long, and every pixel needs this. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** 0 below `from`, 1 above `to`, smooth in between. `from` may be larger than `to`. */
export function smoothStep(from: number, to: number, x: number): number {
  return ease(Math.max(0, Math.min(1, (x - from) / (to - from))));
}

/** A Gaussian of height 1 at the centre with standard deviations `sx` and `sy`. */
export function bump(x: number, y: number, sx: number, sy: number): number {
  const squared = (x / sx) ** 2 + (y / sy) ** 2;
  return squared > 18 ? 0 : Math.exp(-0.5 * squared);
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
