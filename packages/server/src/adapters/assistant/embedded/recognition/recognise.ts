import type { RedFlag } from '../red-flags/care-cards.ts';
import { ENTRIES, INGREDIENTS, KNOWLEDGE } from '../knowledge/knowledge.ts';
import { type Ranked, createClassifier } from './classifier.ts';
import { type Examples, readExamples } from './examples.ts';
import { isOtherSubject, isOurSubject, OTHER_SUBJECTS } from './other-subjects.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { plainText } from './plain-text.ts';
import { suits, topicOfNames } from './refine.ts';
import { SKILLS } from './skills.ts';
import { readSlots, slotOf, type Slots } from './slots.ts';
import { createSpelling } from './spelling.ts';
import { SYNONYM_WORDS, withOneWordEach } from './synonyms.ts';
import { type Word, wordOf } from './words.ts';

/** What a text asks, as far as it can be told. */
export interface Recognised extends Slots {
  /** A skill or an entry of knowledge; null when nothing is sure enough. */
  topic: string | null;
  confidence: number;
  /** Questions that may be meant, where nothing is sure; at most three. */
  guesses: readonly string[];
  /** The corrected text with one word for each thing. */
  words: readonly string[];
}

export interface Recogniser {
  /** Recognises what is asked. */
  recognise(text: string): Recognised;
  /** Topics that a text may be about, the likeliest first. */
  rankTopics(text: string): string[];
  /** The red flag that a text is nearer to than to anything harmless; null for most. */
  redFlagIn(text: string): RedFlag | null;
}

/**
 * From which score on an answer is given, and how far the topic has to be ahead of the next. Chosen on the
 * wordings of an author who was left out: lower values answer more, and more often something else.
 */
const SURE = { score: 0.14, lead: 0.045 };

/** What a question needs in addition when a word of it is mostly about something else. */
const ELSEWHERE = 0.1;

/** The same when no word of it is about skin, care or this product. */
const NOT_OURS = 0.06;

/** How far a red flag has to be ahead of everything else. */
const FLAG_LEAD = 0.02;

/** From here on it is worth asking whether that was meant. */
const WORTH_ASKING = 0.12;

/** Above this a topic is worth reading, though not sure. */
const LIKELY = 0.12;

/** The labels of what is not a topic. */
const NOTHING = 'nothing';
const HARMLESS = 'harmless';
const FLAG = 'red_flag.';

/** Topics that answer the same question, one from the member's facts and one in general. Either is right. */
const TWINS: readonly (readonly string[])[] = [
  ['routine.order', 'step.order'],
  ['routine.plan', 'step.basics'],
  ['routine.new', 'step.one-at-a-time'],
  ['account.plan', 'our.plans'],
  ['account.who', 'our.photo-deleted'],
  ['talk.who', 'our.model'],
  ['step.serum', 'step.amount'],
  ['step.moisturizer', 'step.amount'],
  ['ingredient.mineral-filters', 'ingredient.chemical-filters'],
  ['our.cannot-see', 'report.untold'],
  ['myth.many-steps', 'step.basics'],
];

/** Somebody wants to know which condition it is. No photo and no chat can say. */
const ASKS_FOR_A_NAME =
  /\bdiagnos|\b(what|which) (disease|illness)|\b(do i|did i|could i|might i|have i|is (this|it|that)|could (this|it|that) be|might (this|it|that) be|are (these|they|those)|whether i|if i)\b.{0,20}\b(rosacea|eczema|dermatitis|psoriasis|melasma|melanoma|cancer|lupus|fungal|ringworm|(skin )?(disease|illness)|herpes|shingles|vitiligo|infect\w*|keratosis|scabies|impetigo)/;
const CONDITIONS = 'our.conditions';

const TITLES: ReadonlyMap<string, string> = new Map(
  [...SKILLS, ...KNOWLEDGE].map(({ id, ask }) => [id, ask]),
);

