import { lettersAndWordsOf, placeOf, weightOf } from './parts.ts';
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

/** More labels than this would overflow into the bits of the part. */
const MOST_LABELS = 512;

/**
 * The number of average examples that are added to each label (smoothing), so that one rare word does not
 * decide.
 */
const SMOOTHING = 8;

/**
 * Added to the weight of a part for each label that has it at all, because a label without it is less likely.
 * Chosen on wordings of held-out authors.
 */
const SEEN = 1;

/** The learned model, in typed arrays, so that it passes from one thread to another without a copy. */
export interface Learned {
  labels: readonly string[];
  /** Number of examples. */
  count: number;
  /** All parts, in order. */
  parts: Float64Array<ArrayBuffer>;
  /** The rarity of each part. */
  rarities: Float32Array<ArrayBuffer>;
  /**
   * For each part, where its labels begin in the next two arrays. Those of the next part begin where they
   * end.
   */
  starts: Uint32Array<ArrayBuffer>;
  /** The labels that a part supports, and by how much. */
  spokenFor: Uint16Array<ArrayBuffer>;
  weights: Float32Array<ArrayBuffer>;
}

/**
 * Classifies texts: naive Bayes over words, pairs of words and letters, where a part counts by how much more
 * often a label has it than all labels together.
 */
export function createClassifier({ labels, count, parts, rarities, ...learned }: Learned): Classifier {
  const { starts, spokenFor, weights } = learned;
  const rarest = Math.log(1 + 2 * count);
  return {
    rank(words) {
      const scores = new Float64Array(labels.length);
      let most = 0;
      for (const part of lettersAndWordsOf(words)) {
        const weight = weightOf(part);
        const at = placeOf(part, parts);
        most += weight * (at === undefined ? rarest : (rarities[at] ?? 0));
        if (at === undefined) continue;
        for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++)
          add(scores, spokenFor[i] ?? 0, weight * (weights[i] ?? 0));
      }
      return labels
        .map((label, i) => ({ label, score: most === 0 ? 0 : (scores[i] ?? 0) / most }))
        .sort((a, b) => b.score - a.score);
    },
  };
}

function add(sums: Float64Array, at: number, by: number): void {
  sums[at] = (sums[at] ?? 0) + by;
}

/** A text that somebody wrote, with its label. */
export type Example = readonly [label: string, words: readonly Word[]];

/** The counts of the examples, before weighting. */
interface Counted {
  labels: readonly string[];
  /** Number of examples of each label. */
  sizes: readonly number[];
  /** Each part of each example, with its label: part * MOST_LABELS + label. In order. */
  seen: Float64Array;
}

/** Learns from examples, which takes about a second for thirty thousand of them. */
export function learn(examples: readonly Example[]): Learned {
  const counted = countParts(examples);
  return weigh(counted, counted.labels);
}

/** Learns twice from the same examples: their labels, and whether they have any label. */
export function learnWith(examples: readonly Example[], label: string, others: string): [Learned, Learned] {
  const counted = countParts(examples);
  return [
    weigh(counted, counted.labels),
    weigh(
      counted,
      counted.labels.map((own) => (own === label ? label : others)),
    ),
  ];
}

function countParts(examples: readonly Example[]): Counted {
  const byLabel = Map.groupBy(examples, ([label]) => label);
  if (byLabel.size > MOST_LABELS) throw new Error(`There are ${byLabel.size} labels.`);
  const seen: number[] = [];
  for (const [label, own] of [...byLabel.values()].entries())
    for (const [, words] of own)
      for (const part of lettersAndWordsOf(words)) seen.push(part * MOST_LABELS + label);
  return {
    labels: [...byLabel.keys()],
    sizes: [...byLabel.values()].map(({ length }) => length),
    // Sorted, equal parts with equal labels are adjacent, which is faster to count than maps.
    seen: new Float64Array(seen).sort(),
  };
}

/** @param names The label under which each label is counted. */
function weigh({ sizes, seen }: Counted, names: readonly string[]): Learned {
  const labels = [...new Set(names)];
  const indexOf = names.map((name) => labels.indexOf(name));
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const sizeOf = new Float64Array(labels.length);
  for (const [i, size] of sizes.entries()) add(sizeOf, indexOf[i] ?? 0, size);
  const [parts, rarities, starts]: [number[], number[], number[]] = [[], [], [0]];
  const [spokenFor, weights]: [number[], number[]] = [[], []];
  for (let from = 0; from < seen.length;) {
    const part = Math.floor((seen[from] ?? 0) / MOST_LABELS);
    const counts = new Map<number, number>();
    let to = from;
    for (; to < seen.length && Math.floor((seen[to] ?? 0) / MOST_LABELS) === part; to++) {
      const label = indexOf[(seen[to] ?? 0) - part * MOST_LABELS] ?? 0;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    const share = (to - from) / count;
    parts.push(part);
    rarities.push(Math.log(1 + 1 / share));
    for (const [label, times] of counts) {
      const own = (times + SMOOTHING * share) / ((sizeOf[label] ?? 0) + SMOOTHING);
      const weight = Math.log(own / share) + SEEN;
      if (weight <= 0) continue;
      spokenFor.push(label);
      weights.push(weight);
    }
    starts.push(spokenFor.length);
    from = to;
  }
  return {
    labels,
    count,
    parts: new Float64Array(parts),
    rarities: new Float32Array(rarities),
    starts: new Uint32Array(starts),
    spokenFor: new Uint16Array(spokenFor),
    weights: new Float32Array(weights),
  };
}
