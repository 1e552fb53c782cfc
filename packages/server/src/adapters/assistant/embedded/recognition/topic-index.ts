import { plainText } from './plain-text.ts';
import { groupsOf } from './related-words.ts';
import { withOneWordEach } from './synonyms.ts';
import { type Word, wordOf } from './words.ts';

/** Something that can be asked, with examples of how it is asked. */
export interface Topic {
  id: string;
  /** Questions, each ended by a question mark. `{sign}`, `{ingredient}`, `{step}` stand for any of them. */
  asks: string;
  /** What is answered: its words tell a little of what is asked. */
  says?: string;
}

export interface Match {
  id: string;
  /** 0 to 1: how much of the question and of the example agree. */
  confidence: number;
}

interface TopicIndex {
  /** Topics that share words with a question, the best first. */
  match(question: readonly Word[]): Match[];
  /** Whether a topic has a word. */
  speaksOf(id: string, word: Word): boolean;
  /** Whether few topics have a word, so that it tells much. */
  isRare(word: Word): boolean;
  /** Every word of the examples. */
  words: ReadonlySet<string>;
}

/** Words with how much each of them tells. */
interface Weighed {
  words: readonly Word[];
  weights: readonly number[];
  sum: number;
  stems: Stems;
  /** With the slots that its words fill. */
  named: Stems;
}

/** The stems of some words, and the groups of related words in which they stand. */
interface Stems {
  has: ReadonlySet<string>;
  related: ReadonlySet<number>;
}

interface IndexedTopic {
  id: string;
  forms: readonly Weighed[];
  /** Of all examples. */
  stems: Stems;
  /** Of the answer. */
  says: Stems;
}

/** Topics whose examples are compared one by one. */
const CANDIDATES = 30;

/** How much a related word counts, beside the same word. */
const RELATED = 0.6;

/** How much a word counts that only the answer has. */
const IN_ANSWER = 0.4;

/** What a question that an example does not cover takes off, beside the reverse. */
const SHARE_OF_QUESTION = 0.62;

/** How much the best example counts, beside all words of its topic. */
const SHARE_OF_EXAMPLE = 0.7;

/** From here on a question and an example are the same, but for rounding. */
const SAME = 0.999;

/** How far such a question is ahead of a topic that has all of its words in other examples. */
const SAME_AHEAD = 0.1;

/** A word that no topic has may change everything, or nothing. */
const FOREIGN_WEIGHT = 3;

/** The weight of a word that about four topics share. */
const RARE = 4;

/** What is left of a topic that does not speak of the thing that is named. */
const ELSEWHERE = 0.72;

/** A slot tells more than a common word, and less than the thing itself. */
const SLOT_WEIGHT = 2.2;
const FILLER_WEIGHT = 0.12;

/** An example that names the very thing beats one that has a slot for it. */
const SLOT_AGREEMENT = 0.93;

/** Finds the topic of a question. */
export function createTopicIndex(topics: readonly Topic[]): TopicIndex {
  const asked = topics.map(({ id, asks, says = '' }) => ({
    id,
    forms: asks
      .split('?')
      .map(wordsOfForm)
      .filter((words) => words.length > 0),
    says: wordsOfForm(says).filter(({ isFiller }) => !isFiller),
  }));
  const stemsOf = new Map(asked.map(({ id, forms }) => [id, stemsIn(forms.flat())]));
  const weigh = rarityIn(stemsOf);
  const indexed: readonly IndexedTopic[] = asked.map(({ id, forms, says }) => ({
    id,
    forms: forms.map((words) => weighted(words, weigh)),
    stems: stemsIn(forms.flat()),
    says: stemsIn(says),
  }));

  const match = (words: readonly Word[]): Match[] => {
    const question = weighted(words, weigh);
    return indexed
      .map((topic) => ({ ...topic, covered: coverage(question, topic.stems, topic.says) }))
      .sort((a, b) => b.covered - a.covered)
      .slice(0, CANDIDATES)
      .map(({ id, forms, stems, covered }) => {
        const agreed = Math.max(0, ...forms.map((form) => agreement(question, form)));
        // Asked word for word as an example: no other topic is nearer.
        const likeness =
          agreed > SAME ? 1 + SAME_AHEAD : agreed * SHARE_OF_EXAMPLE + covered * (1 - SHARE_OF_EXAMPLE);
        return { id, confidence: isElsewhere(words, stems.has) ? likeness * ELSEWHERE : likeness };
      })
      .sort((a, b) => b.confidence - a.confidence);
  };
  const own = topics.flatMap(({ asks }) => plainText(asks).split(' '));
  const isRare = (word: Word): boolean => weigh(word) > RARE && word.slot === null;
  return {
    match,
    speaksOf: (id, { stem }) => stemsOf.get(id)?.has.has(stem) === true,
    isRare,
    words: new Set([...own, ...asked.flatMap(({ forms }) => forms.flat().map(({ text }) => text))]),
  };
}

