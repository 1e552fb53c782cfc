import { SIZE } from '../src/recognition/embedding.ts';

/**
 * The model while it learns. Doubles, because a processor converts single floats at each access, and half of
 * all the time would go there.
 */
export interface Network {
  /** The weight of each feature. */
  weights: Float64Array;
  featureVectors: Float64Array;
  labelVectors: Float64Array;
}

/**
 * Each example is compared with every fourth label, and with its own: a sampled softmax (Jean et al. 2015,
 * https://aclanthology.org/P15-1001). All labels recognise no more in the same time.
 */
const STRIDE = 4;

/** A label that is wrong by a smaller probability stays as it is, to save time. */
const NEGLIGIBLE = 0.0005;

/** Keeps the first steps finite. */
const TINY = 1e-8;

type Step = (rows: Uint32Array, label: number, rate: number) => void;

/** Moves the vectors so that an example with these features gets its label with a higher probability. */
export function createStep(
  { weights, featureVectors, labelVectors }: Network,
  labelCount: number,
  random: () => number,
): Step {
  // The squares of all gradients so far: whatever moved far moves less.
  const featureSquares = new Float64Array(weights.length).fill(TINY);
  const labelSquares = new Float64Array(labelCount).fill(TINY);
  // Made once, because a step takes microseconds.
  const sum = new Float64Array(SIZE);
  const gradient = new Float64Array(SIZE);
  const sampled = new Uint16Array(labelCount);
  const chances = new Float64Array(labelCount);

  /** The labels that an example is compared with, its own first. */
  function sampleLabels(label: number): number {
    let count = 0;
    sampled[count++] = label;
    for (let other = Math.floor(random() * STRIDE); other < labelCount; other += STRIDE)
      if (other !== label) sampled[count++] = other;
    return count;
  }

  /** The probabilities of the sampled labels, as if all were sampled. */
  function estimateChances(count: number): void {
    let total = 0;
    for (let i = 0; i < count; i++) {
      const chance = Math.exp(productOf(sum, labelVectors, (sampled[i] ?? 0) * SIZE));
      const times = i === 0 ? chance : STRIDE * chance;
      chances[i] = times;
      total += times;
    }
    for (let i = 0; i < count; i++) chances[i] = (chances[i] ?? 0) / total;
  }

  return (rows, label, rate) => {
    const length = lengthOf(rows, weights);
    sum.fill(0);
    for (const row of rows) addScaled(sum, 0, (weights[row] ?? 0) / length, featureVectors, row * SIZE);
    const square = meanSquare(sum);
    const count = sampleLabels(label);
    estimateChances(count);
    gradient.fill(0);
    for (let i = 0; i < count; i++) {
      const error = (chances[i] ?? 0) - (i === 0 ? 1 : 0);
      if (Math.abs(error) < NEGLIGIBLE) continue;
      const other = sampled[i] ?? 0;
      const past = (labelSquares[other] ?? 0) + error * error * square;
      labelSquares[other] = past;
      const by = (-rate * error) / Math.sqrt(past);
      const from = other * SIZE;
      for (let at = 0; at < SIZE; at++) {
        const component = labelVectors[from + at] ?? 0;
        gradient[at] = (gradient[at] ?? 0) + error * component;
        labelVectors[from + at] = component + by * (sum[at] ?? 0);
      }
    }
    const slope = meanSquare(gradient);
    for (const row of rows) {
      const share = (weights[row] ?? 0) / length;
      const past = (featureSquares[row] ?? 0) + slope * share * share;
      featureSquares[row] = past;
      addScaled(featureVectors, row * SIZE, (-rate * share) / Math.sqrt(past), gradient, 0);
    }
  };
}

function lengthOf(rows: Uint32Array, weights: Float64Array): number {
  let squares = 0;
  for (const row of rows) squares += (weights[row] ?? 0) ** 2;
  return Math.sqrt(squares);
}

/** The scalar product. Four sums, because no addition has to wait for another then. */
function productOf(one: Float64Array, vectors: Float64Array, from: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let i = 0; i < SIZE; i += 4) {
    first += (one[i] ?? 0) * (vectors[from + i] ?? 0);
    second += (one[i + 1] ?? 0) * (vectors[from + i + 1] ?? 0);
    third += (one[i + 2] ?? 0) * (vectors[from + i + 2] ?? 0);
    fourth += (one[i + 3] ?? 0) * (vectors[from + i + 3] ?? 0);
  }
  return first + second + third + fourth;
}

/** `target[to…] += factor * source[from…]`, a vector long. */
function addScaled(
  target: Float64Array,
  to: number,
  factor: number,
  source: Float64Array,
  from: number,
): void {
  for (let i = 0; i < SIZE; i++) target[to + i] = (target[to + i] ?? 0) + factor * (source[from + i] ?? 0);
}

function meanSquare(vector: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < SIZE; i++) sum += (vector[i] ?? 0) ** 2;
  return sum / SIZE;
}
