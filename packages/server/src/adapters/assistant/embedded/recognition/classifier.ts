import type { Word } from './words.ts';

/** A label with how well a text agrees with its examples: about 0 to 0.7. */
export interface Ranked {
  label: string;
  score: number;
}

interface Classifier {
  /** All labels, the likeliest first. */
  rank(words: readonly Word[]): Ranked[];
}

/**
 * How much a part of a text tells, by its kind: a word; the kind of thing that it names; two words, one after
 * the other; two telling words near each other; three, four and five letters in a row, which see through
 * endings and misspellings. Chosen on wordings of authors who were left out.
 */
const WEIGHTS = [2, 0.8, 0.4, 0.4, 0.2, 0.4, 0.3] as const;
const [WORD, SLOT, PAIR, NEAR, LETTERS] = [0, 1, 2, 3, 4] as const;

/** A part is a number: 32 bits of hash, and its kind in the lowest three. */
const KINDS = 8;

/** More labels than this would run into the bits of the part. */
const MOST_LABELS = 512;

/** Examples of the average that each label is given beside its own, so that one rare word does not decide. */
const SMOOTHING = 8;

/**
 * Learns from examples which label a text has: naive Bayes over words, pairs of words and letters, where a
 * part counts by how much more often a label has it than all labels together.
 */
export function createClassifier(examples: readonly (readonly [string, readonly Word[]])[]): Classifier {
  const labels = [...new Set(examples.map(([label]) => label))];
  if (labels.length > MOST_LABELS) throw new Error(`There are ${labels.length} labels.`);
  const table = learn(labels, examples);
  const rarest = Math.log(1 + 2 * examples.length);
  return {
    rank(words) {
      const scores = new Float64Array(labels.length);
      let most = 0;
      for (const part of partsOf(words)) {
        const weight = WEIGHTS[part % KINDS] ?? 0;
        const at = table.places.get(part);
        most += weight * (at === undefined ? rarest : (table.rarities[at] ?? 0));
        if (at === undefined) continue;
        for (let i = table.starts[at] ?? 0; i < (table.starts[at + 1] ?? 0); i++)
          add(scores, table.labels[i] ?? 0, weight * (table.weights[i] ?? 0));
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

/** For each part the labels for which it speaks, one after the other in two long arrays. */
interface Table {
  places: Map<number, number>;
  rarities: number[];
  /** Where the labels of a part begin. Those of the next one begin where they end. */
  starts: number[];
  labels: number[];
  weights: number[];
}

function learn(names: readonly string[], examples: readonly (readonly [string, readonly Word[]])[]): Table {
  const indexOf = new Map(names.map((name, i) => [name, i]));
  const sizes = new Float64Array(names.length);
  const seen: number[] = [];
  for (const [name, words] of examples) {
    const label = indexOf.get(name) ?? 0;
    add(sizes, label, 1);
    for (const part of partsOf(words)) seen.push(part * MOST_LABELS + label);
  }
  // Sorted, equal parts and in them equal labels stand side by side, which is faster to count than in maps.
  const sorted = new Float64Array(seen).sort();
  const table: Table = { places: new Map(), rarities: [], starts: [0], labels: [], weights: [] };
  for (let from = 0; from < sorted.length;) {
    const part = Math.floor((sorted[from] ?? 0) / MOST_LABELS);
    let to = from;
    while (to < sorted.length && Math.floor((sorted[to] ?? 0) / MOST_LABELS) === part) to++;
    const share = (to - from) / examples.length;
    table.places.set(part, table.rarities.length);
    table.rarities.push(Math.log(1 + 1 / share));
    for (let first = from; first < to;) {
      let last = first;
      while (last < to && sorted[last] === sorted[first]) last++;
      const label = (sorted[first] ?? 0) - part * MOST_LABELS;
      const own = (last - first + SMOOTHING * share) / ((sizes[label] ?? 0) + SMOOTHING);
      if (own > share) {
        table.labels.push(label);
        table.weights.push(Math.log(own / share));
      }
      first = last;
    }
    table.starts.push(table.labels.length);
    from = to;
  }
  return table;
}

/** The parts of a text, each once. */
function partsOf(words: readonly Word[]): Set<number> {
  const parts = new Set<number>();
  const note = (kind: number, text: string): void => void parts.add(hash(text) * KINDS + kind);
  for (const [i, { stem, slot }] of words.entries()) {
    note(WORD, stem);
    if (slot !== null) note(SLOT, slot);
    const next = words[i + 1];
    if (next) note(PAIR, `${stem} ${next.stem}`);
  }
  const telling = words.filter(({ isFiller }) => !isFiller).map(({ slot, stem }) => slot ?? stem);
  for (const [i, one] of telling.entries())
    for (const other of telling.slice(i + 1, i + 4))
      note(NEAR, one < other ? `${one} ${other}` : `${other} ${one}`);
  const letters = ` ${words.map(({ text }) => text).join(' ')} `;
  for (let length = 3; length <= 5; length++)
    for (let i = 0; i + length <= letters.length; i++)
      parts.add(hash(letters, i, i + length) * KINDS + LETTERS + length - 3);
  return parts;
}

/** FNV-1a, 32 bits. */
function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5;
  for (let i = from; i < to; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
