import { KNOWLEDGE } from '../knowledge/knowledge.ts';
import { createClassifier, type Example, learn, type Learned, learnWith, type Ranked } from './classifier.ts';
import type { Examples } from './examples.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { OTHER_SUBJECTS } from './other-subjects.ts';
import { plainText } from './plain-text.ts';
import { suits } from './refine.ts';
import { createSecondOpinion, learnSecondOpinion, type SecondOpinion } from './second-opinion.ts';
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
  rank(text: Reading): Ranked[];
  /** Topics whose things are named, and `NOTHING`, likeliest first. */
  rankTopics(text: Reading, slots: Slots): Ranked[];
  /** By how much a text resembles what no topic answers more than everything else: about -.2 to .2. */
  strangenessOf(words: readonly string[]): number;
}

/** The labels that are not topics. */
export const NOTHING = 'nothing';
const HARMLESS = 'harmless';
const THING = 'thing';
const OURS = 'ours';
export const FLAG = 'red_flag.';

export const TITLES: ReadonlyMap<string, string> = new Map(
  [...SKILLS, ...KNOWLEDGE].map(({ id, ask }) => [id, ask]),
);

/**
 * A word that occurs in a smaller share of the texts counts as a misprint, because the same misprints recur.
 */
const COMMON = 0.0005;

/**
 * What the logarithm of a probability of the second opinion counts beside a score of the first: among topics,
 * divided by the logarithm of the number of words, and of a red flag against everything else. Chosen on
 * wordings of held-out authors.
 */
const SECOND = { ofTopics: 1 / 28, ofFlags: 0.003 };

/** Topics that can be asked about any sign, ingredient or step. */
const FRAMES: ReadonlySet<string> = new Set(
  SKILLS.filter(({ ask }) => ask.includes('{')).map(({ id }) => id),
);

/** The examples with their labels, and the words that are no misprints. */
export interface Labelled {
  examples: readonly Example[];
  /** The same as they are written. */
  written: readonly Example[];
  vocabulary: readonly string[];
}

/** The learned model. It passes from one thread to another without a copy. */
export interface LearnedRanking {
  labels: Learned;
  /**
   * Topics that can be asked about any named thing, without its name, against all others that name a thing.
   */
  frames: Learned;
  /** What no topic answers, against everything else. */
  strangers: Learned;
  /** The second opinion about the labels. Null while it is being learned. */
  second: SecondOpinion | null;
  /** The labels of the examples themselves, by their text. */
  known: ReadonlyMap<string, string>;
  knownFrames: ReadonlyMap<string, string>;
  vocabulary: readonly string[];
}

export function labelExamples({ topics, redFlags, harmless, outOfScope }: Examples): Labelled {
  const texts: readonly (readonly [label: string, texts: readonly string[]])[] = [
    ...topics,
    ...[...redFlags].map(([flag, said]) => [FLAG + flag, said] as const),
    [NOTHING, outOfScope],
  ];
  const asked = texts.flatMap(([label, said]) => said.map((text) => [label, wordsOfExample(text)] as const));
  // What resembles one flag is told from that flag: everything harmless together resembles nothing.
  const flags = createClassifier(learn(asked.filter(([label]) => label.startsWith(FLAG))));
  const examples = [
    ...asked,
    ...harmless.map((text) => {
      const words = wordsOfExample(text);
      return [`${HARMLESS}.${flags.rank(words)[0]?.label}`, words] as const;
    }),
  ];
  const said = [...texts.flatMap(([, said]) => said), ...harmless];
  return {
    examples,
    written: examples.map(([label], i) => [label, writtenOfExample(said[i] ?? '')] as const),
    vocabulary: [
      ...commonWords(said),
      // "Stabbing" is rare among all texts, and no misprint of "start".
      ...commonWords([...redFlags.values()].flat()),
    ],
  };
}

/** Learns all but the second opinion, which takes longer than all the rest. */
export function learnFirst({ examples, vocabulary }: Labelled): LearnedRanking {
  // A question about a named thing is the same for each of them: "how is my redness", "how is my shine".
  const framed = examples
    .filter(([label, words]) => FRAMES.has(label) || words.some(({ slot }) => slot !== null))
    .map(([label, words]) => [FRAMES.has(label) ? label : THING, words.map(withoutName)] as const);
  const [labels, strangers] = learnWith(examples, NOTHING, OURS);
  return {
    labels,
    frames: learn(framed),
    strangers,
    second: null,
    known: new Map(examples.map(([label, words]) => [lineOf(words), label])),
    knownFrames: new Map(
      framed.filter(([label]) => label !== THING).map(([label, words]) => [lineOf(words), label]),
    ),
    vocabulary,
  };
}

