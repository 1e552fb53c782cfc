import type { Example } from './classifier.ts';
import { addScaled, type Embedding, logProbabilitiesOf, rowsOf, sharesOf, SIZE, sumOf } from './embedding.ts';
import type { PartsOf } from './parts.ts';

/** Parts of fewer examples have no vector: they are the words of one person, and there are twice as many. */
const FEWEST = 3;

/** How often all examples are read. */
const ROUNDS = 5;

/** The length of the first step. It decreases steadily to 0. */
const RATE = 0.3;

/** A label that is wrong by a smaller probability stays as it is, to save time. */
const NEGLIGIBLE = 0.0005;

/** Keeps the first steps finite. */
const TINY = 1e-8;

/** What is learned from each example. */
interface Reading {
  partsOf: PartsOf;
  /** The share of its parts that an example is read without, so that no part decides alone. */
  hidden: number;
}

/** The model while it learns. */
interface Network extends Omit<Embedding, 'partVectors' | 'scales'> {
  partVectors: Float32Array;
}

/**
 * Learns by stochastic gradient descent with AdaGrad, one rate for each vector, from examples with some of
 * their parts hidden. The same examples give the same model. Forty thousand take about 15 seconds.
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
  const read = examples.map(([label, words]) => ({
    label: indexOf.get(label) ?? 0,
    own: Float64Array.from(partsOf(words)),
  }));
  const parts = commonParts(read.map(({ own }) => own));
  const network: Network = {
    labels,
    parts,
    partVectors: new Float32Array(parts.length * SIZE).map(() => (2 * random() - 1) / Math.sqrt(SIZE)),
    labelVectors: new Float32Array(labels.length * SIZE),
  };
  const lessons = read.map(({ label, own }) => ({ label, rows: rowsOf(own, parts) }));
  const correct = createCorrection(network);
  const all = ROUNDS * lessons.length;
  for (let done = 0; done < all;) {
    shuffle(lessons, random);
    for (const { label, rows } of lessons) {
      const shown = rows.filter(() => random() >= hidden);
      correct(shown, label, RATE * (1 - done / all));
      done += 1;
    }
  }
  return compress(network);
}

/** Rounds the components of each part to 1/127 of its greatest one. */
function compress({ partVectors, ...network }: Network): Embedding {
  const scales = new Float32Array(network.parts.length);
  for (const [at, component] of partVectors.entries()) {
    const row = Math.floor(at / SIZE);
    scales[row] = Math.max(scales[row] ?? 0, Math.abs(component) / MOST);
  }
  const small = partVectors.map((component, at) => component / (scales[Math.floor(at / SIZE)] ?? 1));
  return { ...network, partVectors: Int8Array.from(small, Math.round), scales };
}

/** The greatest number of eight bits. */
const MOST = 127;

type Correct = (rows: Uint32Array, label: number, rate: number) => void;

/** Moves the vectors so that an example gets its label with a higher probability. */
function createCorrection(network: Network): Correct {
  const { labels, parts, partVectors, labelVectors } = network;
  // The squares of all gradients so far: whatever moved far moves less.
  const ofParts = new Float64Array(parts.length).fill(TINY);
  const ofLabels = new Float64Array(labels.length).fill(TINY);
  return (rows, label, rate) => {
    const shares = sharesOf(rows, parts);
    const sum = sumOf(rows, shares, partVectors);
    const logs = logProbabilitiesOf(sum, network);
    const square = meanSquare(sum);
    const gradient = new Float32Array(SIZE);
    for (let i = 0; i < logs.length; i++) {
      const error = Math.exp(logs[i] ?? 0) - (i === label ? 1 : 0);
      if (Math.abs(error) < NEGLIGIBLE) continue;
      addScaled(gradient, 0, error, labelVectors, i * SIZE);
      const past = (ofLabels[i] ?? 0) + error * error * square;
      ofLabels[i] = past;
      addScaled(labelVectors, i * SIZE, (-rate * error) / Math.sqrt(past), sum, 0);
    }
    const slope = meanSquare(gradient);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      const share = shares[i] ?? 0;
      const past = (ofParts[row] ?? 0) + slope * share * share;
      ofParts[row] = past;
      addScaled(partVectors, row * SIZE, (-rate * share) / Math.sqrt(past), gradient, 0);
    }
  };
}

/** The parts of enough examples, in order. */
function commonParts(examples: readonly Float64Array[]): Float64Array<ArrayBuffer> {
  const all = new Float64Array(examples.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const own of examples) {
    all.set(own, end);
    end += own.length;
  }
  all.sort();
  // Sorted, equal parts are adjacent: this keeps one of each that is there often enough.
  return all.filter((part, i) => part !== all[i - 1] && part === all[i + FEWEST - 1]);
}

function meanSquare(vector: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < SIZE; i++) sum += (vector[i] ?? 0) ** 2;
  return sum / SIZE;
}

/** Fisher and Yates. */
function shuffle(items: unknown[], random: () => number): void {
  for (let end = items.length - 1; end > 0; end--) {
    const at = Math.floor(random() * (end + 1));
    const [one, other] = [items[end], items[at]];
    items[at] = one;
    items[end] = other;
  }
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed, on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const twice = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
}
