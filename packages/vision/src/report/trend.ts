import type { Sign, SignTrend } from '@daylit/contract';
import { SIGNS } from '../signs/signs.ts';
import {
  DRIFT_SHARE,
  LEAST_CHANGE,
  LEAST_SCANS,
  NEWS_FOR,
  NOISE_WITHIN,
  OUTLIER,
  STEADY_WITHIN,
  TREND_LIMITS,
  TREND_WINDOW,
  WAYS,
  WITHOUT_ONE,
} from '../thresholds/trend.ts';
import { USUAL_SPREAD_WEIGHT } from './repeatability.ts';
import { round } from './round.ts';
import {
  type Fit,
  fitted,
  ofBridges,
  ofDrift,
  type Shape,
  type TrendReading,
  wayAt,
  type Weighed,
  weighed,
} from './trend-fit.ts';

/** A change over a run of scans, and how it stands out of the noise. */
interface Change extends Fit {
  shape: Shape;
  /** The change in standard deviations, as a multiple of the limit: told from 1 on. */
  strength: number;
}

/**
 * What the run of scans shows of a sign: the change of level, or the rise or fall from one level to another,
 * that stands out most, if it stands out enough. `readings`: of scans that may be compared with each other,
 * oldest first. `usual`: standard deviation from one photo to the next, points, from this member's pairs.
 */
export function trendOf(sign: Sign, readings: readonly TrendReading[], usual: number): SignTrend {
  const newest = readings.slice(-TREND_WINDOW);
  const run = weighed(newest);
  const change = strongestChange(sign, run, usual);
  const untold = { since: null, from: null, to: null, scans: run.length, confidence: null };
  if (!change) return { kind: couldShow(sign, run, usual) ? 'steady' : 'too_few', ...untold };
  const since = run.findIndex((_, index) => wayAt(run, change.shape, index) >= 0.5);
  return {
    kind: change.change < 0 ? 'calmer' : 'stronger',
    since: new Date(newest[since]!.at).toISOString(),
    from: level(change.level),
    to: level(change.level + change.change),
    scans: run.length,
    confidence: confidenceOf(change.strength),
  };
}

/** The change that stands out most of those that hold without any one of their scans. */
function strongestChange(sign: Sign, run: readonly Weighed[], usual: number): Change | null {
  const { step, leastScans = 2 } = SIGNS[sign];
  const limit = limitFor(run.length);
  let best: Change | null = null;
  for (const shape of shapesIn(run.length, leastScans)) {
    const fit = fitted(run, shape);
    if (!fit || Math.abs(fit.change) < LEAST_CHANGE * step) continue;
    const noise = noiseIn(run, shape, fit);
    // Without drift and bridges, which take longer to compute and only weaken.
    const most = Math.abs(fit.change) / Math.sqrt(noise * fit.variance);
    if (most < limit * (best?.strength ?? 1)) continue;
    const strength = strengthOf(run, shape, fit, { noise, usual }) / limit;
    if (strength < (best?.strength ?? 1)) continue;
    if (holdsWithoutAny(run, shape, fit, { noise, usual })) best = { ...fit, shape, strength };
  }
  return best;
}

function limitFor(scans: number): number {
  return TREND_LIMITS.findLast(({ from }) => scans >= from)!.strength;
}

function* shapesIn(scans: number, leastScans: number): Generator<Shape> {
  for (let first = scans - 1; first >= Math.max(1, scans - NEWS_FOR); first--)
    for (const way of WAYS) {
      const last = first - way;
      if (last >= 0 && scans - 1 - last >= leastScans) yield { first, last };
    }
}

interface Noise {
  /** Variance of the run as a multiple of what its photos let expect. */
  noise: number;
  /** Standard deviation from one photo to the next that is usual for the member, points. */
  usual: number;
}

/** A change in standard deviations of its error. */
function strengthOf(
  run: readonly Weighed[],
  shape: Shape,
  fit: Fit,
  { noise, usual }: Noise,
  without?: number,
): number {
  const drift = DRIFT_SHARE * usual ** 2 * ofDrift(run, shape, fit, without);
  const bridges = ofBridges(run, shape, fit, without);
  return Math.abs(fit.change) / Math.sqrt(noise * (fit.variance + drift) + bridges);
}

/**
 * Variance of this run as a multiple of what its photos let expect: the mean square of successive
 * differences, without the one across a change of level, together with the mean square around the shape.
 * Drawn towards 1 as the spread between two photos is towards the usual one (decision 0103), and deaf to
 * outliers.
 */
function noiseIn(run: readonly Weighed[], shape: Shape, { level: before, change }: Fit): number {
  const most = OUTLIER ** 2;
  let sum = USUAL_SPREAD_WEIGHT;
  // The fit takes two degrees of freedom.
  let count = USUAL_SPREAD_WEIGHT - 2;
  for (let index = 0; index < run.length; index++) {
    const now = run[index]!;
    const expected = before + change * wayAt(run, shape, index);
    sum += Math.min((now.severity - expected) ** 2 / now.variance, most);
    count++;
    const earlier = run[index - 1];
    const isAcross = index === shape.first && shape.last === index - 1;
    if (!earlier || isAcross || now.day - earlier.day > NOISE_WITHIN) continue;
    if (now.bridge?.from !== earlier.bridge?.from) continue;
    sum += Math.min((now.severity - earlier.severity) ** 2 / (now.variance + earlier.variance), most);
    count++;
  }
  return sum / count;
}

/** A single sunburn or lamp never makes a trend. */
function holdsWithoutAny(run: readonly Weighed[], shape: Shape, { change }: Fit, noise: Noise): boolean {
  return run.every((_, without) => {
    const fit = fitted(run, shape, without);
    if (!fit || Math.sign(fit.change) !== Math.sign(change)) return false;
    return strengthOf(run, shape, fit, noise, without) >= WITHOUT_ONE;
  });
}

/** Whether a change of two steps in the middle of the run would have been told. */
function couldShow(sign: Sign, run: readonly Weighed[], usual: number): boolean {
  if (run.length < LEAST_SCANS) return false;
  const first = run.length - Math.min(NEWS_FOR, Math.floor(run.length / 2));
  const shape = { first, last: first - 1 };
  const fit = fitted(run, shape);
  if (!fit) return false;
  const steps = { ...fit, change: STEADY_WITHIN * SIGNS[sign].step };
  const noise = noiseIn(run, shape, fit);
  return strengthOf(run, shape, steps, { noise, usual }) >= limitFor(run.length);
}

/**
 * The share of members without any change of whom a year of weekly scans shows nothing as strong, in the
 * worst scenario of the simulation.
 */
function confidenceOf(strength: number): number {
  return round(1 - 0.05 / strength ** 3, 2);
}

function level(severity: number): number {
  return round(Math.min(5, Math.max(0, severity)), 1);
}
