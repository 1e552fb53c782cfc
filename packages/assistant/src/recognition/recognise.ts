import { ENTRIES, INGREDIENTS } from '../knowledge/knowledge.ts';
import type { Ranked } from './classifier.ts';
import { plainText } from './plain-text.ts';
import { NOTHING, type Ranking, TITLES } from './ranking.ts';
import { choose } from './refine.ts';
import { namesAny, readSlots, type Slots } from './slots.ts';

/** What a text asks. */
export interface Recognised extends Slots {
  /** A skill or an entry of the knowledge base; null when no topic has enough confidence. */
  topic: string | null;
  confidence: number;
  /** The likeliest topic when none has enough confidence, if it is right more often than not. */
  likely: string | null;
  /** Questions that may be meant when no topic has enough confidence; at most three. */
  guesses: readonly string[];
  /** The corrected text with one word for each thing. */
  words: readonly string[];
}

/**
 * How far a topic has to be ahead of the next one for an answer, times the logarithm of the number of words,
 * because each further word lowers every score. Chosen on the wordings of sets that were left out, so that
 * 1 to 2 % of all answers are wrong.
 */
const SURE = 0.18;

/**
 * The factor by which the likeness of a question to what no topic answers raises what a topic needs. Chosen
 * on sets of wordings that were left out.
 */
const OUT_OF_SCOPE = 8;

/**
 * Not certain, but worth an answer that says how the question was understood: right in seven of ten
 * questions of sets that were left out.
 */
const LIKELY_LEAD = 0.1;

/** From this score on it is worth asking whether the topic was meant. */
const WORTH_ASKING = 0.18;

/** Above this score a topic is worth reading, though not certain. */
const LIKELY = 0.17;

/** Scores within this distance count as equal. */
const NEAR = 0.05;

/**
 * A question whose words ask for a product, and whose score for it is farther behind than this, asks
 * something else: "my doctor says I'm low on vitamin D, and you want me to wear sunscreen".
 */
const FAR = 0.15;

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

/** Questions about which condition it is. No photo and no chat can say. */
const ASKS_FOR_A_NAME =
  /\bdiagnos|\b(what|which) (disease|illness)|\b(do i|did i|could i|might i|have i|is (this|it|that)|could (this|it|that) be|might (this|it|that) be|are (these|they|those)|whether i|if i|(if|whether) (this|that|it|my|these|those))\b.{0,20}\b(rosacea|eczema|dermatitis|psoriasis|melasma|melanoma|cancer|lupus|fungal|ringworm|(skin )?(disease|illness)|herpes|shingles|vitiligo|infect\w*|keratosis|scabies|impetigo)/;
const CONDITIONS = 'our.conditions';

/** Recognises what is asked. */
export function recognise(ranking: Ranking, text: string): Recognised {
  const reading = ranking.read(text);
  const { words } = reading;
  const slots = readSlots(words);
  const nothing = { ...slots, topic: null, confidence: 0, likely: null, guesses: [], words };
  if (ASKS_FOR_A_NAME.test(plainText(text))) return { ...nothing, topic: CONDITIONS, confidence: 1 };
  const ranked = preferSuits(ranking.rankTopics(reading, slots), slots, new Set(words));
  const [top] = ranked;
  if (top === undefined || top.label === NOTHING) return nothing;
  const rival = ranked.find(({ label }) => !isLike(label, top.label));
  const doubt = OUT_OF_SCOPE * Math.max(0, ranking.outOfScopeLead(words));
  const lead = (top.score - (rival?.score ?? 0)) * Math.log(1 + words.length);
  const guesses = ranked
    .filter(({ label, score }) => label !== NOTHING && score >= WORTH_ASKING + doubt)
    .slice(0, 3)
    .map(({ label }) => askOf(label, slots));
  // A question that equals an example word for word is not strange.
  const isSure = lead - doubt >= SURE || top.score === 1;
  // A question that names two things is hardly about anything else, if that topic is about as likely.
  const isPair =
    isOfOneOfTwo(top.label, slots, words) ||
    (!isSure && ranked.some(({ label, score }) => label === PAIR && score >= top.score - NEAR));
  const isWish = !isSure && isWishFor(slots, words) && ranked.some(({ label }) => label === FIND);
  const topic = isPair ? PAIR : isWish ? FIND : isSure ? top.label : null;
  const isLikely = guesses.length > 0 && lead - doubt >= LIKELY_LEAD;
  const likely = isLikely ? top.label : guesses.length > 0 ? aboutTheOneNamed(slots, words) : null;
  const find = ranked.find(({ label }) => label === FIND);
  const mayWish = find !== undefined && find.score >= top.score - FAR;
  const chosen = (one: string | null): string | null =>
    one === null ? null : choose(one, slots, new Set(words), mayWish);
  return {
    ...nothing,
    topic: chosen(topic),
    confidence: top.score,
    likely: topic === null ? chosen(likely) : null,
    guesses: [...new Set(guesses)],
  };
}

