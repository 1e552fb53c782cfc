import { ENTRIES, INGREDIENTS, KNOWLEDGE } from '../knowledge/knowledge.ts';
import { plainText } from './plain-text.ts';
import { groupsOf } from './related-words.ts';
import { SKILLS } from './skills.ts';
import { readSlots, type Slots } from './slots.ts';
import { isOtherSubject, isOurSubject, OTHER_SUBJECTS } from './other-subjects.ts';
import { refine, suits } from './refine.ts';
import { createSpelling } from './spelling.ts';
import { SYNONYM_WORDS, withOneWordEach } from './synonyms.ts';
import { createTopicIndex, type Match, type Topic } from './topic-index.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
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

/** Below this a guess would be wrong too often. */
const SURE = 0.6;

/** Nearer than this to the next topic, either may be meant. */
const CLEAR = 0.04;

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

/** The same for a question that names nothing of ours. */
const SURE_OF_FEW = 0.84;

/** The same for a question with a word that is mostly about something else. */
const SURE_ELSEWHERE = 0.7;

/** From here on it is worth asking whether that was meant. */
const WORTH_ASKING = 0.45;

/** Above this a topic is worth reading, though not sure. */
const LIKELY = 0.35;

/** How many words of a sentence may be unknown before it is about something else. */
const MOST_FOREIGN = 0.5;

/** Somebody wants to know which condition it is. No photo and no chat can say. */
const ASKS_FOR_A_NAME =
  /\bdiagnos|\b(what|which) (disease|illness)|\b(do i|did i|could i|might i|have i|is (this|it|that)|could (this|it|that) be|might (this|it|that) be|are (these|they|those)|whether i|if i)\b.{0,20}\b(rosacea|eczema|dermatitis|psoriasis|melasma|melanoma|cancer|lupus|fungal|ringworm|(skin )?(disease|illness)|herpes|shingles|vitiligo|infect\w*|keratosis|scabies|impetigo)/;
const CONDITIONS = 'our.conditions';

const TOPICS: readonly Topic[] = [...SKILLS, ...KNOWLEDGE];
const index = createTopicIndex(TOPICS);
const correct = createSpelling([...index.words, ...SYNONYM_WORDS], [...ORDINARY_WORDS, ...OTHER_SUBJECTS]);

/** Topics that a text may be about, the likeliest first. */
export function rankTopics(text: string): string[] {
  const words = read(text).map(wordOf);
  const named = readSlots(words.map(({ text }) => text)).ingredients;
  const likely = index.match(words).filter(({ confidence }) => confidence >= LIKELY);
  const entries = named.flatMap((key) => INGREDIENTS.get(key)?.id ?? []);
  return [...new Set([...entries, ...likely.map(({ id }) => id)])];
}

/** Recognises what is asked. A text with several sentences is about the one that is understood best. */
export function recognise(text: string): Recognised {
  const sentences = readSentences(text);
  const all = sentences.flat();
  const slots = readSlots(all);
  const candidates = [all, ...(sentences.length > 1 ? sentences : [])]
    .filter((words) => words.length > 0)
    .flatMap((words) => best(words.map(wordOf), slots));
  if (ASKS_FOR_A_NAME.test(plainText(text)))
    return { ...slots, topic: CONDITIONS, confidence: 1, guesses: [], words: all };
  const [top, ...others] = preferSuits(
    candidates.sort((a, b) => b.confidence - a.confidence),
    slots,
    new Set(all),
  );
  const other =
    others.find(({ id }) => id !== top?.id && !areTwins(id, top?.id) && !areKin(id, top?.id))?.confidence ??
    0;
  const isSure = top !== undefined && top.confidence >= SURE && top.confidence - other >= CLEAR;
  const isElsewhere = all.some(isOtherSubject) && top === undefined;
  const topic = isElsewhere ? null : refine(isSure ? top.id : null, slots, new Set(all));
  const guesses = candidates
    .filter(({ confidence }) => confidence >= WORTH_ASKING)
    .map(({ id }) => askOf(id, slots));
  return {
    ...slots,
    topic,
    confidence: top?.confidence ?? 0,
    guesses: [...new Set(guesses)].slice(0, 3),
    words: all,
  };
}

function areTwins(id: string, other: string | undefined): boolean {
  return other !== undefined && TWINS.some((twins) => twins.includes(id) && twins.includes(other));
}

const SUITS = 'ingredient.suits';

/** An ingredient, and whether it suits somebody: the second answer holds the first. */
const areKin = (id: string, other: string | undefined): boolean =>
  other !== undefined &&
  [id, other].includes(SUITS) &&
  [id, other].some((one) => ENTRIES.get(one)?.ingredient !== undefined);

/** Of an ingredient and whether it suits, as likely as one another, the one for somebody who says "me". */
function preferSuits(candidates: Match[], slots: Slots, words: ReadonlySet<string>): Match[] {
  const [top] = candidates;
  const next = candidates.find(({ id }) => areKin(id, top?.id));
  if (!top || !next || top.confidence - next.confidence >= CLEAR || slots.ingredients.length > 1)
    return candidates;
  const [suits, entry] = top.id === SUITS ? [top, next] : [next, top];
  const first = words.has('me') || words.has('my') ? suits : entry;
  return [first, ...candidates.filter((one) => one !== first)];
}

/** The first example of a topic, as a member would ask it. */
function askOf(id: string, { signs, ingredients, steps }: Slots): string {
  const { asks = '' } = TOPICS.find((topic) => topic.id === id) ?? {};
  const name = ingredients[0] === undefined ? undefined : INGREDIENTS.get(ingredients[0])?.ingredient.name;
  const ask = asks
    .slice(0, asks.indexOf('?') + 1)
    .replaceAll('{sign}', (signs[0] ?? 'redness').replaceAll('_', ' '))
    .replaceAll('{ingredient}', name ?? 'this ingredient')
    .replaceAll('{step}', (steps[0] ?? 'moisturizer').replaceAll('_', ' '));
  return ask.slice(0, 80);
}

/** The topics of one sentence, after rules that words alone cannot tell. */
function best(words: readonly Word[], slots: Slots): Match[] {
  const texts = words.map(({ text }) => text);
  const telling = words.filter(({ isFiller }) => !isFiller);
  const foreign = telling.filter(
    ({ text, stem }) => !index.words.has(text) && groupsOf(stem).length === 0,
  ).length;
  const isOurs = texts.some(isOurSubject) || telling.some(({ slot }) => slot !== null);
  const isTelling = isOurs || (foreign === 0 && telling.some(index.isRare));
  if (telling.length > 3 && foreign / telling.length > MOST_FOREIGN) return [];
  if (foreign > 0 && !isOurs) return [];
  const others = words.filter(({ text }) => isOtherSubject(text));
  return index
    .match(words)
    .filter(
      ({ id, confidence }) =>
        (isTelling || confidence >= SURE_OF_FEW) &&
        suits(id, slots, new Set(texts)) &&
        (others.length === 0 ||
          (confidence >= SURE_ELSEWHERE && others.every((word) => index.speaksOf(id, word)))),
    )
    .slice(0, 5);
}

function readSentences(text: string): string[][] {
  const corrected = plainText(text).split(' ').map(correct).join(' ');
  return withOneWordEach(corrected)
    .split(' . ')
    .map((sentence) => sentence.split(' ').filter((word) => word !== '.' && word !== ''));
}

const read = (text: string): string[] => readSentences(text).flat();
