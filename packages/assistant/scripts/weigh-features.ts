import { MOST_LABELS, pack, type FeatureWeights } from '../src/recognition/classifier.ts';
import { lettersAndWordsOf } from '../src/recognition/features.ts';
import { type Example, indexFeatures } from './index-features.ts';

/**
 * The number of average examples that are added to each label (smoothing), so that one rare word does not
 * decide.
 */
const SMOOTHING = 8;

/**
 * Added to the weight of a feature for each label that has it at all, because a label without it is less
 * likely. Chosen on sets of wordings that were left out.
 */
const SEEN = 1;

/** A lower weight decides nothing. */
const LEAST_WEIGHT = 0.5;

/** Half of all features are in a single example. */
const FEWEST = { elsewhere: 2, inRedFlags: 1 };

/** Where each feature occurs. */
interface Counted {
  labels: readonly string[];
  /** The label of each example, as an index. */
  labelOf: Uint16Array;
  features: Int32Array;
  counts: Uint32Array;
  /** The labels of the examples with each feature, one feature after another. */
  occurrences: Uint16Array;
}

/** Learns which features support which label. */
export function weighFeatures(examples: readonly Example[]): FeatureWeights {
  const counted = countFeatures(examples);
  return weigh(counted, counted.labels);
}

/** Learns twice from the same examples: their labels, and whether they have any label but one. */
export function weighFeaturesTwice(
  examples: readonly Example[],
  label: string,
  others: string,
): [FeatureWeights, FeatureWeights] {
  const counted = countFeatures(examples);
  const names = counted.labels.map((own) => (own === label ? label : others));
  const all = weigh(counted, counted.labels);
  // The same arrays, which are stored once.
  return [all, { ...weigh(counted, names), features: all.features, counts: all.counts }];
}

function countFeatures(examples: readonly Example[]): Counted {
  const labels = [...new Set(examples.map(([label]) => label))];
  if (labels.length > MOST_LABELS) throw new Error(`There are ${labels.length} labels.`);
  const indexOf = new Map(labels.map((label, i) => [label, i]));
  const labelOf = Uint16Array.from(examples, ([label]) => indexOf.get(label) ?? 0);
  const { features, counts, rows } = indexFeatures(examples, lettersAndWordsOf, FEWEST);
  const ends = new Uint32Array(features.length);
  for (let i = 1; i < features.length; i++) ends[i] = (ends[i - 1] ?? 0) + (counts[i - 1] ?? 0);
  const occurrences = new Uint16Array(counts.reduce((sum, times) => sum + times, 0));
  for (const [i, own] of rows.entries())
    for (const row of own) {
      const end = ends[row] ?? 0;
      occurrences[end] = labelOf[i] ?? 0;
      ends[row] = end + 1;
    }
  return { labels, labelOf, features, counts, occurrences };
}

/** @param names The label under which each label is counted. */
function weigh(
  { labelOf, features, counts, occurrences }: Counted,
  names: readonly string[],
): FeatureWeights {
  const labels = [...new Set(names)];
  const merged = names.map((name) => labels.indexOf(name));
  const sizes = new Uint32Array(labels.length);
  for (const label of labelOf) bump(sizes, merged[label] ?? 0);
  const supports = new Uint16Array(features.length);
  const packed: number[] = [];
  // How many examples of each label have the feature. Zero again after each feature.
  const own = new Uint32Array(labels.length);
  let from = 0;
  for (const [i, times] of counts.entries()) {
    const found = new Set<number>();
    for (const one of occurrences.subarray(from, from + times)) {
      const label = merged[one] ?? 0;
      bump(own, label);
      found.add(label);
    }
    const share = times / labelOf.length;
    for (const label of found) {
      const rate = ((own[label] ?? 0) + SMOOTHING * share) / ((sizes[label] ?? 0) + SMOOTHING);
      const weight = Math.log(rate / share) + SEEN;
      own[label] = 0;
      if (weight < LEAST_WEIGHT) continue;
      packed.push(pack(label, weight));
      bump(supports, i);
    }
    from += times;
  }
  return {
    labels,
    count: labelOf.length,
    features,
    counts: Uint16Array.from(counts),
    supports,
    packed: Uint16Array.from(packed),
  };
}

function bump(sums: Uint32Array | Uint16Array, at: number): void {
  sums[at] = (sums[at] ?? 0) + 1;
}
