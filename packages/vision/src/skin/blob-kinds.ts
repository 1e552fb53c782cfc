import { FEATURES } from './blob-features.ts';
import * as TRAINED from './blob-weights.gen.ts';

/** What a blob may be, and the weights that tell it. */
export type BlobNetwork = typeof TRAINED;

/** Number of hidden units. */
export const UNITS = 24;

/** Weights of a linear form over the features and over the units: one for each and a constant. */
const FEATURE_TERMS = FEATURES + 1;
const UNIT_TERMS = UNITS + 1;

/**
 * Likelihood of a blemish and of a dark spot, 0 to 1 each. The rest is the likelihood of pores, folds, hair,
 * shade or noise.
 */
export interface Likeness {
  blemish: number;
  spot: number;
}

/**
 * The classifier: a network with one hidden layer and an output for each kind that it was trained on. All
 * kinds but two are kinds of blemish. The hidden units use only sums and quotients, so that results are the
 * same on every machine.
 */
export function likenessOf(
  features: Float64Array,
  { CENTRES, HIDDEN, KINDS, SCALES, WEIGHTS }: BlobNetwork = TRAINED,
): Likeness {
  const inputs = features.map((feature, i) => (feature - CENTRES[i]!) / SCALES[i]!);
  const units = new Float64Array(UNITS);
  const scores = new Float64Array(KINDS.length);
  for (let unit = 0; unit < UNITS; unit++) {
    const value = linear(HIDDEN, unit * FEATURE_TERMS, inputs);
    units[unit] = value / (1 + Math.abs(value));
  }
  let most = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    // Only differences matter: the score of the first kind is 0.
    const score = kind === 0 ? 0 : linear(WEIGHTS, (kind - 1) * UNIT_TERMS, units);
    scores[kind] = score;
    if (score > most) most = score;
  }
  let all = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    scores[kind] = Math.exp(scores[kind]! - most);
    all += scores[kind]!;
  }
  const nothing = scores[KINDS.indexOf('nothing')]! / all;
  const spot = scores[KINDS.indexOf('dark_spot')]! / all;
  return { blemish: Math.max(0, 1 - nothing - spot), spot };
}

/** A linear form; the constant follows the weights. */
function linear(weights: readonly number[], from: number, values: Float64Array): number {
  let sum = weights[from + values.length]!;
  for (let i = 0; i < values.length; i++) sum += weights[from + i]! * values[i]!;
  return sum;
}
