import { createRandom } from '@daylit/phantom';

/** Features, row by row, and the kind of each row. */
export interface Samples {
  features: Float32Array;
  kinds: Uint8Array;
}

/** The size of the network. */
export interface Shape {
  features: number;
  /** Number of hidden units. */
  units: number;
  kinds: number;
}

export interface Fit {
  centres: Float64Array;
  scales: Float64Array;
  /** For each hidden unit: a weight for each feature and a constant. */
  hidden: Float64Array;
  /** For each kind but the first: a weight for each unit and a constant. */
  weights: Float64Array;
  /** Mean logarithmic loss on the samples. */
  loss: number;
}

const ROUNDS = 200;
/** Number of past steps that L-BFGS keeps. */
const MEMORY = 12;
/** Weight decay (L2). */
const WEIGHT_DECAY = 3e-5;
/** Half the range of the initial weights: of a hidden unit with one feature, and of a kind. */
const FIRST_HIDDEN = 1;
const FIRST_WEIGHT = 0.1;

/**
 * Trains a network with one hidden layer by L-BFGS from fixed initial weights. Nothing is random, so the same
 * samples give the same weights.
 */
export function fit(raw: Samples, shape: Shape): Fit {
  const { samples, centres, scales } = standardised(raw, shape.features);
  let weights = firstWeights(shape);
  let gradient = new Float64Array(weights.length);
  let loss = lossAt(weights, gradient, samples, shape);
  const moves: { step: Float64Array; turn: Float64Array; overlap: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const direction = directionOf(gradient, moves);
    const slope = dot(direction, gradient);
    let length = round === 0 ? 1 / Math.sqrt(dot(gradient, gradient)) : 1;
    let next = weights;
    let nextGradient = gradient;
    let nextLoss = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 20; tries++, length /= 2) {
      next = weights.map((weight, i) => weight + length * direction[i]!);
      nextGradient = new Float64Array(weights.length);
      nextLoss = lossAt(next, nextGradient, samples, shape);
      if (nextLoss <= loss + 1e-4 * length * slope) break;
    }
    if (!(nextLoss < loss)) break;
    const step = next.map((weight, i) => weight - weights[i]!);
    const turn = nextGradient.map((value, i) => value - gradient[i]!);
    const overlap = dot(step, turn);
    if (overlap > 0) moves.push({ step, turn, overlap });
    if (moves.length > MEMORY) moves.shift();
    [weights, gradient, loss] = [next, nextGradient, nextLoss];
  }
  const layer = hiddenTerms(shape);
  return { centres, scales, hidden: weights.subarray(0, layer), weights: weights.subarray(layer), loss };
}

function hiddenTerms({ features, units }: Shape): number {
  return units * (features + 1);
}

/** Small and different initial weights, so that no two units learn the same. */
function firstWeights(shape: Shape): Float64Array {
  const random = createRandom(1);
  const layer = hiddenTerms(shape);
  const all = layer + (shape.kinds - 1) * (shape.units + 1);
  const spread = FIRST_HIDDEN / Math.sqrt(shape.features);
  return Float64Array.from(
    { length: all },
    (_, i) => (2 * random() - 1) * (i < layer ? spread : FIRST_WEIGHT),
  );
}

/** The samples with mean 0 and standard deviation 1 in every feature. */
function standardised(
  { features: raw, kinds }: Samples,
  features: number,
): { samples: Samples; centres: Float64Array; scales: Float64Array } {
  const values = raw.slice();
  const centres = new Float64Array(features);
  const scales = new Float64Array(features);
  for (let i = 0; i < values.length; i++) centres[i % features]! += values[i]! / kinds.length;
  for (let i = 0; i < values.length; i++)
    scales[i % features]! += (values[i]! - centres[i % features]!) ** 2 / kinds.length;
  for (let k = 0; k < features; k++) scales[k] = Math.sqrt(scales[k]!) + 1e-9;
  for (let i = 0; i < values.length; i++)
    values[i] = (values[i]! - centres[i % features]!) / scales[i % features]!;
  return { samples: { features: values, kinds }, centres, scales };
}

/** Returns the loss and adds its gradient to `gradient`. The hidden layer comes first in both arrays. */
function lossAt(
  weights: Float64Array,
  gradient: Float64Array,
  { features: values, kinds: answers }: Samples,
  shape: Shape,
): number {
  const { features, units, kinds } = shape;
  const layer = hiddenTerms(shape);
  const outputs = new Float64Array(units);
  const slopes = new Float64Array(units);
  const scores = new Float64Array(kinds);
  const rows = answers.length;
  let loss = 0;
  for (let row = 0, at = 0; row < rows; row++, at += features) {
    for (let unit = 0; unit < units; unit++) {
      const from = unit * (features + 1);
      let sum = weights[from + features]!;
      for (let i = 0; i < features; i++) sum += weights[from + i]! * values[at + i]!;
      const share = 1 / (1 + Math.abs(sum));
      outputs[unit] = sum * share;
      slopes[unit] = share * share;
    }
    let most = 0;
    scores[0] = 0;
    for (let kind = 1; kind < kinds; kind++) {
      const from = layer + (kind - 1) * (units + 1);
      let score = weights[from + units]!;
      for (let unit = 0; unit < units; unit++) score += weights[from + unit]! * outputs[unit]!;
      scores[kind] = score;
      if (score > most) most = score;
    }
    const answer = answers[row]!;
    const score = scores[answer]! - most;
    let all = 0;
    for (let kind = 0; kind < kinds; kind++) all += scores[kind] = Math.exp(scores[kind]! - most);
    loss += (Math.log(all) - score) / rows;
    for (let kind = 0; kind < kinds; kind++)
      scores[kind] = (scores[kind]! / all - (kind === answer ? 1 : 0)) / rows;
    for (let unit = 0; unit < units; unit++) {
      let back = 0;
      for (let kind = 1; kind < kinds; kind++) {
        const from = layer + (kind - 1) * (units + 1);
        const excess = scores[kind]!;
        gradient[from + unit]! += excess * outputs[unit]!;
        if (unit === 0) gradient[from + units]! += excess;
        back += excess * weights[from + unit]!;
      }
      back *= slopes[unit]!;
      const from = unit * (features + 1);
      for (let i = 0; i < features; i++) gradient[from + i]! += back * values[at + i]!;
      gradient[from + features]! += back;
    }
  }
  for (let i = 0; i < weights.length; i++) {
    loss += WEIGHT_DECAY * weights[i]! * weights[i]!;
    gradient[i]! += 2 * WEIGHT_DECAY * weights[i]!;
  }
  return loss;
}

/** The direction of descent, corrected by the curvature along the last steps (L-BFGS). */
function directionOf(
  gradient: Float64Array,
  moves: readonly { step: Float64Array; turn: Float64Array; overlap: number }[],
): Float64Array {
  const direction = gradient.map((value) => -value);
  const shares: number[] = [];
  for (const { step, turn, overlap } of moves.toReversed()) {
    const share = dot(step, direction) / overlap;
    shares.push(share);
    for (let i = 0; i < direction.length; i++) direction[i]! -= share * turn[i]!;
  }
  const last = moves.at(-1);
  if (last) {
    const scale = last.overlap / dot(last.turn, last.turn);
    for (let i = 0; i < direction.length; i++) direction[i]! *= scale;
  }
  for (const { step, turn, overlap } of moves) {
    const share = (shares.pop() ?? 0) - dot(turn, direction) / overlap;
    for (let i = 0; i < direction.length; i++) direction[i]! += share * step[i]!;
  }
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
