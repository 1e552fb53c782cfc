import { ENTRIES } from '../knowledge/knowledge.ts';
import { plainText } from '../recognition/plain-text.ts';
import { splitWords, TITLES } from '../recognition/ranking.ts';
import type { Recognised } from '../recognition/recognise.ts';
import { withOneWordEach } from '../recognition/synonyms.ts';
import { wordOf } from '../recognition/words.ts';

/** What nearly every text names. */
const EVERYWHERE = new Set([
  'skin',
  'face',
  'product',
  'use',
  'thing',
  'one',
  'more',
  'make',
  'good',
  'not',
  'same',
  'no',
  'day',
  'time',
  'go',
  'look',
  'work',
  'help',
  'year',
  'old',
]);

const stems = new Map<string, ReadonlySet<string>>();

/** The content words of the question and of the answer of a topic. */
function stemsOf(topic: string): ReadonlySet<string> {
  const known = stems.get(topic);
  if (known) return known;
  const entry = ENTRIES.get(topic);
  const all = new Set(contentOf(plainText(`${TITLES.get(topic) ?? ''} ${entry?.says ?? ''}`)));
  stems.set(topic, all);
  return all;
}

/** The stems of what a plain text is about. */
export const contentOf = (plain: string): string[] =>
  splitWords(withOneWordEach(plain))
    .map(wordOf)
    .flatMap(({ stem, isFiller }) => (isFiller || EVERYWHERE.has(stem) || stem.length < 3 ? [] : [stem]));

/** Whether a message names something that the answer to a topic names, and does not only resemble it. */
export const isGrounded = (topic: string, { words }: Pick<Recognised, 'words'>): boolean => {
  const told = stemsOf(topic);
  return contentOf(words.join(' ')).some((stem) => told.has(stem));
};