export const learnSecond = ({ examples, written }: Labelled, { labels }: LearnedRanking): SecondOpinion =>
  learnSecondOpinion(examples, written, labels.labels);

/** Learns everything. */
export function learnRanking(examples: Examples): LearnedRanking {
  const labelled = labelExamples(examples);
  const first = learnFirst(labelled);
  return { ...first, second: learnSecond(labelled, first) };
}

/** Reads and ranks texts with the learned model. */
export function createRanking({ vocabulary, known, knownFrames, ...learned }: LearnedRanking): Ranking {
  const classifier = createClassifier(learned.labels);
  const frames = createClassifier(learned.frames);
  const strangers = createClassifier(learned.strangers);
  const second = learned.second && createSecondOpinion(learned.second);
  const correct = createSpelling([...vocabulary, ...SYNONYM_WORDS], [...ORDINARY_WORDS, ...OTHER_SUBJECTS]);
  const read = (text: string): Reading => {
    const corrected = plainText(text).split(' ').map(correct);
    return { words: splitWords(withOneWordEach(corrected.join(' '))), written: corrected.filter(isWord) };
  };

  /** By the first opinion. A text that equals an example word for word has the score 1 for its label. */
  const rankAtFirst = (all: readonly Word[]): Ranked[] => {
    const label = known.get(lineOf(all));
    return classifier.rank(all).map((one) => (one.label === label ? { label, score: 1 } : one));
  };
  const withSecond = (ranked: readonly Ranked[], { words, written }: Reading, share: number): Ranked[] => {
    const logs = second?.(words.map(wordOf), written.map(wordOf));
    return ranked
      .map(({ label, score }) => ({
        label,
        score: score === 1 ? score : score + share * (logs?.get(label) ?? 0),
      }))
      .sort((a, b) => b.score - a.score);
  };

  const rank = (text: Reading): Ranked[] =>
    withSecond(rankAtFirst(text.words.map(wordOf)), text, SECOND.ofFlags);
  const rankTopics = (text: Reading, slots: Slots): Ranked[] => {
    const all = text.words.map(wordOf);
    const own = new Set(text.words);
    const topics = rankAtFirst(all).filter(
      ({ label }) => label === NOTHING || (TITLES.has(label) && suits(label, slots, own)),
    );
    const isKnown = topics.some(({ score }) => score === 1);
    const share = SECOND.ofTopics / Math.log(1 + Math.max(1, all.length));
    if (isKnown || !all.some(({ slot }) => slot !== null)) return withSecond(topics, text, share);
    const nameless = all.map(withoutName);
    const asked = new Map(frames.rank(nameless).map(({ label, score }) => [label, score]));
    const same = knownFrames.get(lineOf(nameless));
    if (same !== undefined) asked.set(same, 1);
    const framed = topics.map(({ label, score }) => ({
      label,
      score: Math.max(score, asked.get(label) ?? 0),
    }));
    return withSecond(framed, text, share);
  };

  const strangenessOf = (words: readonly string[]): number => {
    const scores = new Map(strangers.rank(words.map(wordOf)).map(({ label, score }) => [label, score]));
    return (scores.get(NOTHING) ?? 0) - (scores.get(OURS) ?? 0);
  };

  return { read, rank, rankTopics, strangenessOf };
}

/** Words that occur in several texts. The others are names or misspelt. */
function commonWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(plainText(text).split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= COMMON * texts.length).map(([word]) => word);
}

const wordsOfExample = (text: string): Word[] => wordsOf(withOneWordEach(plainOfExample(text)));
const writtenOfExample = (text: string): Word[] => wordsOf(plainOfExample(text));

/** `{sign}` and the like stay unchanged: they stand for any sign. */
const plainOfExample = (text: string): string => plainText(text.replaceAll(/\{(\w+)\}/g, ' slot$1 '));
const wordsOf = (plain: string): Word[] =>
  splitWords(plain).map((word) => wordOf(word.replace(/^slot(sign|ingredient|step)$/, '{$1}')));

const isWord = (word: string): boolean => word !== '' && word !== '.';
const splitWords = (plain: string): string[] => plain.split(' ').filter(isWord);

function withoutName(word: Word): Word {
  return word.slot === null ? word : { ...word, text: word.slot, stem: word.slot };
}

const lineOf = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(' ');
