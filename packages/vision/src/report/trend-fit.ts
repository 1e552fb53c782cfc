import { DRIFT_KEPT, NEIGHBOURS, OUTLIER } from '../thresholds/trend.ts';

/** A sign in one scan of a run. */
export interface TrendReading {
  /** Milliseconds since 1970. */
  at: number;
  /** Points. */
  severity: number;
  /** Standard deviation from this photo to a new one of the same skin, points. */
  deviation: number;
  /** Of an earlier engine: its version, and the standard deviation of the error that its readings share. */
  bridge?: { from: string; spread: number } | undefined;
}

/** A reading as the fit needs it. */
export interface Weighed extends Pick<TrendReading, 'bridge'> {
  day: number;
  severity: number;
  variance: number;
  /** 1 over the variance. */
  weight: number;
}

/** Level until the scan `last`, another one from the scan `first` on, and a straight way between them. */
export interface Shape {
  last: number;
  first: number;
}

export interface Fit {
  /** The level before, and what is added to it, points. */
  level: number;
  change: number;
  /** Variance of `change` by the readings' own variances, points squared. */
  variance: number;
  /** Weighted mean of the scans' ways. */
  meanWay: number;
}

const DAY = 86_400_000;

/**
 * The readings for the fit, in which one far off the middle of its neighbours counts as if it were just so
 * far: a lamp or a sunburn neither makes a change nor hides one (the filter of Hampel, with the error that is
 * known).
 */
export function weighed(readings: readonly TrendReading[]): Weighed[] {
  return readings.map(({ at, severity, deviation, bridge }, index) => {
    const around = readings.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1);
    const middle = medianOf(around.map((reading) => reading.severity));
    const most = OUTLIER * deviation;
    const variance = deviation ** 2;
    return {
      day: at / DAY,
      severity: Math.min(middle + most, Math.max(middle - most, severity)),
      variance,
      weight: 1 / variance,
      bridge,
    };
  });
}

/** The middle value, or the mean of the two. */
function medianOf(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = (inOrder.length - 1) / 2;
  return (inOrder[Math.floor(half)]! + inOrder[Math.ceil(half)]!) / 2;
}

/** How far a scan is on the way from the old level (0) to the new one (1). */
export function wayAt(run: readonly Weighed[], { last, first }: Shape, index: number): number {
  if (index <= last) return 0;
  if (index >= first) return 1;
  const from = run[last]!.day;
  return (run[index]!.day - from) / (run[first]!.day - from);
}

/** Weighted least squares of the shape, without the scan `without`; null where too few scans are left. */
export function fitted(run: readonly Weighed[], shape: Shape, without = -1): Fit | null {
  let weights = 0;
  let x = 0;
  let xx = 0;
  let y = 0;
  let xy = 0;
  for (let index = 0; index < run.length; index++) {
    if (index === without) continue;
    const { severity, weight } = run[index]!;
    weights += weight;
    y += weight * severity;
    // At the old level nothing else is added.
    if (index <= shape.last) continue;
    const way = wayAt(run, shape, index);
    x += weight * way;
    xx += weight * way * way;
    xy += weight * way * severity;
  }
  const inner = xx - (x * x) / weights;
  if (!(inner > 1e-9 * weights)) return null;
  const change = (xy - (x * y) / weights) / inner;
  return { level: (y - change * x) / weights, change, variance: 1 / inner, meanWay: x / weights };
}

/**
 * What a drift of variance 1 that all readings share, the less the longer they lie apart, adds to the
 * variance of the change: the sum over all pairs of scans of an autoregressive process, by recursion.
 */
export function ofDrift(run: readonly Weighed[], shape: Shape, fit: Fit, without = -1): number {
  let sum = 0;
  let carried = 0;
  let before = 0;
  for (let index = 0; index < run.length; index++) {
    if (index === without) continue;
    const { day } = run[index]!;
    const part = partIn(run, shape, fit, index);
    carried *= DRIFT_KEPT ** (day - before);
    sum += part * part + 2 * part * carried;
    carried += part;
    before = day;
  }
  return sum;
}

/**
 * What the bridges of earlier engines add to the variance of the change, points squared. One that reads a
 * face too high does so in each of its scans: their number does not make that smaller.
 */
export function ofBridges(run: readonly Weighed[], shape: Shape, fit: Fit, without = -1): number {
  const errors = new Map<string, number>();
  for (let index = 0; index < run.length; index++) {
    const { bridge } = run[index]!;
    if (index === without || !bridge) continue;
    const error = partIn(run, shape, fit, index) * bridge.spread;
    errors.set(bridge.from, (errors.get(bridge.from) ?? 0) + error);
  }
  return [...errors.values()].reduce((sum, error) => sum + error ** 2, 0);
}

/** How far the change moves with the reading of one scan, points a point. */
function partIn(run: readonly Weighed[], shape: Shape, { variance, meanWay }: Fit, index: number): number {
  return (wayAt(run, shape, index) - meanWay) * variance * run[index]!.weight;
}
