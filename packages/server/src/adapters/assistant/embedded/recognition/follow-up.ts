import type { Sign } from '@daylit/contract';
import type { Turn } from '../../../../modules/chat/ports.ts';
import { KNOWLEDGE } from '../knowledge/knowledge.ts';
import { findAspect } from './aspects.ts';
import { type Recognised, recognise } from './recognise.ts';

/** Questions that only make sense after another one. */
const LEANS =
  /(\bsame (night|evening|day|time|morning)$)|^(and|but|what about|how about|or|also|then|with|without|why|how come|how so|really|sure|is there (one|any|some)|are there (ones|any|some)|which one|the (first|second|third|fourth|last|other)|that one|this one|it|is it|does it|can i use it|do they|are they|something|anything|cheaper|more|tell me more|yes|ok|okay|no|how often|how many|how much|how strong|what strength|any side|side effects|when|how long|where|for how long|for whom|who is)\b/;

const MAX_WORDS = 9;

/** A longer question is a follow-up too when it asks for something that goes with what was named before. */
const GOES_WITH =
  /^(can|may|should|could) i (use|take|put|mix|wear) (it|them|that|this)\b.*\b(with|together|mix)\b/;

/** Up to this many words, a question holds nothing but "how often?". */
const BARE = 3;

/** The meaning of a question in its conversation. */
export interface Understood extends Recognised {
  /** The previous question, when this one refers to it. */
  before: Recognised | null;
  /** The question asks for the reason of the previous answer. */
  asksWhy: boolean;
  /** The number of a product that was shown, from 0; null when none is meant. */
  shownIndex: number | null;
  /** A short question that refers to the one before. */
  leans: boolean;
}

/** "The second one", "the 2nd", "number two"; the plain text has turned the number into a score by then. */
const NUMBERS = [
  /\b(first|1st|score (one|1))\b/,
  /\b(second|2nd|score (two|2))\b/,
  /\b(third|3rd|score (three|3))\b/,
  /\b(fourth|4th|score (four|4))\b/,
];

/** The meaning of a question that cannot be recognised. */
export const NOT_UNDERSTOOD: Understood = {
  topic: null,
  confidence: 0,
  likely: null,
  guesses: [],
  words: [],
  signs: [],
  ingredients: [],
  steps: [],
  before: null,
  asksWhy: false,
  shownIndex: null,
  leans: false,
};

/** Maximum number of the member's messages that a question may refer to. */
const MOST_BEFORE = 4;

/** Topics whose answers name the sign that stands out, although the question does not name it. */
const NAMES_A_SIGN: ReadonlySet<string | null> = new Set(['report.focus', 'report.explain']);

/** Whether a question refers to an answer that named a sign, so that the sign has to be known. */
export const leansOnFocus = ({ leans, before }: Understood): boolean =>
  leans && before !== null && before.signs.length === 0 && NAMES_A_SIGN.has(before.topic);

/**
 * Reads a question in its conversation, each message of which may refer to the ones before. `focus` is the
 * sign that stands out in the member's report.
 */
export function understand(text: string, turns: readonly Turn[], focus?: Sign): Understood {
  const said = turns.filter(({ role }) => role === 'user').slice(-MOST_BEFORE);
  let before: Recognised | null = null;
  for (const turn of said) {
    const understood = readAfter(turn.text, before);
    // "How often?" and "why?" refer to the question before them.
    const isAboutThat = understood.asksWhy || (understood.leans && findAspect(turn.text) !== undefined);
    const isAboutSomething =
      understood.topic !== null || understood.likely !== null || !namesNothing(understood);
    if (isAboutSomething && !(before && isAboutThat) && understood.topic?.startsWith('talk.') !== true)
      before = withFocus({ ...understood, topic: understood.topic ?? understood.likely }, focus);
  }
  return readAfter(text, before);
}

function withFocus(said: Recognised, focus: Sign | undefined): Recognised {
  const isNamed = focus !== undefined && said.signs.length === 0 && NAMES_A_SIGN.has(said.topic);
  return isNamed ? { ...said, signs: [focus] } : said;
}

