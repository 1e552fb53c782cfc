import type { Word } from './words.ts';

/**
 * The weight of a feature, by its kind: a word; the kind of thing that it names; two adjacent words; two
 * telling words near each other; three, four and five letters in a row, which recognise endings and
 * misspellings; a phrase. Chosen on sets of wordings that were left out.
 */
const WEIGHTS = [2, 0.8, 0.4, 0.4, 0.2, 0.4, 0.3, 0.4] as const;
const [WORD, SLOT, PAIR, NEAR, LETTERS, PHRASE] = [0, 1, 2, 3, 4, 7] as const;

/** A feature is a number of 32 bits: 29 of a hash, and its kind in the lowest three. */
const KIND = 7;

const featureOf = (value: number, kind: number): number => (value & ~KIND) | kind;

export const weightOf = (feature: number): number => WEIGHTS[feature & KIND] ?? 0;

/** The features of a text, each once. */
export type FeaturesOf = (words: readonly Word[]) => Set<number>;

/** Words, pairs of words, and letters in a row. */
export const lettersAndWordsOf: FeaturesOf = (words) => {
  const features = wordsOf(words);
  const letters = ` ${words.map(({ text }) => text).join(' ')} `;
  for (let from = 0; from < letters.length; from++) {
    let value = EMPTY;
    for (let length = 1; length <= 5 && from + length <= letters.length; length++) {
      value = hashOn(value, letters.charCodeAt(from + length - 1));
      if (length >= 3) features.add(featureOf(value, LETTERS + length - 3));
    }
  }
  return features;
};

/**
 * Words, pairs of words, and phrases: three words in a row, two with one or two between them, and how a text
 * begins and ends.
 */
export const phrasesOf: FeaturesOf = (words) => {
  const features = wordsOf(words);
  const note = (text: string): void => void features.add(featureOf(hash(text), PHRASE));
  const named = ['^', ...words.map(({ slot, stem }) => slot ?? stem), '$'];
  for (let from = 0; from + 2 < named.length; from++) note(named.slice(from, from + 3).join(' '));
  note(named.slice(0, 2).join(' '));
  note(named.slice(-2).join(' '));
  for (const [i, { stem }] of words.entries())
    for (const other of words.slice(i + 2, i + 4)) note(`${stem} … ${other.stem}`);
  return features;
};

function wordsOf(words: readonly Word[]): Set<number> {
  const features = new Set<number>();
  const note = (kind: number, text: string): void => void features.add(featureOf(hash(text), kind));
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
  return features;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = EMPTY;
  for (let i = 0; i < text.length; i++) value = hashOn(value, text.charCodeAt(i));
  return value;
}

const EMPTY = 0x811c9dc5 | 0;
const hashOn = (value: number, code: number): number => Math.imul(value ^ code, 0x01000193);

/** The index of a feature in a sorted array. */
export function placeOf(feature: number, features: Int32Array): number | undefined {
  let from = 0;
  let to = features.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((features[middle] ?? 0) < feature) from = middle + 1;
    else to = middle;
  }
  return features[from] === feature ? from : undefined;
}