/** Whether a question names a thing that no example of a topic speaks of. */
function isElsewhere(words: readonly Word[], stems: ReadonlySet<string>): boolean {
  const named = words.filter(({ slot }) => slot !== null);
  return named.length > 0 && !named.some(({ stem, slot }) => stems.has(stem) || stems.has(slot ?? ''));
}

function wordsOfForm(ask: string): Word[] {
  const slots = ask.match(/\{\w+\}/g) ?? [];
  const marked = slots.reduce((text, slot, at) => text.replace(slot, ` slot${at} `), ask);
  return withOneWordEach(plainText(marked))
    .split(' ')
    .filter((word) => word !== '' && word !== '.')
    .map((word) => wordOf(/^slot\d$/.test(word) ? (slots[Number(word.slice(4))] ?? word) : word));
}

/** How much each stem tells: the fewer topics have it, the more. */
function rarityIn(stemsOf: ReadonlyMap<string, Stems>): (word: Word) => number {
  const counts = new Map<string, number>();
  for (const { has } of stemsOf.values())
    for (const stem of has) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return ({ stem, isFiller }) => {
    if (isFiller) return FILLER_WEIGHT;
    if (stem.startsWith('{')) return SLOT_WEIGHT;
    const count = counts.get(stem);
    return count === undefined ? FOREIGN_WEIGHT : Math.log(1 + stemsOf.size / count);
  };
}

function weighted(words: readonly Word[], weigh: (word: Word) => number): Weighed {
  const weights = words.map(weigh);
  return {
    words,
    weights,
    sum: weights.reduce((sum, weight) => sum + weight, 0),
    stems: stemsIn(words),
    named: stemsIn(words, true),
  };
}

function stemsIn(words: readonly Word[], withSlots = false): Stems {
  const telling = words.filter(({ isFiller, slot }) => !isFiller && slot === null);
  return {
    has: new Set(words.flatMap(({ stem, slot }) => (slot === null || !withSlots ? [stem] : [stem, slot]))),
    related: new Set(telling.flatMap(({ stem }) => groupsOf(stem))),
  };
}

/** How much two lists of words say the same: 1 when each word of one stands in the other. */
function agreement(question: Weighed, form: Weighed): number {
  return (
    coverage(question, form.stems) * SHARE_OF_QUESTION +
    coverage(form, question.named) * (1 - SHARE_OF_QUESTION)
  );
}

/** How much of some words stands among the stems, by weight. */
function coverage({ words, weights, sum }: Weighed, stems: Stems, says?: Stems): number {
  let shared = 0;
  for (const [at, { stem, slot, isFiller }] of words.entries()) {
    const weight = weights[at] ?? 0;
    if (stems.has.has(stem)) shared += weight;
    else if (slot !== null && stems.has.has(slot)) shared += weight * SLOT_AGREEMENT;
    else if (!isFiller && groupsOf(stem).some((group) => stems.related.has(group)))
      shared += weight * RELATED;
    else if (says?.has.has(stem) === true) shared += weight * IN_ANSWER;
  }
  return sum === 0 ? 0 : shared / sum;
}
