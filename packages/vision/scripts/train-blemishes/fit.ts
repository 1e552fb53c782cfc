/** Row after row of features, and what each row is. */
export interface Samples {
  features: Float32Array;
  kinds: Uint8Array;
}

export interface Fit {
  centres: Float64Array;
  scales: Float64Array;
  /** For each kind but the first: a weight for each feature and a constant. */
  weights: Float64Array;
  /** Mean logarithmic loss on the samples. */
  loss: number;
}

const ROUNDS = 200;
/** Steps that the descent remembers (L-BFGS). */
const MEMORY = 10;
/** Pull of the weights towards 0. */
const PULL = 3e-5;

/** Logistic regression over several kinds, by L-BFGS from 0: no chance in it, so the same samples give the same weights. */
export function fit(samples: Samples, features: number, kinds: number): Fit {
  const { centres, scales } = standardise(samples, features);
  let weights = new Float64Array((kinds - 1) * (features + 1));
  let gradient = new Float64Array(weights.length);
  let loss = lossAt(weights, gradient, samples, features, kinds);
  const moves: { step: Float64Array; turn: Float64Array; overlap: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const direction = directionOf(gradient, moves);
    const slope = dot(direction, gradient);
    let length = 1;
    let next = weights;
    let nextGradient = gradient;
    let nextLoss = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 20; tries++, length /= 2) {
      next = weights.map((weight, i) => weight + length * direction[i]!);
      nextGradient = new Float64Array(weights.length);
      nextLoss = lossAt(next, nextGradient, samples, features, kinds);
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
  return { centres, scales, weights, loss };
}

/** Gives every feature the mean 0 and the standard deviation 1, in place. */
function standardise(
  { features: values, kinds }: Samples,
  features: number,
): { centres: Float64Array; scales: Float64Array } {
  const centres = new Float64Array(features);
  const scales = new Float64Array(features);
  for (let i = 0; i < values.length; i++) centres[i % features]! += values[i]! / kinds.length;
  for (let i = 0; i < values.length; i++)
    scales[i % features]! += (values[i]! - centres[i % features]!) ** 2 / kinds.length;
  for (let k = 0; k < features; k++) scales[k] = Math.sqrt(scales[k]!) + 1e-9;
  for (let i = 0; i < values.length; i++)
    values[i] = (values[i]! - centres[i % features]!) / scales[i % features]!;
  return { centres, scales };
}

/** The loss; adds its gradient to `gradient`. */
function lossAt(
  weights: Float64Array,
  gradient: Float64Array,
  { features: values, kinds: answers }: Samples,
  features: number,
  kinds: number,
): number {
  const terms = features + 1;
  const scores = new Float64Array(kinds);
  const rows = answers.length;
  let loss = 0;
  for (let row = 0, at = 0; row < rows; row++, at += features) {
    let most = 0;
    for (let kind = 1; kind < kinds; kind++) {
      const from = (kind - 1) * terms;
      let score = weights[from + features]!;
      for (let i = 0; i < features; i++) score += weights[from + i]! * values[at + i]!;
      scores[kind] = score;
      if (score > most) most = score;
    }
    scores[0] = 0;
    let all = 0;
    for (let kind = 0; kind < kinds; kind++) all += Math.exp(scores[kind]! - most);
    const answer = answers[row]!;
    loss += (most + Math.log(all) - scores[answer]!) / rows;
    for (let kind = 1; kind < kinds; kind++) {
      const excess = (Math.exp(scores[kind]! - most) / all - (kind === answer ? 1 : 0)) / rows;
      const from = (kind - 1) * terms;
      for (let i = 0; i < features; i++) gradient[from + i]! += excess * values[at + i]!;
      gradient[from + features]! += excess;
    }
  }
  for (let i = 0; i < weights.length; i++) {
    loss += PULL * weights[i]! * weights[i]!;
    gradient[i]! += 2 * PULL * weights[i]!;
  }
  return loss;
}

/** Downhill, bent by what the last steps told of the curvature. */
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
