import { KNOWLEDGE } from '../knowledge/knowledge.ts';
import { createClassifier, type FeatureWeights, type Ranked } from './classifier.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { OTHER_SUBJECTS } from './other-subjects.ts';
import { hash, placeOf } from './features.ts';
import { plainText } from './plain-text.ts';
import { suits } from './refine.ts';
import { createSecondOpinion, type SecondOpinion } from './second-opinion.ts';
import { SKILLS } from './skills.ts';
import type { Slots } from './slots.ts';
import { createSpelling } from './spelling.ts';
import { SYNONYM_WORDS, withOneWordEach } from './synonyms.ts';
import { type Word, wordOf } from './words.ts';

/** The words of a text, with corrected spelling. */
export interface Reading {
  /** With one word for each thing. */
  words: readonly string[];
  /** As they are written. */
  written: readonly string[];
}

/** The scores of a text. */
export interface Ranking {
  read(text: string): Reading;
  /** Every label, likeliest first: topics, red flags, and what is neither. */
  rank(text: Reading): readonly Ranked[];
  /** Topics whose things are named, and `NOTHING`, likeliest first. */
  rankTopics(text: Reading, slots: Slots): Ranked[];
  /** By how much a text resembles what no topic answers more than everything else: about -.2 to .2. */
  outOfScopeLead(words: readonly string[]): number;
}

/** The label of what no topic answers, and of everything else where only that matters. */
export const NOTHING = 'nothing';
export const OURS = 'ours';
/** The labels of red flags begin with it. */
export const FLAG = 'red_flag.';

export const TITLES: ReadonlyMap<string, string> = new Map(
  [...SKILLS, ...KNOWLEDGE].map(({ id, ask }) => [id, ask]),
);

/**
 * What the logarithm of a probability of the second opinion counts beside a score of the first: among topics,
 * divided by the logarithm of the number of words, and of a red flag against everything else. Chosen on
 * sets of wordings that were left out.
 */
const SECOND = { ofTopics: 1 / 28, ofFlags: 0.003 };

/** The labels of the examples themselves. */
export interface KnownTexts {
  /** The hashes of their words, in order. */
  hashes: Int32Array;
  /** The label of each, as an index. */
  labels: Uint16Array;
}

/** What was learned from all examples. */
export interface Model {
  labels: FeatureWeights;
  /**
   * Topics that can be asked about any named thing, without its name, against all others that name a thing.
   */
  frames: FeatureWeights;
  /** What no topic answers, against everything else. */
  scope: FeatureWeights;
  /** The second opinion about the labels. */
  second: SecondOpinion;
  known: KnownTexts;
  knownFrames: KnownTexts;
  /** The words that are no misprints. */
  vocabulary: readonly string[];
}

/** Reads and ranks texts. */
export function createRanking(model: Model): Ranking {
  const classifier = createClassifier(model.labels);
  const frames = createClassifier(model.frames);
  const scope = createClassifier(model.scope);
  const second = createSecondOpinion(model.second);
  const known = createKnown(model.known, model.labels.labels);
  const knownFrames = createKnown(model.knownFrames, model.frames.labels);
  const correct = createSpelling(
    [...model.vocabulary, ...SYNONYM_WORDS],
    [...ORDINARY_WORDS, ...OTHER_SUBJECTS],
  );
  const read = (text: string): Reading => {
    const corrected = plainText(text).split(' ').map(correct);
    return { words: splitWords(withOneWordEach(corrected.join(' '))), written: corrected.filter(isWord) };
  };

  /** By the first opinion. A text that equals an example word for word has the score 1 for its label. */
  const rankAtFirst = oncePerKey(({ words }: Reading): readonly Ranked[] => {
    const all = words.map(wordOf);
    const label = known(all);
    return classifier.rank(all).map((one) => (one.label === label ? { label, score: 1 } : one));
  });
  const logsOf = oncePerKey(({ words, written }: Reading) => second(words.map(wordOf), written.map(wordOf)));
  const withSecond = (ranked: readonly Ranked[], text: Reading, share: number): Ranked[] => {
    const logs = logsOf(text);
    return ranked
      .map(({ label, score }) => ({
        label,
        score: score === 1 ? score : score + share * (logs.get(label) ?? 0),
      }))
      .sort((a, b) => b.score - a.score);
  };

  const rank = oncePerKey((text: Reading) => withSecond(rankAtFirst(text), text, SECOND.ofFlags));
  const rankTopics = (text: Reading, slots: Slots): Ranked[] => {
    const all = text.words.map(wordOf);
    const own = new Set(text.words);
    const topics = rankAtFirst(text).filter(
      ({ label }) => label === NOTHING || (TITLES.has(label) && suits(label, slots, own)),
    );
    const isKnown = topics.some(({ score }) => score === 1);
    const share = SECOND.ofTopics / Math.log(1 + Math.max(1, all.length));
    if (isKnown || !all.some(({ slot }) => slot !== null)) return withSecond(topics, text, share);
    const nameless = all.map(withoutName);
    const asked = new Map(frames.rank(nameless).map(({ label, score }) => [label, score]));
    const same = knownFrames(nameless);
    if (same !== undefined) asked.set(same, 1);
    const framed = topics.map(({ label, score }) => ({
      label,
      score: Math.max(score, asked.get(label) ?? 0),
    }));
    return withSecond(framed, text, share);
  };

  const outOfScopeLead = oncePerKey((words: readonly string[]): number => {
    const scores = new Map(scope.rank(words.map(wordOf)).map(({ label, score }) => [label, score]));
    return (scores.get(NOTHING) ?? 0) - (scores.get(OURS) ?? 0);
  });

  return { read, rank, rankTopics, outOfScopeLead };
}

/**
 * The same ranking, which reads each text once, and so ranks it once: one message asks for that up to eight
 * times. It keeps the texts, so that it is made for one question.
 */
export function readingOnce(ranking: Ranking): Ranking {
  const readings = new Map<string, Reading>();
  return {
    ...ranking,
    read(text) {
      // Some ask with the text, some with its plain form.
      const plain = plainText(text);
      const reading = readings.get(plain) ?? ranking.read(plain);
      readings.set(plain, reading);
      return reading;
    },
  };
}

/** Remembers what a function returned for a key, until nobody has that key any more. */
function oncePerKey<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = made.get(key) ?? { value: make(key) };
    made.set(key, found);
    return found.value;
  };
}

/** The label of the example with the same words. */
function createKnown({ hashes, labels }: KnownTexts, names: readonly string[]) {
  return (words: readonly Word[]): string | undefined => {
    const at = placeOf(hash(lineOf(words)), hashes);
    return at === undefined ? undefined : names[labels[at] ?? 0];
  };
}

const isWord = (word: string): boolean => word !== '' && word !== '.';
export const splitWords = (plain: string): string[] => plain.split(' ').filter(isWord);

export function withoutName(word: Word): Word {
  return word.slot === null ? word : { ...word, text: word.slot, stem: word.slot };
}

/** Texts with the same line are the same question. */
export const lineOf = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(' ');
