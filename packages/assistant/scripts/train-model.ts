import { createClassifier, type FeatureWeights } from '../src/recognition/classifier.ts';
import { hash, lettersAndWordsOf, phrasesOf } from '../src/recognition/features.ts';
import { plainText } from '../src/recognition/plain-text.ts';
import {
  FLAG,
  type KnownTexts,
  lineOf,
  type Model,
  NOTHING,
  OURS,
  splitWords,
  withoutName,
} from '../src/recognition/ranking.ts';
import { SKILLS } from '../src/recognition/skills.ts';
import { withOneWordEach } from '../src/recognition/synonyms.ts';
import { wordOf } from '../src/recognition/words.ts';
import type { Example } from './index-features.ts';
import { trainEmbedding } from './train-embedding.ts';
import type { Examples } from './read-examples.ts';
import { weighFeatures, weighFeaturesTwice } from './weigh-features.ts';

const HARMLESS = 'harmless';
const THING = 'thing';

/**
 * A word that occurs in a smaller share of the texts counts as a misprint, because the same misprints recur.
 */
const COMMON = 0.0005;

/** Topics that can be asked about any sign, ingredient or step. */
const FRAMES: ReadonlySet<string> = new Set(
  SKILLS.filter(({ ask }) => ask.includes('{')).map(({ id }) => id),
);

/** Learns everything that recognition needs. The same examples give the same model. */
export function trainModel({ topics, redFlags, harmless, outOfScope }: Examples): Model {
  const said = [
    ...[...topics].flatMap(([topic, texts]) => texts.map((text) => [topic, plainOf(text)] as const)),
    ...[...redFlags].flatMap(([flag, texts]) => texts.map((text) => [FLAG + flag, plainOf(text)] as const)),
    ...outOfScope.map((text) => [NOTHING, plainOf(text)] as const),
  ];
  const asked = said.map(([label, plain]): Example => [label, wordsOf(withOneWordEach(plain))]);
  // A harmless text is compared with the flag that it resembles: all of them together resemble nothing.
  const flags = createClassifier(weighFeatures(asked.filter(([label]) => label.startsWith(FLAG))));
  const plainHarmless = harmless.map(plainOf);
  const examples = [
    ...asked,
    ...plainHarmless.map((plain): Example => {
      const words = wordsOf(withOneWordEach(plain));
      return [`${HARMLESS}.${flags.rank(words)[0]?.label}`, words];
    }),
  ];
  const plains = [...said.map(([, plain]) => plain), ...plainHarmless];
  const written = examples.map(([label], i): Example => [label, wordsOf(plains[i] ?? '')]);
  // A question about a named thing is the same for each of them: "how is my redness", "how is my shine".
  const framed = examples
    .filter(([label, words]) => FRAMES.has(label) || words.some(({ slot }) => slot !== null))
    .map(([label, words]): Example => [FRAMES.has(label) ? label : THING, words.map(withoutName)]);
  const [labels, scope] = weighFeaturesTwice(examples, NOTHING, OURS);
  const frames = weighFeatures(framed);
  return {
    labels,
    frames,
    scope,
    second: {
      written: trainEmbedding(written, labels.labels, { featuresOf: lettersAndWordsOf, hidden: 0.7 }),
      phrases: trainEmbedding(examples, labels.labels, { featuresOf: phrasesOf, hidden: 0.5 }),
    },
    known: knownOf(examples, labels),
    knownFrames: knownOf(
      framed.filter(([label]) => label !== THING),
      frames,
    ),
    vocabulary: [
      ...commonWords(plains),
      // "Stabbing" is rare among all texts, and no misprint of "start".
      ...commonWords(said.filter(([label]) => label.startsWith(FLAG)).map(([, plain]) => plain)),
    ],
  };
}

function knownOf(examples: readonly Example[], { labels }: FeatureWeights): KnownTexts {
  const indexOf = new Map(labels.map((label, i) => [label, i]));
  const known = new Map(examples.map(([label, words]) => [hash(lineOf(words)), indexOf.get(label) ?? 0]));
  const ordered = [...known].sort(([a], [b]) => a - b);
  return {
    hashes: Int32Array.from(ordered, ([line]) => line),
    labels: Uint16Array.from(ordered, ([, label]) => label),
  };
}

/** Words that occur in several texts. The others are names or misspelt. */
function commonWords(plains: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const plain of plains)
    for (const word of new Set(plain.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= COMMON * plains.length).map(([word]) => word);
}

/** `{sign}` and the like stay unchanged: they stand for any sign. */
const plainOf = (text: string): string => plainText(text.replaceAll(/\{(\w+)\}/g, ' slot$1 '));
const wordsOf = (plain: string) =>
  splitWords(plain).map((word) => wordOf(word.replace(/^slot(sign|ingredient|step)$/, '{$1}')));