/** The entry of one of two ingredients does not answer what one does to the other. */
const isOfOneOfTwo = (label: string, { ingredients }: Slots, words: readonly string[]): boolean =>
  ingredients.length === 2 &&
  ENTRIES.get(label)?.ingredient !== undefined &&
  words.some((word) => HARMING.test(word));

const HARMING = /^(ruin|destroy|cancel|break|kill|weaken|inactivate|deactivate|neutrali[sz]e)(s|es)?$/;

/** A short question that names a thing and a price, or the wish to have it, asks for products. */
const isWishFor = (slots: Slots, words: readonly string[]): boolean =>
  namesAny(slots) && words.length <= LONGEST_WISH && WISH.test(words.join(' '));

const LONGEST_WISH = 14;
const WISH =
  /\b(recommend|suggest|propose|recs?|show me|find me|gimme|look(ing)? for|(want|like|love) to (buy|get|try)|what product|(?<!my )(other|better|nice|good) (product|one)s?|something cheaper|budget|(under|max) \d+|\d+ (euros?|dollars?|bucks?|pounds?|quid)|need (something|another)|is there (a|an|any|one))\b/;

/** A question that names one ingredient and the person asking is about the two. */
function aboutTheOneNamed({ ingredients }: Slots, words: readonly string[]): string | null {
  const [named] = ingredients;
  if (named === undefined || ingredients.length > 1) return null;
  return words.some((word) => ['i', 'me', 'my'].includes(word))
    ? SUITS
    : (INGREDIENTS.get(named)?.id ?? null);
}

/** Topics that a text may be about, likeliest first. */
export function rankTopics(ranking: Ranking, text: string): string[] {
  const reading = ranking.read(text);
  const slots = readSlots(reading.words);
  const likely = ranking
    .rankTopics(reading, slots)
    .filter(({ label, score }) => label !== NOTHING && score >= LIKELY);
  const named = slots.ingredients.flatMap((key) => INGREDIENTS.get(key)?.id ?? []);
  return [...new Set([...named, ...likely.map(({ label }) => label)])];
}

const SUITS = 'ingredient.suits';
const PAIR = 'ingredient.pair';
const FIND = 'product.find';

/** Whether two topics answer the same question, so that either may be chosen. */
function isLike(id: string, other: string | undefined): boolean {
  if (other === undefined) return false;
  return (
    id === other || TWINS.some((twins) => twins.includes(id) && twins.includes(other)) || areKin(id, other)
  );
}

/** An ingredient, and whether it suits the person: the second answer includes the first. */
const areKin = (id: string, other: string): boolean =>
  [id, other].includes(SUITS) && [id, other].some((one) => ENTRIES.get(one)?.ingredient !== undefined);

/**
 * Of an ingredient and whether it suits, when both are equally likely: the second one if the text says "me".
 */
function preferSuits(
  candidates: readonly Ranked[],
  slots: Slots,
  words: ReadonlySet<string>,
): readonly Ranked[] {
  const [top] = candidates;
  const next = top && candidates.find(({ label }) => label !== top.label && areKin(label, top.label));
  if (!next || top.score - next.score >= NEAR || slots.ingredients.length > 1) return candidates;
  const [suiting, entry] = top.label === SUITS ? [top, next] : [next, top];
  const first = words.has('me') || words.has('my') ? suiting : entry;
  return [first, ...candidates.filter((one) => one !== first)];
}

/** The question that a topic answers, as a member would ask it. */
export function askOf(id: string, { signs, ingredients, steps }: Slots): string {
  const [first = 'this ingredient', second = 'another'] = ingredients.flatMap(
    (key) => INGREDIENTS.get(key)?.ingredient.name ?? [],
  );
  const sign = (signs[0] ?? 'redness').replaceAll('_', ' ');
  const title = TITLES.get(id) ?? '';
  return (
    isPlural(sign)
      ? title.replace(/\bis my {sign}/, 'are my {sign}').replace(/^Has my {sign}/, 'Have my {sign}')
      : title
  )
    .replaceAll('{sign}', sign)
    .replace('{ingredient}', first)
    .replace('{ingredient}', second)
    .replaceAll('{step}', (steps[0] ?? 'moisturizer').replaceAll('_', ' '))
    .replace(/\ba (?=[aeiou])/, 'an ')
    .slice(0, 80);
}

/** "Lines" is a plural, "redness" is none. */
const isPlural = (sign: string): boolean => /[^s]s$/.test(sign);