/** Learns from examples. */
export function createRecogniser({ topics, redFlags, harmless, outOfScope }: Examples): Recogniser {
  const texts: readonly (readonly [label: string, texts: readonly string[]])[] = [
    ...topics,
    ...[...redFlags].map(([flag, said]) => [FLAG + flag, said] as const),
    [HARMLESS, harmless],
    [NOTHING, outOfScope],
  ];
  const examples = texts.flatMap(([label, said]) =>
    said.map((text) => [label, wordsOfExample(text)] as const),
  );
  const classifier = createClassifier(examples);
  const known = new Map(examples.map(([label, words]) => [lineOf(words), label]));
  const vocabulary = new Set(texts.flatMap(([, said]) => said.flatMap((text) => plainText(text).split(' '))));
  const correct = createSpelling([...vocabulary, ...SYNONYM_WORDS], [...ORDINARY_WORDS, ...OTHER_SUBJECTS]);
  const read = (text: string): string[] =>
    withOneWordEach(plainText(text).split(' ').map(correct).join(' '))
      .split(' ')
      .filter((word) => word !== '.' && word !== '');

  /** All labels, the likeliest first. What is written word for word as an example is nearest to that one. */
  const rank = (words: readonly string[]): Ranked[] => {
    const all = words.map(wordOf);
    const label = known.get(lineOf(all));
    const ranked = classifier.rank(all);
    return label === undefined
      ? ranked
      : [{ label, score: 1 }, ...ranked.filter((one) => one.label !== label)];
  };
  const rankAnswers = (words: readonly string[], slots: Slots): Ranked[] =>
    rank(words).filter(({ label }) => label === NOTHING || (TITLES.has(label) && suits(label, slots)));

  return {
    recognise(text) {
      const words = read(text);
      const slots = readSlots(words);
      if (ASKS_FOR_A_NAME.test(plainText(text)))
        return { ...slots, topic: CONDITIONS, confidence: 1, guesses: [], words };
      const ranked = preferSuits(rankAnswers(words, slots), slots, new Set(words));
      const [top] = ranked;
      if (top === undefined || top.label === NOTHING)
        return { ...slots, topic: null, confidence: 0, guesses: [], words };
      const rival = ranked.find(({ label }) => !isLike(label, top.label));
      const isSure = top.score >= neededScore(words) && top.score - (rival?.score ?? 0) >= SURE.lead;
      const guesses = ranked
        .filter(({ label, score }) => label !== NOTHING && score >= WORTH_ASKING)
        .slice(0, 3)
        .map(({ label }) => askOf(label, slots));
      return {
        ...slots,
        topic: isSure ? top.label : topicOfNames(slots, new Set(words)),
        confidence: top.score,
        guesses: [...new Set(guesses)],
        words,
      };
    },
    rankTopics(text) {
      const words = read(text);
      const slots = readSlots(words);
      const likely = rankAnswers(words, slots).filter(
        ({ label, score }) => label !== NOTHING && score >= LIKELY,
      );
      const named = slots.ingredients.flatMap((key) => INGREDIENTS.get(key)?.id ?? []);
      return [...new Set([...named, ...likely.map(({ label }) => label)])];
    },
    redFlagIn(text) {
      const ranked = rank(read(text));
      const flag = ranked.find(({ label }) => label.startsWith(FLAG));
      const other = ranked.find(({ label }) => !label.startsWith(FLAG));
      const isFlag = flag !== undefined && flag.score - (other?.score ?? 0) >= FLAG_LEAD;
      return isFlag ? (flag.label.slice(FLAG.length) as RedFlag) : null;
    },
  };
}

let learned: Recogniser | undefined;

/** The recogniser of everything that was written down. It takes about a second to learn, once. */
export function recogniser(): Recogniser {
  learned ??= createRecogniser(readExamples());
  return learned;
}

function neededScore(words: readonly string[]): number {
  const isElsewhere = words.some(isOtherSubject);
  const isOurs = words.some((word) => isOurSubject(word) || slotOf(word) !== null);
  return SURE.score + (isElsewhere ? ELSEWHERE : 0) + (isOurs ? 0 : NOT_OURS);
}

/** `{sign}` and its like stay what they are: they stand for any sign. */
function wordsOfExample(text: string): Word[] {
  return withOneWordEach(plainText(text.replaceAll(/\{(\w+)\}/g, ' slot$1 ')))
    .split(' ')
    .filter((word) => word !== '' && word !== '.')
    .map((word) => wordOf(word.replace(/^slot(sign|ingredient|step)$/, '{$1}')));
}

const lineOf = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(' ');

const SUITS = 'ingredient.suits';

/** Whether two topics answer the same question, so that it does not matter which is meant. */
function isLike(id: string, other: string | undefined): boolean {
  if (other === undefined) return false;
  return (
    id === other || TWINS.some((twins) => twins.includes(id) && twins.includes(other)) || areKin(id, other)
  );
}

/** An ingredient, and whether it suits somebody: the second answer holds the first. */
const areKin = (id: string, other: string): boolean =>
  [id, other].includes(SUITS) && [id, other].some((one) => ENTRIES.get(one)?.ingredient !== undefined);

/** Of an ingredient and whether it suits, as likely as one another, the one for somebody who says "me". */
function preferSuits(
  candidates: readonly Ranked[],
  slots: Slots,
  words: ReadonlySet<string>,
): readonly Ranked[] {
  const [top] = candidates;
  const next = top && candidates.find(({ label }) => label !== top.label && areKin(label, top.label));
  if (!next || top.score - next.score >= SURE.lead || slots.ingredients.length > 1) return candidates;
  const [suiting, entry] = top.label === SUITS ? [top, next] : [next, top];
  const first = words.has('me') || words.has('my') ? suiting : entry;
  return [first, ...candidates.filter((one) => one !== first)];
}

/** The question that a topic answers, as a member would ask it. */
function askOf(id: string, { signs, ingredients, steps }: Slots): string {
  const name = ingredients[0] === undefined ? undefined : INGREDIENTS.get(ingredients[0])?.ingredient.name;
  return (TITLES.get(id) ?? '')
    .replaceAll('{sign}', (signs[0] ?? 'redness').replaceAll('_', ' '))
    .replaceAll('{ingredient}', name ?? 'this ingredient')
    .replaceAll('{step}', (steps[0] ?? 'moisturizer').replaceAll('_', ' '))
    .slice(0, 80);
}
