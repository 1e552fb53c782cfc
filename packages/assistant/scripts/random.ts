/** Mulberry32: the same numbers from 0 to 1 for the same seed, on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const twice = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fisher and Yates. */
export function shuffle(items: unknown[], random: () => number): void {
  for (let end = items.length - 1; end > 0; end--) {
    const at = Math.floor(random() * (end + 1));
    const [one, other] = [items[end], items[at]];
    items[at] = one;
    items[end] = other;
  }
}
