import { ENTRIES } from '../knowledge/knowledge.ts';
import { findAspect } from '../recognition/aspects.ts';
import type { Ranking } from '../recognition/ranking.ts';
import { type Recognised, recognise } from '../recognition/recognise.ts';
import { isAbout } from '../recognition/refine.ts';
import { BARE, CLEAR, inherit, PRONOUNS } from './inherit.ts';
import { OF_A_PHOTO, readShort } from './short-questions.ts';
import { isAboutShown, shownNumber } from './shown-products.ts';
import { ALONE, type Understood } from './understood.ts';
import { namesAny } from '../recognition/slots.ts';

/** Questions that only make sense after another one. */
const LEANS =
  /(\bsame (night|evening|day|time|morning)$)|^(and|but|what about|how about|or|also|then|with|without|why|how come|how so|really|sure|(is there|do you have|have you got) (one|any|some|something|anything)|any (fragrancefree|with|without|other|cheaper)|for (him|her|my)|are there (ones|any|some)|which one|the (first|second|third|fourth|last|other)|that one|this one|it|is it|does it|can i use it|do they|are they|something|anything|cheaper|more|tell me more|yes|ok|okay|no|how often|how many|how much|how strong|what strength|any side|side effects|when|how long|where|for how long|for whom|who is)\b/;

const MAX_WORDS = 9;

/** A longer question is a follow-up too when it asks for something that goes with what was named before. */
const GOES_WITH =
  /^(can|may|should|could) i (use|take|put|mix|wear) (it|them|that|this)\b.*\b(with|together|mix)\b/;

/** What the conversation is about. */
interface Context {
  before: Recognised | null;
  /** The number of the product that it is about, if it is about one. */
  shownIndex: number | null;
}

/** Reads a question by the words with which it leans on the one before. */
export function readLeaning(
  ranking: Ranking,
  text: string,
  alone: Recognised,
  { before, shownIndex }: Context,
): Understood {
  const plain = alone.words.join(' ');
  if (before && PROOF.test(plain) && OF_A_PHOTO.test(before.topic ?? '')) {
    const topic = plain.startsWith('how') ? 'our.measure' : 'our.accuracy';
    return { ...alone, ...ALONE, topic, before, leans: true };
  }
  const short = readShort(alone, before);
  if (short) return { ...short, ...ALONE, before, leans: true };
  const isBareAspect = alone.words.length <= BARE && findAspect(text) !== undefined;
  // "How often?" without a question before it is about nothing.
  if (!before && isBareAspect && !namesAny(alone))
    return { ...alone, ...ALONE, topic: null, likely: null, guesses: [] };
  const leans =
    GOES_WITH.test(plain) ||
    isBareAspect ||
    (alone.words.length <= MAX_WORDS && (LEANS.test(plain) || PRONOUNS.test(plain)));
  const isOfShown = isAboutShown(alone, before, shownIndex);
  // "It" is one of the products that were shown, and no moisturizer in general.
  const isNamed = leans && before !== null && before.topic !== 'product.find';
  const now = isNamed ? withNames(ranking, alone, before) : alone;
  const about = {
    before: leans ? before : null,
    leans,
    asksWhy: (before !== null && PROOF.test(plain)) || WHY.test(plain),
    isAboutShown: isOfShown,
    shownIndex: shownNumber(now.words) ?? (isOfShown ? shownIndex : null),
  };
  return { ...ALONE, ...(before && leans ? inherit(unlessVague(now), before) : now), ...about };
}

/** "Why?", "but why not?" */
const WHY =
  /^(but |and )?(why|how come|how so|why is that|why not|really why|whys that)( is that| so| not| that| though| these| those| them)?$/;

/** "Are you sure?", "who says that?" */
const PROOF =
  /^(but |and |really )*(are you (really |so )?(sure|certain)( about (that|it))?|who (says|said) (that|so|it)|how do you know( that| this| it)?|says who|is (that|it|this) (really )?true)$/;

/** "What does that mean?" */
const ASKS_OF_IT = /^what does (it|that|this) mean$/;

/** "Is that bad?" says too little for an answer, unless it can mean only one thing. */
function unlessVague(now: Recognised): Recognised {
  const plain = now.words.join(' ');
  if (namesAny(now) || !PRONOUNS.test(plain)) return now;
  const isBare = now.words.length <= BARE + 1 && findAspect(plain) !== undefined;
  const isVague = ASKS_OF_IT.test(plain) || (now.topic !== null && (isBare || now.confidence < CLEAR));
  return isVague ? { ...now, topic: null, likely: now.guesses.length > 1 ? null : now.topic } : now;
}

/** Words between two things that are used together. */
const PAIRING = /\b(with|together|mix|before|after)\b/;

/** The same question with the name in place of "it". */
function withNames(ranking: Ranking, now: Recognised, before: Recognised): Recognised {
  const name = before.ingredients.at(-1) ?? before.signs[0] ?? before.steps[0];
  const plain = now.words.join(' ');
  const isNamed = namesAny(now);
  const isPaired = now.ingredients.length > 0 && before.ingredients.length > 0 && PAIRING.test(plain);
  if (name === undefined || (isNamed && !isPaired) || !PRONOUNS.test(plain)) return now;
  // "Is it true that …" names its own subject, although it says "it".
  if (plain.startsWith('is it true')) return now;
  const named = recognise(
    ranking,
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
