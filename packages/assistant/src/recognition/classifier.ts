import { lettersAndWordsOf, placeOf, weightOf } from './features.ts';
import type { Word } from './words.ts';

/** A label with its score for a text: about 0 to 0.7. */
export interface Ranked {
  label: string;
  score: number;
}

interface Classifier {
  /** All labels, likeliest first. */
  rank(words: readonly Word[]): Ranked[];
}

/** What naive Bayes learned from examples. */
export interface FeatureWeights {
  labels: readonly string[];
  /** Number of examples. */
  count: number;
  /** The features that several examples have, in order. */
  features: Int32Array;
  /** The number of examples that have each feature. */
  counts: Uint16Array;
  /** The number of labels that each feature supports. */
  supports: Uint16Array;
  /** The labels that the features support, one feature after another, each packed with its weight. */
  packed: Uint16Array;
}

/** A label takes the lowest nine bits of sixteen, and its weight the highest seven. */
const LABEL_BITS = 9;
export const MOST_LABELS = 2 ** LABEL_BITS;

/** The steps between two weights. No weight is above ten. */
const STEPS = 12;
const MOST_STEPS = 127;

export const pack = (label: number, weight: number): number =>
  (Math.min(MOST_STEPS, Math.round(weight * STEPS)) << LABEL_BITS) | label;

/** How rare a feature is. */
const rarity = (times: number, count: number): number => Math.log(1 + count / times);

/** A feature that no example has counts as if half an example had it. */
const UNSEEN = 0.5;

/**
 * Classifies texts: naive Bayes over words, pairs of words and letters, where a feature counts by how much
 * more often a label has it than all labels together.
 */
export function createClassifier({
  labels,
  count,
  features,
  counts,
  supports,
  packed,
}: FeatureWeights): Classifier {
  const rarities = Float32Array.from(counts, (times) => rarity(times, count));
  const rarest = rarity(UNSEEN, count);
  // Where the labels of each feature begin, which is where those of the feature before it end.
  const starts = new Uint32Array(features.length + 1);
  for (const [i, size] of supports.entries()) starts[i + 1] = (starts[i] ?? 0) + size;
  return {
    rank(words) {
      const scores = new Float64Array(labels.length);
      let most = 0;
      for (const feature of lettersAndWordsOf(words)) {
        const weight = weightOf(feature);
        const at = placeOf(feature, features);
        most += weight * (at === undefined ? rarest : (rarities[at] ?? 0));
        if (at === undefined) continue;
        for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++) {
          const pair = packed[i] ?? 0;
          const label = pair % MOST_LABELS;
          scores[label] = (scores[label] ?? 0) + (weight * (pair >>> LABEL_BITS)) / STEPS;
        }
      }
      return labels
        .map((label, i) => ({ label, score: most === 0 ? 0 : (scores[i] ?? 0) / most }))
        .sort((a, b) => b.score - a.score);
    },
  };
}
