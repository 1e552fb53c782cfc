import type { Sign } from '@daylit/contract';
import type { Turn } from '../../../../modules/chat/ports.ts';
import { ENTRIES } from '../knowledge/knowledge.ts';
import { findAspect } from './aspects.ts';
import { BARE, CLEAR, inherit, OF_A_PHOTO, PRONOUNS } from './inherit.ts';
import { isAbout } from './refine.ts';
import { type Recognised, recognise } from './recognise.ts';

/** Questions that only make sense after another one. */
const LEANS =
  /(\bsame (night|evening|day|time|morning)$)|^(and|but|what about|how about|or|also|then|with|without|why|how come|how so|really|sure|is there (one|any|some)|any (fragrancefree|with|without|other|cheaper)|for (him|her|my)|are there (ones|any|some)|which one|the (first|second|third|fourth|last|other)|that one|this one|it|is it|does it|can i use it|do they|are they|something|anything|cheaper|more|tell me more|yes|ok|okay|no|how often|how many|how much|how strong|what strength|any side|side effects|when|how long|where|for how long|for whom|who is)\b/;

const MAX_WORDS = 9;

/** A longer question is a follow-up too when it asks for something that goes with what was named before. */
const GOES_WITH =
  /^(can|may|should|could) i (use|take|put|mix|wear) (it|them|that|this)\b.*\b(with|together|mix)\b/;

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
  const asksProof = before !== null && PROOF.test(plain);
  if (asksProof && OF_A_PHOTO.test(before.topic ?? ''))
    return {
      ...alone,
      topic: plain.startsWith('how') ? 'our.measure' : 'our.accuracy',
      before,
      asksWhy: false,
      shownIndex: null,
      leans: false,
    };
  const asksWhy =
    asksProof ||
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

/** "Are you sure?", "who says that?" */
const PROOF =
  /^(but |and )?(are you (really |so )?(sure|certain)( about (that|it))?|who (says|said) (that|so|it)|how do you know( that| this| it)?|says who|is (that|it|this) (really )?true)$/;

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
  // "Is it from chocolate?" after a sign asks where the sign comes from.
  if (before.signs.length > 0 && /^(is|are) (it|this|that|they) from\b/.test(plain)) return named;
  // "What can I do about it" alone resembles a sign that was not named.
  const own = ENTRIES.get(now.topic ?? '')?.sign;
  const isAnother =
    own !== undefined && before.signs.length > 0 && !before.signs.some((sign) => isAbout(sign, own));
  return now.topic !== null && !isAnother && now.confidence >= named.confidence ? now : named;
}

function shownNumber(words: readonly string[]): number | null {
  if (words.length > MAX_WORDS) return null;
  const plain = words.join(' ');
  const at = NUMBERS.findIndex((number) => number.test(plain));
  if (at >= 0 && /\b(one|about|the|product|score)\b/.test(plain)) return at;
  return plain === 'the last one' ? -1 : null;
}
