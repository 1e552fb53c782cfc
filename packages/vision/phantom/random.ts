/** A repeatable source of numbers from 0 to below 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from 0 to below 1 that belongs to one cell of a grid. */
export function cellRandom(x: number, y: number, seed: number): number {
  let hash = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from -1 to 1 with features about one unit wide. */
export function smoothNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = ease(x - left);
  const fy = ease(y - top);
  const upper = mix(cellRandom(left, top, seed), cellRandom(left + 1, top, seed), fx);
  const lower = mix(cellRandom(left, top + 1, seed), cellRandom(left + 1, top + 1, seed), fx);
  return 2 * mix(upper, lower, fy) - 1;
}

/** Length of (x, y). `Math.hypot` takes several times as long, and this is asked for every pixel. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the larger one. */
export function smoothStep(from: number, to: number, x: number): number {
  return ease(Math.max(0, Math.min(1, (x - from) / (to - from))));
}

/** Height 1 at the centre, standard deviations `sx`, `sy`. */
export function bump(x: number, y: number, sx: number, sy: number): number {
  const squared = (x / sx) ** 2 + (y / sy) ** 2;
  return squared > 18 ? 0 : Math.exp(-0.5 * squared);
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