function readAfter(text: string, before: Recognised | null): Understood {
  const alone = recognise(text);
  const plain = alone.words.join(' ');
  const leans =
    GOES_WITH.test(plain) || (alone.words.length <= MAX_WORDS && (LEANS.test(plain) || PRONOUNS.test(plain)));
  const now = leans && before ? withNames(alone, before) : alone;
  const asksWhy =
    /^(but |and )?(why|how come|how so|why is that|why not|really why|whys that)( is that| so| not| that| though| these| those| them)?$/.test(
      plain,
    );
  const shownIndex = shownNumber(now.words);
  // "How often?" without a question before it is about nothing.
  if (!before && now.words.length <= BARE && namesNothing(now) && findAspect(text))
    return { ...now, topic: null, likely: null, guesses: [], before, asksWhy, shownIndex, leans };
  if (!before || !leans) return { ...now, before: leans ? before : null, asksWhy, shownIndex, leans };
  return { ...inherit(unlessVague(now), before), before, asksWhy, shownIndex, leans };
}

/** From this length on a question is complete by itself. */
const CLEAR = 0.3;

/** "Is that bad?" says too little for an answer, unless it can mean only one thing. */
function unlessVague(now: Recognised): Recognised {
  const plain = now.words.join(' ');
  const isBare = now.words.length <= BARE + 1 && findAspect(plain) !== undefined;
  const isVague = namesNothing(now) && PRONOUNS.test(plain) && (isBare || now.confidence < CLEAR);
  if (!isVague || now.topic === null) return now;
  return { ...now, topic: null, likely: now.guesses.length > 1 ? null : now.topic };
}

const namesNothing = ({ ingredients, signs, steps }: Recognised): boolean =>
  ingredients.length + signs.length + steps.length === 0;

/** Words that refer to what was named before: "is it", "do I have some", "one without". */
const PRONOUNS =
  /\b(it|they|them|that|this|one(?= fragrancefree| without|$)|ones|some(?= (in|already|too|now|of (it|them))\b|$))\b/;

/** Words between two things that are used together. */
const PAIRING = /\b(with|together|mix|before|after)\b/;

/** The same question with the name in place of "it". */
function withNames(now: Recognised, before: Recognised): Recognised {
  const name = before.ingredients.at(-1) ?? before.signs[0] ?? before.steps[0];
  const plain = now.words.join(' ');
  const isNamed = now.ingredients.length + now.signs.length + now.steps.length > 0;
  const isPaired = now.ingredients.length > 0 && before.ingredients.length > 0 && PAIRING.test(plain);
  if (name === undefined || (isNamed && !isPaired) || !PRONOUNS.test(plain)) return now;
  // "Is it true that …" names its own subject, although it says "it".
  if (plain.startsWith('is it true')) return now;
  const named = recognise(
    plain.replace(PRONOUNS, before.ingredients.length > 0 ? name : name.replaceAll('_', ' ')),
  );
  if (isPaired && named.ingredients.length > 1) return { ...named, topic: 'ingredient.pair' };
  return now.topic !== null && now.confidence >= named.confidence ? now : named;
}

