import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/** Shorter words are not corrected: too many others are one letter away. */
const SHORTEST = 5;

/** From this length on two letters may be wrong. */
const LONG = 8;

/** How many letters of a long word may be wrong. */
const MOST_WRONG = 2;

/** Vowels are omitted and confused most often. */
const VOWELS = /[aeiouy]/g;

function unlikeness(one: string, other: string): number {
  const isVowelsOnly = one.replaceAll(VOWELS, '') === other.replaceAll(VOWELS, '');
  return Math.abs(one.length - other.length) - (isVowelsOnly ? LONG : 0);
}

/** Corrects words that are nearly a word of the vocabulary. */
export function createSpelling(
  known: Iterable<string>,
  ordinary: Iterable<string>,
): (word: string) => string {
  const words = new Set(known);
  const leave = new Set(ordinary);
  const stems = new Set([...words, ...leave].map((word) => stemmer(word)));
  const index = new MiniSearch({ fields: ['word'], tokenize: (text) => [text], idField: 'word' });
  index.addAll([...words].filter((word) => word.length >= SHORTEST).map((word) => ({ word })));
  const longest = Math.max(0, ...Array.from(words, ({ length }) => length)) + MOST_WRONG;
  const memory = new Map<string, string>();

  const correct = (word: string): string => {
    if (
      word.length < SHORTEST ||
      words.has(word) ||
      leave.has(word) ||
      stems.has(stemmer(word)) ||
      /\d/.test(word)
    )
      return word;
    const distance = word.length >= LONG ? MOST_WRONG : 1;
    const found = index
      .search(word, { fuzzy: distance, prefix: false })
      .map(({ id }) => String(id))
      .filter(
        (other) =>
          other.length >= SHORTEST &&
          other[0] === word[0] &&
          Math.abs(other.length - word.length) <= distance,
      )
      .sort((a, b) => unlikeness(a, word) - unlikeness(b, word));
    return found[0] ?? transposed(word) ?? word;
  };

  /** Two swapped letters are the most common misprint. */
  const transposed = (word: string): string | undefined =>
    Array.from(
      word,
      (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
    ).find((other) => words.has(other));

  return (word) => {
    // First of all: a stem, a search and every swap of a word of thousands of letters would take a second.
    if (word.length > longest) return word;
    const known = memory.get(word);
    if (known !== undefined) return known;
    const corrected = correct(word);
    // The words that people write are unlimited, so the cache has a limit.
    if (memory.size > 5000) memory.clear();
    memory.set(word, corrected);
    return corrected;
  };
}
