import { describe, expect, it } from 'vitest';
import { wordsFor } from '../answers/knowledge.ts';
import { CARE_CARDS, careWords } from '../red-flags/care-cards.ts';
import { isSource } from '../sources.ts';
import { KNOWLEDGE } from './knowledge.ts';

const MOST_WORDS = 24;

const ADULT = {
  isMinor: false,
  isPregnant: false,
  mayBePregnant: true,
  wordsOnly: false,
  avoidsFragrance: false,
};
const TEEN = { ...ADULT, isMinor: true };

/** Topics on which nobody under 18 is advised. */
const NOT_FOR_TEENS =
  /retin|tretinoin|adapalene|glycolic|lactic|salicylic|azelaic|\bacids?\b|\b[ABP]HAs?\b|arbutin|kojic|tranexamic|hydroquinone|lighten|wrinkle|\$/i;

const sentencesIn = (words: string): string[] => words.split(/(?<=[.!?])\s+|\n+/);

describe('the knowledge', () => {
  it('the knowledge has at least 200 entries, each with a unique name and sources that exist', () => {
    expect(KNOWLEDGE.length).toBeGreaterThanOrEqual(200);
    expect(new Set(KNOWLEDGE.map(({ id }) => id)).size).toBe(KNOWLEDGE.length);
    const odd = KNOWLEDGE.filter(({ sources }) => sources.length === 0 || !sources.every(isSource));
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it('each entry has a name, a question of its own, and whole sentences for everybody', () => {
    const odd = KNOWLEDGE.filter(
      (entry) =>
        !/^[a-z]+\.[a-z0-9-]+$/.test(entry.id) ||
        !/^[A-Z].+/.test(entry.ask) ||
        [wordsFor(entry, ADULT), wordsFor(entry, TEEN)].some((words) => !/^[“A-Z0-9].+[.!?”)]$/s.test(words)),
    );
    expect(odd.map(({ id, ask }) => `${id} ${ask}`)).toEqual([]);
    const questions = KNOWLEDGE.flatMap(({ next = [] }) => next);
    expect(questions.filter((words) => !/^[A-Z].+/.test(words))).toEqual([]);
  });

  it('an entry about an ingredient has the key and the name that questions and answers use', () => {
    const named = KNOWLEDGE.flatMap(({ ingredient }) => ingredient ?? []);
    expect(named.filter(({ key, name }) => key === '' || name === '')).toEqual([]);
    expect(new Set(named.map(({ key }) => key)).size).toBe(named.length);
  });

  it('names the grade of each claim, and of no fact about the product itself', () => {
    const odd = KNOWLEDGE.filter(({ sources, grade }) => (grade === null) !== sources.includes('product'));
    expect(odd.map(({ id, sources, grade }) => `${id} ${sources.join()} ${grade}`)).toEqual([]);
  });

  it('consists of short sentences', () => {
    const said = [
      ...KNOWLEDGE.flatMap((entry) => [wordsFor(entry, ADULT), wordsFor(entry, TEEN)]),
      ...Object.values(CARE_CARDS).map(careWords),
    ];
    const long = said.flatMap(sentencesIn).filter((sentence) => sentence.split(' ').length > MOST_WORDS);
    expect(long).toEqual([]);
  });

  it('advises 13 to 17 on nothing that is too strong for them', () => {
    const strong = KNOWLEDGE.filter((entry) => NOT_FOR_TEENS.test(wordsFor(entry, TEEN)));
    expect(strong.map(({ id }) => id)).toEqual([]);
  });
});
