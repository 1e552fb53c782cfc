import { type Embedding, SIZE } from '../src/recognition/embedding.ts';
import { type FeaturesOf, weightOf } from '../src/recognition/features.ts';
import { type Example, indexFeatures } from './index-features.ts';
import { createRandom, shuffle } from './random.ts';
import { createStep, type Network } from './gradient-step.ts';

/** Rarer features have no vector. Most are rarer, and occur in the words of one person only. */
const FEWEST = { elsewhere: 5, inRedFlags: 3 };

/** How often all examples are read. */
const ROUNDS = 4;

/** The length of the first step. It decreases steadily to 0. */
const RATE = 0.3;

/** What is learned from each example. */
interface Reading {
  featuresOf: FeaturesOf;
  /** The share of its features that an example is read without, so that no feature decides alone. */
  hidden: number;
}

/**
 * Learns by stochastic gradient descent with AdaGrad, one rate for each vector, from examples with some of
 * their features hidden. The same examples give the same model.
 *
 * @param labels All labels, in the order of the model.
 */
export function trainEmbedding(
  examples: readonly Example[],
  labels: readonly string[],
  { featuresOf, hidden }: Reading,
): Embedding {
  const random = createRandom(1);
  const indexOf = new Map(labels.map((label, i) => [label, i]));
  const { features, rows } = indexFeatures(examples, featuresOf, FEWEST);
  const network: Network = {
    weights: Float64Array.from(features, weightOf),
    featureVectors: new Float64Array(features.length * SIZE).map(() => (2 * random() - 1) / Math.sqrt(SIZE)),
    labelVectors: new Float64Array(labels.length * SIZE),
  };
  const lessons = examples.map(([label], i) => ({
    label: indexOf.get(label) ?? 0,
    own: rows[i] ?? new Uint32Array(),
  }));
  const shown = new Uint32Array(Math.max(...rows.map(({ length }) => length)));
  const step = createStep(network, labels.length, random);
  const all = ROUNDS * lessons.length;
  for (let done = 0; done < all;) {
    shuffle(lessons, random);
    for (const { label, own } of lessons) {
      let count = 0;
      for (const row of own) if (random() >= hidden) shown[count++] = row;
      step(shown.subarray(0, count), label, RATE * (1 - done / all));
      done += 1;
    }
  }
  return { labels, features, ...compress(network) };
}

/** The greatest number of eight bits. */
const MOST = 127;

/** Rounds the components of each feature to 1/127 of its greatest one. */
function compress({
  featureVectors,
  labelVectors,
}: Network): Pick<Embedding, 'featureVectors' | 'scales' | 'labelVectors'> {
  const scales = new Float16Array(featureVectors.length / SIZE);
  const small = new Int8Array(featureVectors.length);
  for (let row = 0; row < scales.length; row++) {
    const [from, to] = [row * SIZE, (row + 1) * SIZE];
    let greatest = 0;
    for (let at = from; at < to; at++) greatest = Math.max(greatest, Math.abs(featureVectors[at] ?? 0));
    const scale = greatest / MOST;
    scales[row] = scale;
    for (let at = from; at < to; at++) small[at] = Math.round((featureVectors[at] ?? 0) / scale);
  }
  return { featureVectors: small, scales, labelVectors: Float32Array.from(labelVectors) };
}
