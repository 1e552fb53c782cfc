/** Root mean square; NaN without values. */
export function rms(values: readonly number[]): number {
  return Math.sqrt(mean(values.map((value) => value * value)));
}

/** Arithmetic mean; NaN without values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Largest minus smallest; NaN without values. */
export function range(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : Math.max(...values) - Math.min(...values);
}

/** The median, or the lower of the two middle values. NaN without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/**
 * Spearman's rank correlation, -1 to 1: 1 when the second value always grows with the first. Equal values
 * share the mean of their ranks. NaN for fewer than two pairs and where one side is constant.
 */
export function spearman(pairs: readonly (readonly [number, number])[]): number {
  const first = ranksOf(pairs.map(([value]) => value));
  const second = ranksOf(pairs.map(([, value]) => value));
  const middle = (pairs.length + 1) / 2;
  let product = 0;
  let firstSquare = 0;
  let secondSquare = 0;
  for (const [index, rank] of first.entries()) {
    const a = rank - middle;
    const b = (second[index] ?? Number.NaN) - middle;
    product += a * b;
    firstSquare += a * a;
    secondSquare += b * b;
  }
  return product / Math.sqrt(firstSquare * secondSquare);
}

/** Rank of each value, from 1. Equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    let smaller = 0;
    let equal = 0;
    for (const other of values) {
      if (other < value) smaller++;
      else if (other === value) equal++;
    }
    return smaller + (equal + 1) / 2;
  });
}
