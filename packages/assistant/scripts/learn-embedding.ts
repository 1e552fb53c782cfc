import { type Embedding, SIZE } from '../src/recognition/embedding.ts';
import { type PartsOf, weightOf } from '../src/recognition/parts.ts';
import { type Example, indexParts } from './index-parts.ts';
import { createRandom, shuffle } from './random.ts';
import { createStep, type Network } from './step.ts';

/** Rarer parts have no vector: they are the words of one person, and most parts are. */
const FEWEST = { elsewhere: 5, inRedFlags: 3 };

/** How often all examples are read. */
const ROUNDS = 5;

/** The length of the first step. It decreases steadily to 0. */
const RATE = 0.3;

/** What is learned from each example. */
interface Reading {
  partsOf: PartsOf;
  /** The share of its parts that an example is read without, so that no part decides alone. */
  hidden: number;
}

/**
 * Learns by stochastic gradient descent with AdaGrad, one rate for each vector, from examples with some of
 * their parts hidden. The same examples give the same model.
 *
 * @param labels All labels, in the order of the model.
 */
export function learnEmbedding(
  examples: readonly Example[],
  labels: readonly string[],
  { partsOf, hidden }: Reading,
): Embedding {
  const random = createRandom(1);
  const indexOf = new Map(labels.map((label, i) => [label, i]));
  const { parts, rows } = indexParts(examples, partsOf, FEWEST);
  const network: Network = {
    weights: Float64Array.from(parts, weightOf),
    partVectors: new Float64Array(parts.length * SIZE).map(() => (2 * random() - 1) / Math.sqrt(SIZE)),
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
  return { labels, parts, ...compress(network) };
}

/** The greatest number of eight bits. */
const MOST = 127;

/** Rounds the components of each part to 1/127 of its greatest one. */
function compress({
  partVectors,
  labelVectors,
}: Network): Pick<Embedding, 'partVectors' | 'scales' | 'labelVectors'> {
  const scales = new Float16Array(partVectors.length / SIZE);
  const small = new Int8Array(partVectors.length);
  for (let row = 0; row < scales.length; row++) {
    const vector = partVectors.subarray(row * SIZE, (row + 1) * SIZE);
    const scale = Math.max(...vector.map(Math.abs)) / MOST;
    scales[row] = scale;
    small.set(
      vector.map((component) => Math.round(component / scale)),
      row * SIZE,
    );
  }
  return { partVectors: small, scales, labelVectors: Float32Array.from(labelVectors) };
}