/** Adds what the question leaves out. */
function inherit(now: Recognised, before: Recognised): Recognised {
  const names = now.signs.length + now.ingredients.length + now.steps.length;
  const isSure = now.topic !== null && now.confidence > CLEAR;
  if (now.words.includes('because') && before.topic?.startsWith('progress.') === true)
    return { ...now, topic: before.topic };
  const otherPart = otherPartOfTheDay(now, before);
  if (otherPart !== null) return { ...now, topic: otherPart };
  if (refinesWish(now, before)) return { ...now, steps: before.steps, topic: 'product.find' };
  const isWith =
    now.words[0] === 'with' ||
    (now.words[0] === 'and' && now.words[1] === 'with') ||
    now.words.includes('same');
  if (isWith && now.ingredients.length === 1 && before.ingredients.length > 0)
    return {
      ...now,
      topic: 'ingredient.pair',
      ingredients: [...before.ingredients.slice(0, 1), ...now.ingredients],
    };
  if (
    now.topic === null &&
    names === 0 &&
    before.ingredients.length > 0 &&
    /^(how|when)$/.test(now.words[0] ?? '')
  )
    return { ...now, ingredients: before.ingredients.slice(0, 1), topic: 'ingredient.about' };
  const slots = {
    signs: now.signs.length > 0 ? now.signs : before.signs,
    ingredients: now.ingredients.length > 0 ? now.ingredients : before.ingredients,
    steps: now.steps.length > 0 ? now.steps : before.steps,
  };
  const isAnother = /^(and|what about|how about)\b/.test(now.words.join(' ')) && now.words.length <= 5;
  if (isAnother && names > 0) return { ...now, ...slots, topic: sameKind(now, before) ?? now.topic };
  const isOfPhoto = /^(report|progress)\./.test(before.topic ?? '');
  if (!isSure && isOfPhoto && now.signs.length > 0 && now.ingredients.length + now.steps.length === 0)
    return { ...now, ...slots, topic: sameKind(now, before) };
  // "Is niacinamide good for that?" is about both things.
  if (isSure) return names === 0 || PRONOUNS.test(now.words.join(' ')) ? { ...now, ...slots } : now;
  if (names > 0 && now.topic === null) return { ...now, ...slots, topic: sameKind(now, before) };
  return now.topic === null ? { ...now, ...slots } : { ...now, ...slots };
}

/** "And tomorrow morning?" after a reply about this evening. */
function otherPartOfTheDay({ words }: Recognised, { topic }: Recognised): string | null {
  if (topic !== 'routine.tonight' && topic !== 'routine.morning') return null;
  if (words.length > BARE + 1 || !/^(and|what|how|then)$/.test(words[0] ?? '')) return null;
  if (words.includes('morning')) return 'routine.morning';
  return words.includes('night') || words.includes('tonight') ? 'routine.tonight' : null;
}

/** "Is there one without fragrance?" after a request for products. */
const refinesWish = ({ words, steps, ingredients }: Recognised, { topic }: Recognised): boolean =>
  topic === 'product.find' &&
  steps.length === 0 &&
  ingredients.length === 0 &&
  !words.some((word) => ['how', 'why', 'what', 'when'].includes(word)) &&
  words.some((word) => ['one', 'ones', 'fragrancefree', 'budget', 'cheaper'].includes(word));

const concernAbout = (sign: Sign | undefined): string | undefined =>
  KNOWLEDGE.find((entry) => entry.sign !== undefined && entry.sign === sign)?.id;

/** The previous topic, about the thing that is named now. */
function sameKind(now: Recognised, before: Recognised): string | null {
  const topic = before.topic ?? '';
  if (now.ingredients.length > 1) return 'ingredient.pair';
  if (now.ingredients.length > 0)
    return topic.startsWith('ingredient.') && !/^ingredient\.(suits|pregnancy|have|pair)$/.test(topic)
      ? 'ingredient.about'
      : topic.startsWith('ingredient.') && topic !== 'ingredient.pair'
        ? topic
        : 'ingredient.about';
  if (now.signs.length > 0)
    return topic.startsWith('progress.')
      ? 'progress.sign'
      : topic === 'product.find'
        ? topic
        : (topic.startsWith('concern.') && concernAbout(now.signs[0])) || 'report.sign';
  return topic === 'product.find' ? topic : null;
}

function shownNumber(words: readonly string[]): number | null {
  if (words.length > MAX_WORDS) return null;
  const plain = words.join(' ');
  const at = NUMBERS.findIndex((number) => number.test(plain));
  if (at >= 0 && /\b(one|about|the|product|score)\b/.test(plain)) return at;
  return plain === 'the last one' ? -1 : null;
}
