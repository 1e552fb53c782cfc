import { type PartsOf, placeOf, weightOf } from './parts.ts';
import type { Word } from './words.ts';

/** The number of components of a vector. 32 recognise less, and 128 no more, for twice the memory. */
export const SIZE = 64;

/** The learned model, in typed arrays, so that it passes from one thread to another without a copy. */
export interface Embedding {
  labels: readonly string[];
  /** The parts that have a vector, in order. */
  parts: Float64Array<ArrayBuffer>;
  /** The vectors of the parts, one after another, each divided by its scale: a quarter of the memory. */
  partVectors: Int8Array<ArrayBuffer>;
  scales: Float32Array<ArrayBuffer>;
  /** The vectors of the labels, one after another. */
  labelVectors: Float32Array<ArrayBuffer>;
}

interface EmbeddingClassifier {
  /** The logarithm of the probability of each label: 0 at most. In the order of the labels. */
  logProbabilities(words: readonly Word[]): Float64Array;
}

/**
 * Classifies texts by the weighted sum of the vectors of their parts, and by softmax over its products with
 * the vectors of the labels: the linear classifier of fastText (Joulin et al. 2017,
 * https://aclanthology.org/E17-2068).
 *
 * @param partsOf What the model was learned from.
 */
export function createEmbeddingClassifier(model: Embedding, partsOf: PartsOf): EmbeddingClassifier {
  return {
    logProbabilities(words) {
      const rows = rowsOf(partsOf(words), model.parts);
      const shares = sharesOf(rows, model.parts);
      const scaled = shares.map((share, i) => share * (model.scales[rows[i] ?? 0] ?? 0));
      return logProbabilitiesOf(sumOf(rows, scaled, model.partVectors), model);
    },
  };
}

/** The places of those parts that have a vector. */
export function rowsOf(own: Iterable<number>, parts: Float64Array): Uint32Array {
  const rows: number[] = [];
  for (const part of own) {
    const row = placeOf(part, parts);
    if (row !== undefined) rows.push(row);
  }
  return Uint32Array.from(rows);
}

/** The weights of the parts of a text, so that the sum of their squares is 1, however long the text is. */
export function sharesOf(rows: Uint32Array, parts: Float64Array): Float64Array {
  const shares = new Float64Array(rows.length);
  let squares = 0;
  for (let i = 0; i < rows.length; i++) {
    const weight = weightOf(parts[rows[i] ?? 0] ?? 0);
    shares[i] = weight;
    squares += weight * weight;
  }
  const length = Math.sqrt(squares);
  for (let i = 0; i < rows.length; i++) shares[i] = (shares[i] ?? 0) / length;
  return shares;
}

export function sumOf(
  rows: Uint32Array,
  shares: Float64Array,
  vectors: Float32Array | Int8Array,
): Float32Array {
  const sum = new Float32Array(SIZE);
  for (let i = 0; i < rows.length; i++) addScaled(sum, 0, shares[i] ?? 0, vectors, (rows[i] ?? 0) * SIZE);
  return sum;
}

/** Softmax of the products of a vector with those of the labels, as logarithms. */
export function logProbabilitiesOf(
  sum: Float32Array,
  { labels, labelVectors }: Pick<Embedding, 'labels' | 'labelVectors'>,
): Float64Array {
  const logs = new Float64Array(labels.length);
  let most = -Infinity;
  for (let label = 0; label < logs.length; label++) {
    const product = productOf(sum, labelVectors, label * SIZE);
    logs[label] = product;
    most = Math.max(most, product);
  }
  let total = 0;
  for (let label = 0; label < logs.length; label++) total += Math.exp((logs[label] ?? 0) - most);
  const all = most + Math.log(total);
  return logs.map((product) => product - all);
}

/** The scalar product. Four sums, because no addition has to wait for another then. */
function productOf(one: Float32Array, vectors: Float32Array, from: number): number {
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
export function addScaled(
  target: Float32Array,
  to: number,
  factor: number,
  source: Float32Array | Int8Array,
  from: number,
): void {
  for (let i = 0; i < SIZE; i++) target[to + i] = (target[to + i] ?? 0) + factor * (source[from + i] ?? 0);
}
