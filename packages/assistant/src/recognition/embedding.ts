import { type FeaturesOf, placeOf, weightOf } from './features.ts';
import type { Word } from './words.ts';

/** The number of components of a vector. 32 recognise less, and 64 little more in 1.5 times the memory. */
export const SIZE = 44;

/** What was learned, with vectors of `SIZE` components, one after another. */
export interface Embedding {
  labels: readonly string[];
  /** The features that have a vector, in order. */
  features: Int32Array;
  /** The vectors of the features, each divided by its scale: a quarter of the memory. */
  featureVectors: Int8Array;
  scales: Float16Array;
  labelVectors: Float32Array;
}

interface EmbeddingClassifier {
  /** The logarithm of the probability of each label: 0 at most. In the order of the labels. */
  logProbabilities(words: readonly Word[]): Float64Array;
}

/**
 * Classifies texts by the weighted sum of the vectors of their features, and by softmax over its products
 * with the vectors of the labels: the linear classifier of fastText (Joulin et al. 2017,
 * https://aclanthology.org/E17-2068).
 *
 * @param featuresOf What the model was learned from.
 */
export function createEmbeddingClassifier(model: Embedding, featuresOf: FeaturesOf): EmbeddingClassifier {
  return {
    logProbabilities: (words) =>
      logProbabilitiesOf(sumOf(rowsOf(featuresOf(words), model.features), model), model),
  };
}

/** The places of those features that have a vector. */
function rowsOf(own: Iterable<number>, features: Int32Array): number[] {
  const rows: number[] = [];
  for (const feature of own) {
    const row = placeOf(feature, features);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

/** The sum of the vectors of some features, with weights whose squares sum to 1. */
function sumOf(rows: readonly number[], { features, featureVectors, scales }: Embedding): Float64Array {
  const sum = new Float64Array(SIZE);
  const weights = rows.map((row) => weightOf(features[row] ?? 0));
  const length = Math.hypot(...weights);
  for (const [i, row] of rows.entries()) {
    const share = ((weights[i] ?? 0) / length) * (scales[row] ?? 0);
    for (let at = 0; at < SIZE; at++)
      sum[at] = (sum[at] ?? 0) + share * (featureVectors[row * SIZE + at] ?? 0);
  }
  return sum;
}

/** Softmax of the products of a vector with those of the labels, as logarithms. */
function logProbabilitiesOf(sum: Float64Array, { labels, labelVectors }: Embedding): Float64Array {
  const products = new Float64Array(labels.length);
  // Plain loops: with callbacks these products were a third of the time of a message.
  for (let label = 0; label < labels.length; label++) {
    let product = 0;
    for (let at = 0; at < SIZE; at++) product += (sum[at] ?? 0) * (labelVectors[label * SIZE + at] ?? 0);
    products[label] = product;
  }
  const most = products.reduce((one, other) => Math.max(one, other));
  const total = products.reduce((all, product) => all + Math.exp(product - most), 0);
  return products.map((product) => product - most - Math.log(total));
}
