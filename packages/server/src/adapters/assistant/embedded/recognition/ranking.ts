import { KNOWLEDGE } from '../knowledge/knowledge.ts';
import { createClassifier, learn, type Learned, learnWith, type Ranked } from './classifier.ts';
import type { Examples } from './examples.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { OTHER_SUBJECTS } from './other-subjects.ts';
import { plainText } from './plain-text.ts';
import { suits } from './refine.ts';
import { SKILLS } from './skills.ts';
import type { Slots } from './slots.ts';
import { createSpelling } from './spelling.ts';
import { SYNONYM_WORDS, withOneWordEach } from './synonyms.ts';
import { type Word, wordOf } from './words.ts';

/** The scores of a text. */
export interface Ranking {
  /** The words of a text, corrected, with one word for each thing. */
  read(text: string): string[];
  /** Every label, likeliest first: topics, red flags, and what is neither. */
  rank(words: readonly string[]): Ranked[];
  /** Topics whose things are named, and `NOTHING`, likeliest first. */
  rankTopics(words: readonly string[], slots: Slots): Ranked[];
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

/** Topics that can be asked about any sign, ingredient or step. */
const FRAMES: ReadonlySet<string> = new Set(
  SKILLS.filter(({ ask }) => ask.includes('{')).map(({ id }) => id),
);

/** The learned model. It passes from one thread to another without a copy. */
export interface LearnedRanking {
  labels: Learned;
  /**
   * Topics that can be asked about any named thing, without its name, against all others that name a thing.
   */
  frames: Learned;
  /** What no topic answers, against everything else. */
  strangers: Learned;
  /** The labels of the examples themselves, by their text. */
  known: ReadonlyMap<string, string>;
  knownFrames: ReadonlyMap<string, string>;
  vocabulary: readonly string[];
}

/** Learns from examples. */
export function learnRanking({ topics, redFlags, harmless, outOfScope }: Examples): LearnedRanking {
  const texts: readonly (readonly [label: string, texts: readonly string[]])[] = [
    ...topics,
    ...[...redFlags].map(([flag, said]) => [FLAG + flag, said] as const),
    [NOTHING, outOfScope],
  ];
  const asked = texts.flatMap(([label, said]) => said.map((text) => [label, wordsOfExample(text)] as const));
  // What resembles one flag is told from that flag: everything harmless together resembles nothing.
  const flags = createClassifier(learn(asked.filter(([label]) => label.startsWith(FLAG))));
  const labelled = [
    ...asked,
    ...harmless.map((text) => {
      const words = wordsOfExample(text);
      return [`${HARMLESS}.${flags.rank(words)[0]?.label}`, words] as const;
    }),
  ];
  // A question about a named thing is the same for each of them: "how is my redness", "how is my shine".
  const framed = labelled
    .filter(([label, words]) => FRAMES.has(label) || words.some(({ slot }) => slot !== null))
    .map(([label, words]) => [FRAMES.has(label) ? label : THING, words.map(withoutName)] as const);
  const [labels, strangers] = learnWith(labelled, NOTHING, OURS);
  return {
    labels,
    frames: learn(framed),
    strangers,
    known: new Map(labelled.map(([label, words]) => [lineOf(words), label])),
    knownFrames: new Map(
      framed.filter(([label]) => label !== THING).map(([label, words]) => [lineOf(words), label]),
    ),
    vocabulary: [
      ...commonWords([...texts.flatMap(([, said]) => said), ...harmless]),
      // "Stabbing" is rare among all texts, and no misprint of "start".
      ...commonWords([...redFlags.values()].flat()),
    ],
  };
}

/** Reads and ranks texts with the learned model. */
export function createRanking({ vocabulary, known, knownFrames, ...learned }: LearnedRanking): Ranking {
  const classifier = createClassifier(learned.labels);
  const frames = createClassifier(learned.frames);
  const strangers = createClassifier(learned.strangers);
  const correct = createSpelling([...vocabulary, ...SYNONYM_WORDS], [...ORDINARY_WORDS, ...OTHER_SUBJECTS]);
  const read = (text: string): string[] =>
    withOneWordEach(plainText(text).split(' ').map(correct).join(' '))
      .split(' ')
      .filter((word) => word !== '.' && word !== '');

  /** All labels, likeliest first. A text that equals an example word for word gets the label of that one. */
  const rank = (words: readonly string[]): Ranked[] => {
    const all = words.map(wordOf);
    const label = known.get(lineOf(all));
    const ranked = classifier.rank(all);
    return label === undefined
      ? ranked
      : [{ label, score: 1 }, ...ranked.filter((one) => one.label !== label)];
  };
  const rankTopics = (words: readonly string[], slots: Slots): Ranked[] => {
    const all = words.map(wordOf);
    const own = new Set(words);
    const topics = rank(words).filter(
      ({ label }) => label === NOTHING || (TITLES.has(label) && suits(label, slots, own)),
    );
    if (topics[0]?.score === 1 || !all.some(({ slot }) => slot !== null)) return topics;
    const nameless = all.map(withoutName);
    const asked = new Map(frames.rank(nameless).map(({ label, score }) => [label, score]));
    const same = knownFrames.get(lineOf(nameless));
    if (same !== undefined) asked.set(same, 1);
    return topics
      .map(({ label, score }) => ({ label, score: Math.max(score, asked.get(label) ?? 0) }))
      .sort((a, b) => b.score - a.score);
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

/** `{sign}` and the like stay unchanged: they stand for any sign. */
function wordsOfExample(text: string): Word[] {
  return withOneWordEach(plainText(text.replaceAll(/\{(\w+)\}/g, ' slot$1 ')))
    .split(' ')
    .filter((word) => word !== '' && word !== '.')
    .map((word) => wordOf(word.replace(/^slot(sign|ingredient|step)$/, '{$1}')));
}

function withoutName(word: Word): Word {
  return word.slot === null ? word : { ...word, text: word.slot, stem: word.slot };
}

const lineOf = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(' ');
