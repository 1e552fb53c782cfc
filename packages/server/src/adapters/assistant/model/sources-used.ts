import { stemmer } from 'stemmer';
import type { Passage } from './model-prompt.ts';

/** Shorter words occur in every sentence. */
const SHORTEST = 4;

/** The share of a sentence that must occur in one passage for the sentence to come from there. */
const SHARE = 0.6;

/** With fewer distinctive words the origin of a sentence is unknown. */
const FEWEST = 3;

/**
 * Numbers of the sources of an answer: those that it cites, and those of a passage whose words it repeats
 * without citing. A model forgets its numbers more often than it invents one.
 */
export function sourcesUsed(answer: string, passages: readonly Passage[]): ReadonlySet<number> {
  const sentences = answer.split(/(?<=[.!?])\s+(?!\[)/).map(tellingWords);
  const cited = new Set([...answer.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)));
  const said = passages.filter(({ text, sources }) => {
    if (sources.some(({ number }) => cited.has(number))) return false;
    const known = new Set(tellingWords(text));
    return sentences.some(
      (words) =>
        words.length >= FEWEST && words.filter((word) => known.has(word)).length / words.length >= SHARE,
    );
  });
  return new Set([...cited, ...said.flatMap(({ sources }) => sources.map(({ number }) => number))]);
}

function tellingWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= SHORTEST).map((word) => stemmer(word)))];
}
