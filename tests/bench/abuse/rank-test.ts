/**
 * The p-value of the two-sided Mann-Whitney test: the probability, 0 to 1, that two samples of one
 * distribution differ at least this much. Normal approximation, for more than 20 values each. A single slow
 * value hardly matters.
 */
export function differ(a: readonly number[], b: readonly number[]): number {
  const sorted = [...a, ...b].toSorted((x, y) => x - y);
  const rankSum = a.reduce((sum, value) => sum + rankOf(value, sorted), 0);
  const smaller = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(smaller - mean) / deviation));
}

/** Equal values share the mean of their ranks. */
function rankOf(value: number, sorted: readonly number[]): number {
  return (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1;
}

/** Cumulative distribution function of the normal distribution, z ≥ 0, by Abramowitz and Stegun 26.2.17. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
